import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';

const singleSignOnKey = (company: string) => ['vendor', 'single-sign-on', company] as const;

/** Reads a company's single sign-on settings; only a vendor Admin may. */
export const useGetSingleSignOn = (company: string) =>
  useRead(singleSignOnKey(company), 'getSingleSignOn', { company });

export const useUpdateSingleSignOn = (company: string) =>
  useChange(
    (settings: ApiRequest<'updateSingleSignOn'>) => api('updateSingleSignOn', { ...settings, company }),
    [singleSignOnKey(company)],
  );
