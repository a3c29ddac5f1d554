import type { Footer } from '@galley/shared/schemas/site';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { siteStateKeys } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

export function useGetFooter() {
  return useQuery({
    queryKey: siteInformationKeys.footer,
    queryFn: ({ signal }) => api('getFooter', {}, { signal }),
  });
}

/** Creates the footer when its id is 0, else updates it. */
export function useSaveFooter() {
  return useChange(
    (footer: Footer) => (footer.id === 0 ? api('createFooter', footer) : api('updateFooter', footer)),
    [siteInformationKeys.footer, siteStateKeys.all],
  );
}
