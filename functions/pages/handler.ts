import { pageCalls } from '@galley/shared/contract/pages';
import { createHandler } from '../core/create-handler';
import { createPage } from './create-page';
import { createRedirect } from './create-redirect';
import { deletePage } from './delete-page';
import { deleteRedirect } from './delete-redirect';
import { getPage } from './get-page';
import { getPageLinks } from './get-page-links';
import { hasMenuChildPages } from './has-menu-child-pages';
import { hasSubPages } from './has-sub-pages';
import { importRedirects } from './import-redirects';
import { listChildMenuOptions } from './list-child-menu-options';
import { listMainMenuOptions } from './list-main-menu-options';
import { listMenuSiblings } from './list-menu-siblings';
import { listPages } from './list-pages';
import { listRedirects } from './list-redirects';
import { listSubMenuOptions } from './list-sub-menu-options';
import { markPageOpened } from './mark-page-opened';
import { restorePage } from './restore-page';
import { updatePage } from './update-page';
import { updatePageOrder } from './update-page-order';

/** Pages, their details and their place on the menu. */
export const handler = createHandler('pages', pageCalls, {
  listPages,
  getPage,
  createPage,
  updatePage,
  deletePage,
  restorePage,
  listMainMenuOptions,
  listChildMenuOptions,
  listSubMenuOptions,
  hasSubPages,
  hasMenuChildPages,
  listMenuSiblings,
  updatePageOrder,
  markPageOpened,
  getPageLinks,
  listRedirects,
  createRedirect,
  deleteRedirect,
  importRedirects,
});
