import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

/** Reads whether a page has descendants, and whether any of them is on the menu. A new page has none. */
export function usePageDescendants(pageId: number | null) {
  const isEnabled = pageId !== null;
  const subPages = useQuery({
    queryKey: [...pageKeys.menu, 'has-sub-pages', pageId],
    queryFn: ({ signal }) => api('hasSubPages', { pageId: pageId ?? 0 }, { signal }),
    enabled: isEnabled,
  });
  const menuChildren = useQuery({
    queryKey: [...pageKeys.menu, 'has-menu-child-pages', pageId],
    queryFn: ({ signal }) => api('hasMenuChildPages', { pageId: pageId ?? 0 }, { signal }),
    enabled: isEnabled,
  });
  return {
    isAsking: subPages.isLoading || menuChildren.isLoading,
    // The fields stay locked until it is known: unlocking them late does no harm, locking them late does.
    hasSubPages: isEnabled && (subPages.data ?? true),
    hasMenuChildPages: isEnabled && (menuChildren.data ?? true),
  };
}
