import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { PageRecord } from '@galley/functions/core/entities/page';
import { orderChange } from '@galley/functions/core/pages/page-place-writes';
import { PageTree } from '@galley/functions/core/pages/page-tree';
import { PagesNotReadError, PartOfTree } from '@galley/functions/core/pages/part-of-tree';
import { changedChrome } from '@galley/functions/core/release/kept-chrome';
import { publicUrl } from '@galley/functions/core/release/linking-pages';
import { navigationInOrder, navigationOf, navigationWith } from '@galley/functions/core/release/navigation';
import type { PartOfSite } from '@galley/functions/core/release/site';
import { headerLink } from '@galley/functions/core/release/site-model';
import type { MenuEntry } from '@galley/public-web/site-model';
import { pageLink } from '@galley/shared/page-links';
import { presetOf } from '@galley/shared/theme/presets';
import { expect, it } from 'vitest';
import { chanceOf, runs, sayCases, seedOfRun } from '../../support/random-runs';
import { mostPages, randomSite } from '../../support/random-site';

const acme = openCompanyScope('acme');
type Chance = (bound: number) => number;

/** A random change that one save, publish, unpublish or delete may make of a page. */
function changed(page: PageRecord, below: Chance): PageRecord {
  const kinds: (() => Partial<PageRecord>)[] = [
    () => ({ scoTitle: 'Another' }),
    () => ({ name: 'Another' }),
    () => ({ allowNavigation: !page.allowNavigation }),
    () => ({ showOnMenu: !page.showOnMenu }),
    () => ({ friendlyUrl: 'another' }),
    () => ({ liveVersionId: page.liveVersionId === null ? 1 : null }),
    () => ({ liveVersionId: page.liveVersionId === null ? 1 : null }),
    () => ({ isDeleted: !page.isDeleted }),
    () => ({ isDeleted: !page.isDeleted }),
  ];
  return { ...page, ...kinds[below(kinds.length)]?.() };
}

/** Everything about the pages that the chrome is rendered from. */
function shownBy(tree: PageTree, linked: number, actionPageId: number) {
  const theme = { ...presetOf('clear'), headerAction: 'page' as const, actionPageId };
  return {
    navigation: navigationOf(tree),
    button: headerLink(theme, tree),
    link: publicUrl(tree, linked),
    hidden: tree.pages
      .filter((page) => page.liveVersionId !== null && tree.isHidden(page))
      .map(({ id }) => id),
  };
}

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

it('stays correct, or reports that it must be rendered again, whatever changes of a page', () => {
  const sites = runs(3_000);
  const kept: Record<string, number> = {};
  for (let number = 0; number < sites; number += 1) {
    const below = chanceOf(seedOfRun + number);
    const { pages, orders } = randomSite(acme, below);
    const whole = new PageTree(pages, orders);
    const [linked, action] = [1 + below(mostPages), 1 + below(mostPages)];
    const shown = shownBy(whole, linked, action);
    const fragments = {
      entries: flat(shown.navigation.menu).map(({ pageId }) => ({ id: pageId })),
      offMenuParents: Object.fromEntries(shown.navigation.offMenuParents.map(({ href }) => [href, '']) ?? []),
    };
    for (const before of pages) {
      const above = whole.ancestors(before);
      const tree = new PartOfTree(
        [before, ...above],
        orders,
        new Set([before.id, ...above.map(({ id }) => id)]),
      );
      const site = {
        tree,
        theme: { theme: { actionPageId: action } },
        footer: { contentColumn1: `<a href="${pageLink(linked)}">there</a>` },
        tabs: [],
      } as unknown as PartOfSite;
      const after = changed(before, below);
      const what = Object.keys(after)
        .filter((key) => after[key as 'id'] !== before[key as 'id'])
        .join();
      const chrome = { fragments, hidden: shown.hidden } as unknown as Parameters<
        typeof changedChrome
      >[0]['chrome'];
      const answer = resultOf(() => {
        const { hidden, isOther } = changedChrome({ site, chrome, before, after });
        const navigation = isOther
          ? navigationWith(shown.navigation, tree.withUpdated(after), after)
          : shown.navigation;
        return { hidden, isOther, navigation };
      });
      if (!answer) continue;
      const kind = answer.isOther ? `${what}, rendered` : what;
      kept[kind] = (kept[kind] ?? 0) + 1;
      const { hidden, isOther, navigation } = answer;
      const expected = shownBy(whole.withUpdated(after), linked, action);
      // A chrome that is rendered again takes the links to pages from the pages themselves.
      const { button, link } = isOther ? expected : shown;
      expect({ navigation, button, link, hidden }, `${what} of ${before.id}, site ${number}`).toEqual(
        expected,
      );
    }
  }
  sayCases(sites * mostPages, 'changes of a page against the chrome');
  for (const what of ['name', 'allowNavigation', 'liveVersionId', 'isDeleted']) {
    expect(kept[what] ?? 0, what).toBeGreaterThan(sites / 2);
    expect(kept[`${what}, rendered`] ?? 0, `${what}, rendered`).toBeGreaterThan(sites / 4);
  }
  expect(kept['showOnMenu, rendered'] ?? 0, 'onto or off the menu').toBeGreaterThan(sites / 4);
});

it('shows the entries under any page in another order', () => {
  const sites = runs(3_000);
  for (let number = 0; number < sites; number += 1) {
    const below = chanceOf(seedOfRun + number);
    const { pages, orders } = randomSite(acme, below);
    const before = new PageTree(pages, orders);
    const parents = [0, ...pages.map(({ id }) => id)].filter((id) => before.menuChildPagesOf(id).length > 1);
    const parentId = parents[below(parents.length)] ?? 0;
    const ids = before
      .menuChildPagesOf(parentId)
      .map(({ id }) => ({ id, at: below(100) }))
      .sort((a, b) => a.at - b.at)
      .map(({ id }) => id);
    const after = new PageTree(pages, orderChange(acme, orders, parentId, ids).orders);
    expect(navigationInOrder(navigationOf(before), { parentId, ids }), `site ${number}`).toEqual(
      navigationOf(after),
    );
  }
  sayCases(sites, 'orders of menu entries');
});

function resultOf<Result>(ask: () => Result): Result | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PagesNotReadError) return undefined;
    throw error;
  }
}
