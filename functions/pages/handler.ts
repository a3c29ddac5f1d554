import { createHandler } from '../core/create-handler';

/** Pages, their details and their positions on the menu. */
export const handler = createHandler(
  'pages',
  async () => (await import('@galley/shared/contract/pages')).pageCalls,
  {
    listPages: () => import('./list-pages'),
    getPage: () => import('./get-page'),
    duplicatePage: () => import('./duplicate-page'),
    createPage: () => import('./create-page'),
    updatePage: () => import('./update-page'),
    deletePage: () => import('./delete-page'),
    restorePage: () => import('./restore-page'),
    listMainMenuOptions: () => import('./menu-options'),
    listChildMenuOptions: () => import('./menu-options'),
    listSubMenuOptions: () => import('./menu-options'),
    hasSubPages: () => import('./has-pages-under'),
    hasMenuChildPages: () => import('./has-pages-under'),
    listMenuSiblings: () => import('./list-menu-siblings'),
    updatePageOrder: () => import('./update-page-order'),
    markPageOpened: () => import('./mark-page-opened'),
    getPageLinks: () => import('./get-page-links'),
    getLinksToPages: () => import('./get-page-links'),
    listBrokenLinks: () => import('./list-broken-links'),
    checkOutsideLinks: () => import('./check-outside-links'),
    listRedirects: () => import('./list-redirects'),
    createRedirect: () => import('./create-redirect'),
    deleteRedirect: () => import('./delete-redirect'),
    importRedirects: () => import('./import-redirects'),
  },
);
