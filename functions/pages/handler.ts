import { createHandler } from '../core/create-handler';
import { createPage } from './create-page';
import { deletePage } from './delete-page';
import { getPage } from './get-page';
import { hasMenuChildPages } from './has-menu-child-pages';
import { hasSubPages } from './has-sub-pages';
import { listChildMenuOptions } from './list-child-menu-options';
import { listMainMenuOptions } from './list-main-menu-options';
import { listMenuSiblings } from './list-menu-siblings';
import { listPages } from './list-pages';
import { listSubMenuOptions } from './list-sub-menu-options';
import { restorePage } from './restore-page';
import { updatePage } from './update-page';
import { updatePageOrder } from './update-page-order';

/** Pages, their details and their place on the menu. */
export const handler = createHandler('pages', {
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
});
