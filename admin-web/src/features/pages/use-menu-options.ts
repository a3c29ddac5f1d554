import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

export interface MenuChoice {
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
}

/** Reads the options of the three menu selectors; the lower two depend on the selection above. */
export function useMenuOptions({ menu, childMenu }: Pick<MenuChoice, 'menu' | 'childMenu'>) {
  const main = useRead([...pageKeys.menu, 'main'], 'listMainMenuOptions');
  const child = useRead(
    [...pageKeys.menu, 'child', menu],
    'listChildMenuOptions',
    { pageId: menu ?? 0 },
    { enabled: menu !== null },
  );
  const sub = useRead(
    [...pageKeys.menu, 'sub', childMenu],
    'listSubMenuOptions',
    { pageId: childMenu ?? 0 },
    { enabled: childMenu !== null },
  );
  return { main, child, sub };
}
