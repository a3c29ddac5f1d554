import { skipToken } from '@tanstack/react-query';
import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

/** Reads the page list: every page of the company, Deleted ones included, in menu order. */
export const useListPages = (isAsked = true) => useRead(pageKeys.list, 'listPages', {}, { enabled: isAsked });

export const useGetPage = (pageId: number) => useRead(pageKeys.one(pageId), 'getPage', { pageId });

/**
 * Reads the links to a page or its descendants. Published content changes without this screen, so they are read each
 * time.
 */
export const useGetPageLinks = (pageId: number) =>
  useRead(pageKeys.links(pageId), 'getPageLinks', { pageId }, { staleTime: 0 });

/** Reads the links to several pages. */
export const useGetLinksToPages = (pageIds: readonly number[]) =>
  useRead(
    [...pageKeys.all, 'links', ...pageIds],
    'getLinksToPages',
    { pageIds: [...pageIds] },
    { staleTime: 0, enabled: pageIds.length > 0 },
  );

export interface MenuChoice {
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
}

/** Reads the pages at one place of the menu, in order. */
export const useListMenuSiblings = ({ menu, childMenu, subMenu }: MenuChoice) =>
  useRead([...pageKeys.menu, 'siblings', menu, childMenu, subMenu], 'listMenuSiblings', {
    parentMenuId: menu,
    childMenuId: childMenu,
    subMenuId: subMenu,
  });

/** Reads the options of the three menu selectors; the lower two depend on the selection above. */
export const useMenuOptions = ({ menu, childMenu }: Pick<MenuChoice, 'menu' | 'childMenu'>) => ({
  main: useRead([...pageKeys.menu, 'main'], 'listMainMenuOptions'),
  child: useRead(
    [...pageKeys.menu, 'child', menu],
    'listChildMenuOptions',
    menu === null ? skipToken : { pageId: menu },
  ),
  sub: useRead(
    [...pageKeys.menu, 'sub', childMenu],
    'listSubMenuOptions',
    childMenu === null ? skipToken : { pageId: childMenu },
  ),
});

/** Reads whether a page has descendants, and whether any of them is on the menu. A new page has none. */
export function usePageDescendants(pageId: number | null) {
  const isEnabled = pageId !== null;
  const subPages = useRead(
    [...pageKeys.menu, 'has-sub-pages', pageId],
    'hasSubPages',
    { pageId: pageId ?? 0 },
    { enabled: isEnabled },
  );
  const menuChildren = useRead(
    [...pageKeys.menu, 'has-menu-child-pages', pageId],
    'hasMenuChildPages',
    { pageId: pageId ?? 0 },
    { enabled: isEnabled },
  );
  return {
    isAsking: subPages.isLoading || menuChildren.isLoading,
    // The fields stay locked until it is known: unlocking them late does no harm, locking them late does.
    hasSubPages: isEnabled && (subPages.data ?? true),
    hasMenuChildPages: isEnabled && (menuChildren.data ?? true),
  };
}

/** Any change of a page may move it in menus, lists and versions, so all queries about pages are read again. */
const usePageMutation = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, [pageKeys.all]);

export const useCreatePage = () => usePageMutation(callOf('createPage'));

/** Creates drafts as copies of a page; returns the result of each. */
export const useDuplicatePage = () => usePageMutation(callOf('duplicatePage'));

export const useUpdatePage = () => usePageMutation(callOf('updatePage'));

export const useDeletePage = () => usePageMutation((pageId: number) => api('deletePage', { pageId }));

export const useRestorePage = () => usePageMutation((pageId: number) => api('restorePage', { pageId }));

export const useUpdatePageOrder = () =>
  usePageMutation((orderedPageIds: number[]) => api('updatePageOrder', { orderedPageIds }));

/** Saves the page details that a draft proposes. */
export const useUpdateDraftDetails = () => usePageMutation(callOf('updateDraftDetails'));
