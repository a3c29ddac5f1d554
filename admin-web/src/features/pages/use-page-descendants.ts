import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

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
