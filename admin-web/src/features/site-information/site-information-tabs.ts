/** The tabs of /SiteInformation. */
export const siteInformationTabs = ['company', 'navbar', 'footer', 'form'] as const;
export type SiteInformationTab = (typeof siteInformationTabs)[number];
