import { themeCss } from '@galley/public-web/theme-css';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useIsAdmin } from '../session/use-signed-in-user';
import { editorKeys } from './editor-keys';

export interface SiteLook {
  /** The company's colours and font as CSS. */
  themeCss: string;
  /** The company's time zone; undefined where it is not known. */
  timeZone: string | undefined;
}

/**
 * How the company's site looks. Only Admins may read the company's settings; for others the preview has the
 * default colours and font, and times are those of the browser.
 */
export function useGetSiteLook(): SiteLook {
  const isAdmin = useIsAdmin();
  const { data } = useQuery({
    queryKey: editorKeys.siteLook,
    queryFn: () => api('getCompanySettings'),
    enabled: isAdmin,
    staleTime: 5 * 60_000,
  });
  const settings = data?.companySettings ?? {};
  return {
    themeCss: themeCss({ primaryColor: textOf(settings, 'primaryColor'), font: textOf(settings, 'font') }),
    timeZone: textOf(settings, 'timeZone') || undefined,
  };
}

function textOf(settings: Record<string, unknown>, field: string): string {
  const value = settings[field];
  return typeof value === 'string' ? value : '';
}
