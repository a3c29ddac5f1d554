import type { Condition } from '../table-expressions';
import type { PageTree } from './page-tree';

/** After this long without its move being finished, an address that a move had claimed is free for others. */
const givenUpMoveMs = 15 * 60 * 1000;

/**
 * Whether a page may take an address: it is free, a redirect, its own already, held by a page that is hidden, or
 * left over from a move that was given up. Read the tree before: an address at which a page stands for everybody
 * to see must have been refused already.
 */
export function isFreeFor(tree: PageTree, path: string, pageId: number, now: Date): Condition {
  const hidden = tree.pagesAtPath(path).filter((page) => tree.isHidden(page));
  return {
    anyOf: [
      { absent: true },
      { equals: { kind: 'redirect' } },
      { equals: { pageId } },
      { below: { claimedAt: new Date(now.getTime() - givenUpMoveMs).toISOString() } },
      ...hidden.map((page) => ({ equals: { pageId: page.id } })),
    ],
  };
}
