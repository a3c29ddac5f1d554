import type { SiteModel } from './site-model';
import type { Surroundings } from './surroundings';

/** What of a site the components of a page show besides their own fields. */
export function surroundingsOf(
  site: Omit<SiteModel, 'menu'>,
  pageId: number,
  of: Pick<Surroundings, 'pages' | 'files'>,
): Surroundings {
  const { companyName, address, telephone, telephoneShown = '', hours = [], holidays = [] } = site;
  return {
    pageId,
    language: site.language,
    timeZone: site.timeZone,
    company: { name: companyName, address, telephone, telephoneShown, hours, holidays },
    ...of,
  };
}
