import type { SiteModel } from './site-model';
import type { Surroundings } from './surroundings';

/** Collects what the components of a page show about the site besides their own fields. */
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
