import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { PageTree } from '../core/pages/page-tree';
import { sideMenuLevels, type VisitorMenuEntry, visitorMenuOf } from '../core/pages/visitor-menu';
import { publicPageOf } from './public-page';
import { readPublicTree } from './public-tree';
import { type Reader, visitorRead } from './visitor-read';

type MenuItems = CallOutput<Contract['listMenuItems']>;
type SideMenuItems = CallOutput<Contract['listSideMenuItems']>;
const listNames = ['mainPages', 'parentPages', 'childPages', 'subPages'] as const;

/** The menu: three levels of public pages, in order. */
export const listMenuItems = visitorRead(async (reader: Reader): Promise<MenuItems> => {
  const tree = await readPublicTree(reader);
  const itemsOf = (entries: readonly VisitorMenuEntry[]): MenuItems =>
    entries.map((entry) => ({ page: pageOf(tree, entry), subMenuPages: itemsOf(entry.children) }));
  return itemsOf(visitorMenuOf(tree));
});

/** The side menu: four levels, each as a flat list. */
export const listSideMenuItems = visitorRead(async (reader: Reader): Promise<SideMenuItems> => {
  const tree = await readPublicTree(reader);
  const lists: SideMenuItems = { mainPages: [], parentPages: [], childPages: [], subPages: [] };
  const add = (entries: readonly VisitorMenuEntry[], parentId: number | null, level: number) => {
    const name = listNames[level];
    if (name === undefined) return;
    for (const entry of entries) {
      const item = { page: pageOf(tree, entry), parentId, fullUrl: entry.href, isToggleOpen: false };
      lists[name].push(item);
    }
    for (const entry of entries) add(entry.children, entry.pageId, level + 1);
  };
  add(visitorMenuOf(tree, sideMenuLevels), null, 0);
  return lists;
});

function pageOf(tree: PageTree, { pageId, href, isLink }: VisitorMenuEntry) {
  const page = required(
    tree.page(pageId),
    () => new Error(`The menu names page ${pageId}, which is not there.`),
  );
  return publicPageOf(page, { fullUrl: href, isLink });
}
