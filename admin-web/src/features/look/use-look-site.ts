import type { HeaderSite } from '@galley/public-web/chrome/header';
import { noSurroundings, type Surroundings } from '@galley/public-web/surroundings';
import { presetOf } from '@galley/shared/theme/presets';
import type { Theme } from '@galley/shared/theme/theme-words';
import { useMemo } from 'react';
import { useListPages } from '../../parts/pages/use-pages';
import { useCompany } from '../../parts/session/use-company-name';
import { useGetCompanySettings } from '../../parts/site-information/use-site-information';

export interface LookSite {
  /** The look of the site without a theme. */
  look: { primaryColor: string; font: string };
  /** The data of the header's button. */
  header: (theme: Theme | undefined) => HeaderSite;
  /** What components show of the company. */
  company: Surroundings['company'];
  /** Pages that the header's button may link to, by number. */
  pages: { value: string; label: string }[];
}

/** Reads what theme previews show of the company besides the page itself. */
export function useLookSite(): LookSite {
  const company = useCompany();
  const { data } = useGetCompanySettings();
  const { data: rows } = useListPages();
  return useMemo(() => {
    const look = { primaryColor: company?.primaryColor ?? '', font: company?.font ?? 'system' };
    const settings = { ...data?.companySettings } as Partial<HeaderSite & { address: string }>;
    const { telephone = '', telephoneShown, address = '' } = settings;
    const live = (rows ?? []).filter((row) => row.versionStatus === 'live' && !row.isExternal);
    const nameOf = (id: number | null) => live.find(({ pageId }) => pageId === id)?.pageName;
    return {
      look,
      company: { ...noSurroundings.company, address, telephone, telephoneShown: telephoneShown ?? telephone },
      pages: live.map(({ pageId, pageName }) => ({ value: String(pageId), label: pageName })),
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
