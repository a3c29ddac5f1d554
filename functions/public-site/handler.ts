import { createHandler } from '../core/create-handler';

/**
 * What visitors' browsers call, and front ends that a company builds for itself. On a site's address everything but
 * the form only reads, answers what is live and is cached; on the admin's the same calls need the session.
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
