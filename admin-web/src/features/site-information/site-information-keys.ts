export const siteInformationKeys = {
  company: ['site-information', 'company'],
  navbar: ['site-information', 'navbar'],
  footer: ['site-information', 'footer'],
} as const;
