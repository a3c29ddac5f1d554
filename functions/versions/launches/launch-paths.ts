import { groupBy } from '@galley/shared/group-by';
import type { PageRecord } from '../../core/entities/page';
import type { NextAtPath } from '../../core/entities/path';
import type { PageTree } from '../../core/pages/page-tree';

export interface LaunchPaths {
  /** The next item at each path that changes, without its body. */
  paths: Map<string, Omit<NextAtPath, 'renderer'>>;
  /** The page that leaves each path. */
  left: Map<string, number>;
}

interface TouchedPage {
  page: PageRecord;
  next: PageRecord;
  from: string;
  to: string;
  /** Another page that takes the path which this one moves to. */
  taker: PageRecord | undefined;
}

/** The pages of the launch, and those that move with them. */
export function touchedPages(
  tree: PageTree,
  future: PageTree,
  planned: readonly { page: PageRecord }[],
): TouchedPage[] {
  const ofLaunch = new Set(planned.map(({ page }) => page.id));
  const willBe = planned.flatMap(({ page }) => future.page(page.id) ?? []);
  // If none of these pages moves, no other page moves with them.
  const moves = planned.some(({ page }, index) => tree.pathOf(page) !== future.pathOf(willBe[index] ?? page));
  const seen = (moves ? future.pages : willBe).filter((page) => !page.isExternal && !future.isHidden(page));
  const holders = groupBy(seen, (page) => future.pathOf(page));
  return seen.flatMap((next) => {
    const page = tree.page(next.id);
    if (!page) return [];
    const [from, to] = [tree.pathOf(page), future.pathOf(next)];
    if (from === to && !ofLaunch.has(page.id)) return [];
    const taker = from === to ? undefined : holders.get(to)?.find(({ id }) => id !== page.id);
    return [{ page, next, from, to, taker }];
  });
}

/** The items at these pages' paths after the launch: one page may take the path that another leaves. */
export function pathsOf(touched: readonly TouchedPage[]): LaunchPaths {
  const paths: LaunchPaths['paths'] = new Map();
  const moved = touched.filter(({ from, to }) => from !== to);
  for (const { page, next, from, to } of moved) {
    const { id: pageId, revision } = next;
    const wasSeen = page.liveVersionId !== null;
    paths.set(
      from,
      wasSeen ? { kind: 'redirect', pageId, revision, to } : { kind: 'gone', pageId, revision, to },
    );
  }
  for (const { page, next, to } of touched) {
    const { id: pageId, revision } = next;
    const isLive = next.liveVersionId !== null;
    const wasPublic = !isLive && page.liveVersionId !== null;
    paths.set(to, { kind: isLive ? 'page' : 'claim', pageId, revision, ...(wasPublic && { wasPublic }) });
  }
  return { paths, left: new Map(moved.map(({ page, from }) => [from, page.id])) };
}
