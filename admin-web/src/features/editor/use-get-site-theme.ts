import { themeCss } from '@galley/public-web/theme-css';
import { useCompany } from '../session/use-company-name';

export interface SiteTheme {
  /** The company's colours and font as CSS. */
  themeCss: string;
  /** The company's time zone; undefined while it is read. */
  timeZone: string | undefined;
}

/** How the company's site looks, for the preview and for dates. */
export function useGetSiteTheme(): SiteTheme {
  const company = useCompany();
  return {
    themeCss: themeCss({
      primaryColor: company?.primaryColor ?? '',
      font: company?.font ?? '',
      theme: company?.theme ?? undefined,
    }),
    timeZone: company?.timeZone,
  };
}
