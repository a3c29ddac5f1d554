import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { OrderRecord, PageRecord } from '../entities/page';
import { type ChromeRecord, chromeEntity, releaseEntity } from '../entities/path';
import type { NewJob } from '../jobs';
import { PagesNotReadError, type PartOfTree } from '../pages/part-of-tree';
import type { Table, Write } from '../table';
import { changedChrome } from './kept-chrome';
import { dependentsJob } from './lists';
import { logoPicturesJob } from './logo-pictures';
import { type MenuOrder, navigationInOrder, navigationWith, readNavigation } from './navigation';
import { packChrome, unpackChrome } from './path-body';
import { releaseIs } from './release-plan';
import { nextReleaseState, type ReleaseState, releaseInChrome } from './release-state';
import { renderedChrome } from './rendered-chrome';
import type { PartOfSite, SiteParts } from './site';
import { leftOfSitemap } from './sitemap';

/** A page before and after a release. */
export interface ChangedPage {
  before: PageRecord;
  after: PageRecord;
}

interface FlipAround {
  now: Date;
  state: ReleaseState;
  /** The site before the release. */
  site: PartOfSite;
  /** Other parts of the site that the release changes. */
  set?: Partial<SiteParts> | undefined;
  changes: readonly ChangedPage[];
  /** The menu orders after the release; absent where they do not change. */
  orders?: readonly OrderRecord[] | undefined;
  /** The menu entries under one parent that get another order. */
  reordered?: MenuOrder;
  /** The paths whose content changes. */
  changedPaths: readonly string[];
  /** The chrome of the previous release. What it shows of other pages is kept. */
  chrome: ChromeRecord;
  /** The tree before the release, including the pages that the chrome links to. */
  readLinked: () => PartOfTree | Promise<PartOfTree>;
}

/** The writes and jobs of a flip that concern more than the changed pages themselves. */
interface AroundPages {
  next: ReleaseState;
  writes: Write[];
  jobs: NewJob[];
}

/**
 * @throws PagesNotReadError when an earlier version of the product rendered the chrome, or another release
 * intervened
 */
export async function readChromeOf(
  table: Table,
  scope: CompanyScope,
  { release }: ReleaseState,
): Promise<ChromeRecord> {
  const chrome = await table.get(chromeEntity.key(scope));
  if (!chrome || chrome.release !== release) throw new PagesNotReadError();
  return chrome;
}

/**
 * The writes of the release number, the chrome, and the sitemap for a release that changes only these pages and the
 * site's shared parts. The pages are applied one after the other, so each is compared with the tree that the previous
 * ones result in.
 * @throws PagesNotReadError when the release changes what the chrome shows of other pages
 */
export async function flipAround(
  table: Table,
  scope: CompanyScope,
  { now, state, site, set, changes, orders, reordered, changedPaths, chrome, readLinked }: FlipAround,
): Promise<AroundPages> {
  const shown = unpackChrome(chrome.body);
  let { hidden } = shown;
  let isOther = set !== undefined || reordered !== undefined;
  let tree = orders ? site.tree.withOrders(orders) : site.tree;
  for (const { before, after } of changes) {
    const changed = changedChrome({ site: { ...site, tree }, chrome: { ...shown, hidden }, before, after });
    hidden = changed.hidden;
    isOther ||= changed.isOther;
    tree = tree.withUpdated(after);
  }
  const rendering = async () => {
    const pages = changes.map(({ after }) => after);
    const [linked, stored] = await Promise.all([readLinked(), readNavigation(table, scope, state)]);
    const future = linked.withOrders(tree.orderRecords).withUpdated(...pages);
    const changed = pages.reduce((so, page) => navigationWith(so, future, page), stored);
    const navigation = reordered ? navigationInOrder(changed, reordered) : changed;
    return renderedChrome(table, scope, { state, site: { ...site, ...set, tree: future }, navigation });
  };
  const rendered = isOther ? await rendering() : undefined;
  const next = nextReleaseState({ ...state, ...rendered?.state }, changedPaths);
  const sitemap = leftOfSitemap(scope, now, site.tree, changes, reordered !== undefined);
  const body = packChrome({ ...shown, ...rendered?.body, hidden, recent: next.recent });
  return {
    next,
    writes: [
      {
        put: { ...releaseEntity.key(scope), ...next },
        condition: releaseIs(state),
        refused: writeConflict,
      },
      { put: { ...chrome, ...releaseInChrome(next), body } },
      ...(rendered?.writes ?? []),
      ...sitemap.later,
    ],
    jobs: [
      ...dependentsJob(scope, now, {
        before: site.tree,
        after: tree,
        changed: changes.map(({ after }) => after.id),
      }),
      ...(set && rendered ? logoPicturesJob(scope, { ...site, ...set }, rendered.images, now) : []),
      ...sitemap.atOnce,
    ],
  };
}
