import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';
import type { MenuChoice } from './use-menu-options';

/** Reads the pages at one place of the menu, in order. */
export const useListMenuSiblings = ({ menu, childMenu, subMenu }: MenuChoice) =>
  useRead([...pageKeys.menu, 'siblings', menu, childMenu, subMenu], 'listMenuSiblings', {
    parentMenuId: menu,
    childMenuId: childMenu,
    subMenuId: subMenu,
  });
