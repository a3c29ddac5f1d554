import { themeCss } from '@galley/public-web/theme-css';
import { useCompany } from '../session/use-company-name';

export interface SiteTheme {
  /** The company's colours and font as CSS. */
  themeCss: string;
  /** The company's time zone; undefined while loading. */
  timeZone: string | undefined;
}

/** Reads the look of the company's site, for the preview, and its time zone. */
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
