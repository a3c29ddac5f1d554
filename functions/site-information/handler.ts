import { createHandler } from '../core/create-handler';

/** The parts that a company's pages share: settings, footer and navbar. */
export const handler = createHandler(
  'site-information',
  async () => (await import('@galley/shared/contract/site-information')).siteInformationCalls,
  {
    isLayoutCompleted: () => import('./get-site-information'),
    getFooter: () => import('./get-site-information'),
    createFooter: () => import('./save-footer'),
    updateFooter: () => import('./save-footer'),
    getCompanySettings: () => import('./get-site-information'),
    createCompanySettings: () => import('./save-company-settings'),
    updateCompanySettings: () => import('./save-company-settings'),
    getTheme: () => import('./get-site-information'),
    saveTheme: () => import('./save-theme'),
    startSite: () => import('./start-site'),
    getNavbar: () => import('./get-site-information'),
    createNavbar: () => import('./save-navbar'),
    updateNavbar: () => import('./save-navbar'),
    getNavbarTab: () => import('./get-navbar-tab'),
    listNavbarTabs: () => import('./list-navbar-tabs'),
    createNavbarTab: () => import('./save-navbar-tab'),
    updateNavbarTab: () => import('./save-navbar-tab'),
    updateNavbarTabOrder: () => import('./update-navbar-tab-order'),
    deleteNavbarTab: () => import('./delete-navbar-tab'),
  },
);
