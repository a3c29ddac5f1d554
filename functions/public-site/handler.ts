import { createHandler } from '../core/create-handler';

/**
 * The calls of visitors' browsers, and of front ends that a company builds itself. On the site's host all
 * calls except the form submission only read live data and are cached; on the admin's host they require a
 * session.
 */
export const handler = createHandler(
  'public-site',
  async () => (await import('@galley/shared/contract/public-site')).publicSiteCalls,
  {
    listMenuItems: () => import('./list-menu-items'),
    listSideMenuItems: () => import('./list-menu-items'),
    getSubNavbar: () => import('./get-sub-navbar'),
    getPageFromUrl: () => import('./get-page-from-url'),
    getPageByMenuAndName: () => import('./get-page-by-menu-and-name'),

    getSocialInfo: () => import('./get-site-parts'),
    getPublicNavbar: () => import('./get-site-parts'),
    getPublicNavbarTabs: () => import('./get-site-parts'),
    getFooterData: () => import('./get-site-parts'),

    getPublicAnnouncement: () => import('./get-public-component'),
    getPublicBlank: () => import('./get-public-component'),
    getPublicImageForm: () => import('./get-public-component'),
    getPublicHtmlEditorColumns: () => import('./get-public-component'),
    getPublicBannerContainer: () => import('./get-public-component'),

    getFormData: () => import('./get-form-data'),
    submitForm: () => import('./submit-form'),
  },
);
