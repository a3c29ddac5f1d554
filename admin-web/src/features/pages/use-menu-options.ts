import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

export interface MenuChoice {
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
}

/** Reads the options of the three menu selectors; the lower two depend on the selection above. */
export function useMenuOptions({ menu, childMenu }: Pick<MenuChoice, 'menu' | 'childMenu'>) {
  const main = useQuery({
    queryKey: [...pageKeys.menu, 'main'],
    queryFn: ({ signal }) => api('listMainMenuOptions', {}, { signal }),
  });
  const child = useQuery({
    queryKey: [...pageKeys.menu, 'child', menu],
    queryFn: ({ signal }) => api('listChildMenuOptions', { pageId: menu ?? 0 }, { signal }),
    enabled: menu !== null,
  });
  const sub = useQuery({
    queryKey: [...pageKeys.menu, 'sub', childMenu],
    queryFn: ({ signal }) => api('listSubMenuOptions', { pageId: childMenu ?? 0 }, { signal }),
    enabled: childMenu !== null,
  });
  return { main, child, sub };
}
