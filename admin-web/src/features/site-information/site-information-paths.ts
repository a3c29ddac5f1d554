export const siteInformationTabs = ['company', 'navbar', 'footer', 'form'] as const;
export type SiteInformationTab = (typeof siteInformationTabs)[number];

/** A tab of /SiteInformation. */
export function siteInformationPath(tab: SiteInformationTab): string {
  return tab === 'company' ? '/SiteInformation' : `/SiteInformation?tab=${tab}`;
}
