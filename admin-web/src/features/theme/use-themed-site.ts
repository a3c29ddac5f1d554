import type { HeaderSite } from '@galley/public-web/chrome/header';
import { noSurroundings, type Surroundings } from '@galley/public-web/surroundings';
import { presetOf } from '@galley/shared/theme/presets';
import type { Theme } from '@galley/shared/theme/theme-words';
import { useMemo } from 'react';
import { useListPages } from '../../parts/pages/use-pages';
import { useCompany } from '../../parts/session/use-company-name';
import { useGetCompanySettings } from '../../parts/site-information/use-site-information';

interface PageChoice {
  value: string;
  label: string;
}

export interface ThemedSite {
  /** The look of the site without a theme. */
  look: { primaryColor: string; font: string };
  /** The data of the header's button. */
  header: (theme: Theme | undefined) => HeaderSite;
  /** What components show of the company. */
  company: Surroundings['company'];
  /** Pages that the header's button may link to, by number. */
  pages: PageChoice[];
  /** Pages that the preview can show, the home page first. */
  shownPages: PageChoice[];
}

/** Reads what theme previews show of the company besides the page itself. */
export function useThemedSite(): ThemedSite {
  const company = useCompany();
  const { data } = useGetCompanySettings();
  const { data: rows } = useListPages();
  return useMemo(() => {
    const look = { primaryColor: company?.primaryColor ?? '', font: company?.font ?? 'system' };
    const settings = { ...data?.companySettings } as Partial<HeaderSite & { address: string }>;
    const { telephone = '', telephoneShown, address = '' } = settings;
    const own = (rows ?? []).filter((row) => !row.isExternal && row.versionStatus !== 'Deleted');
    const live = own.filter((row) => row.versionStatus === 'live');
    const isHome = ({ fullUrl }: { fullUrl: string }) => fullUrl === '/';
    const choiceOf = ({ pageId, pageName }: { pageId: number; pageName: string }): PageChoice => ({
      value: String(pageId),
      label: pageName,
    });
    const nameOf = (id: number | null) => live.find(({ pageId }) => pageId === id)?.pageName;
    return {
      look,
      company: { ...noSurroundings.company, address, telephone, telephoneShown: telephoneShown ?? telephone },
      pages: live.map(choiceOf),
      shownPages: [...own.filter(isHome), ...own.filter((row) => !isHome(row))].map(choiceOf),
      header: (theme) => {
        const label = theme?.actionLabel || nameOf(theme?.actionPageId ?? null);
        const headerLink = label && nameOf(theme?.actionPageId ?? null) ? { label, href: '#' } : undefined;
        return { theme, telephone, ...(telephoneShown && { telephoneShown }), headerLink };
      },
    };
  }, [company, data, rows]);
}

/** The initial choices of a company without a theme: the plainest design in the company's own colour. */
export function firstTheme(primaryColor: string): Theme {
  const design = presetOf('clear');
  return primaryColor ? { ...design, brand: primaryColor.toLowerCase() } : design;
}
