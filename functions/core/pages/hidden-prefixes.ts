import type { PageRecord } from '../records';
import type { PageTree } from './page-tree';

/**
 * Paths under which nothing may answer: those of the topmost Deleted pages. Where somebody else has built at or
 * under such a path since, it stays open, and the Deleted page's children are listed one by one instead.
 */
export function hiddenPrefixesOf(tree: PageTree): string[] {
  const used = tree.pages
    .filter((page) => !page.isExternal && !tree.isHidden(page))
    .map((page) => tree.pathOf(page));
  const isUsed = (path: string) => used.some((other) => other === path || other.startsWith(`${path}/`));
  const prefixesOf = (page: PageRecord): string[] => {
    const path = tree.pathOf(page);
    return isUsed(path) ? tree.childrenOf(page.id).flatMap(prefixesOf) : [path];
  };
  const topmost = tree.pages.filter((page) => page.isDeleted && !tree.isUnderDeleted(page));
  // A Deleted page without anything under it has no path to hide where it is external.
  const withPaths = topmost.filter((page) => !page.isExternal || tree.childrenOf(page.id).length > 0);
  return [...new Set(withPaths.flatMap(prefixesOf))];
}
