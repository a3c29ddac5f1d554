import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';
import type { MenuChoice } from './use-menu-options';

/** Reads the pages at one place of the menu, in order. */
export function useListMenuSiblings({ menu, childMenu, subMenu }: MenuChoice) {
  return useQuery({
    queryKey: [...pageKeys.menu, 'siblings', menu, childMenu, subMenu],
    queryFn: ({ signal }) =>
      api('listMenuSiblings', { parentMenuId: menu, childMenuId: childMenu, subMenuId: subMenu }, { signal }),
  });
}
