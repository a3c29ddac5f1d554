export const siteInformationKeys = {
  company: ['site-information', 'company'],
  navbar: ['site-information', 'navbar'],
  navbarTabs: ['site-information', 'navbar-tabs'],
  footer: ['site-information', 'footer'],
  menu: ['site-information', 'menu'],
} as const;
