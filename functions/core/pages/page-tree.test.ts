import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../entities/page';
import { isHomePage, parentIdOf, slugOf } from './page-tree';
import { sampleExternal, samplePage, sampleTree } from './testing/page-samples';
import { versionStatusOf } from './version-status';

const home = samplePage(1, '/');
const services = samplePage(2, 'services');
const plumbing = samplePage(3, 'plumbing', { menu: 2 });
const leaks = samplePage(4, 'leaks', { menu: 2, childMenu: 3 });
const urgent = samplePage(5, 'urgent', { menu: 2, childMenu: 3, subMenu: 4 });
const family = [home, services, plumbing, leaks, urgent];
const idsOf = (pages: readonly PageRecord[]) => pages.map(({ id }) => id);

describe('a page in the tree', () => {
  const tree = sampleTree(family);

  it('is placed under the deepest selected entry [1:9] [1:70] [1:94]', () => {
    expect(family.map(parentIdOf)).toEqual([0, 0, 2, 3, 4]);
    expect(idsOf(tree.ancestors(urgent))).toEqual([2, 3, 4]);
    expect(family.map((page) => tree.levelOf(page))).toEqual([1, 1, 2, 3, 4]);
  });

  it('has a path made of the segments above it and its own [1:70] [2:61] [1:94]', () => {
    expect(family.map((page) => tree.fullUrlOf(page))).toEqual([
      '/',
      '/services',
      '/services/plumbing',
      '/services/plumbing/leaks',
      '/services/plumbing/leaks/urgent',
    ]);
  });

  it('has no empty segment in its path under the home page [1:70] [2:61]', () => {
    const child = samplePage(6, 'news', { menu: 1 });
    expect(sampleTree([home, child]).fullUrlOf(child)).toBe('/news');
  });

  it('comes before its descendants', () => {
    expect(idsOf(tree.descendants(services))).toEqual([3, 4, 5]);
    expect(idsOf(tree.descendants(urgent))).toEqual([]);
  });

  it('causes no endless loop when it is its own ancestor by mistake', () => {
    const a = samplePage(7, 'a', { menu: 8 });
    const b = samplePage(8, 'b', { menu: 7 });
    const broken = sampleTree([a, b]);
    expect(broken.ancestors(a).length).toBeLessThan(3);
    expect(broken.descendants(a).length).toBeLessThan(3);
  });

  it('follows its parent when that has moved, whatever its own record says [1:70] [2:61]', () => {
    const moved = sampleTree([home, services, { ...plumbing, menu: 1 }, leaks]);
    expect(moved.fullUrlOf(leaks)).toBe('/plumbing/leaks');
    expect(moved.levelOf(leaks)).toBe(3);
  });
});

describe('the home page', () => {
  it('is the internal page at / of the top level [1:94] [1:177]', () => {
    expect(isHomePage(home)).toBe(true);
    expect(isHomePage(services)).toBe(false);
    expect(isHomePage(sampleExternal(9, 'x', { friendlyUrl: '/' }))).toBe(false);
  });
});

describe('the state of a page', () => {
  it.each([
    ['Deleted', { isDeleted: true, openStatus: 'pending' }],
    ['pending', { openStatus: 'pending' }],
    ['live', { openStatus: 'draft' }],
    ['live', {}],
    ['draft', { liveVersionId: null, openStatus: 'draft' }],
    ['', { liveVersionId: null }],
    ['live', { isExternal: true, isExternalLive: true, liveVersionId: null }],
    ['draft', { isExternal: true, isExternalLive: false, liveVersionId: null }],
  ] as const)(
    'is %j for %j [1:94] [1:96] [1:151] [1:64] [1:156] [1:65] [1:136] [1:250] [2:80]',
    (status, changes) => {
      expect(versionStatusOf(samplePage(1, 'a', changes))).toBe(status);
    },
  );
});

describe('what visitors can reach', () => {
  it('has a live version and no deleted page above it [1:7] [1:94] [1:151] [2:80]', () => {
    const tree = sampleTree([home, { ...services, isDeleted: true }, plumbing, leaks]);
    expect(tree.isPublic(home)).toBe(true);
    expect(tree.isPublic(leaks)).toBe(false);
    expect(tree.isHidden(leaks)).toBe(true);
    expect(tree.deletedAncestorOf(leaks)?.id).toBe(2);
    expect(tree.isPublic(samplePage(9, 'draft', { liveVersionId: null }))).toBe(false);
  });

  it('is an external page once an Admin has saved it [1:94] [2:80]', () => {
    expect(sampleTree([]).isPublic(sampleExternal(2, 'Shop'))).toBe(true);
    expect(sampleTree([]).isPublic(sampleExternal(2, 'Shop', { isExternalLive: false }))).toBe(false);
  });
});

describe('an external page', () => {
  const shop = sampleExternal(2, 'Our Café!');
  const shirts = samplePage(3, 'shirts', { menu: 2 });

  it('links to its own URL and adds a segment of its name to the paths below it [1:70] [1:182] [2:61] [2:80] [1:94]', () => {
    const tree = sampleTree([shop, shirts]);
    expect(tree.fullUrlOf(shop)).toBe('https://2.example');
    expect(tree.fullUrlOf(shirts)).toBe('/ourcafe/shirts');
  });

  it('adds the segment that was fixed when the first page came under it [1:182] [2:61]', () => {
    expect(slugOf({ ...shop, name: 'The Store', slug: 'ourcafe' })).toBe('ourcafe');
  });

  it('never adds an empty segment, or one that the site itself uses [1:182] [1:190]', () => {
    expect(slugOf(sampleExternal(2, '日本'))).toBe('page-2');
    expect(slugOf(sampleExternal(2, 'API'))).toBe('apipage-2');
  });
});

describe('pages under a page', () => {
  const tree = sampleTree([
    services,
    plumbing,
    { ...samplePage(10, 'old', { menu: 2 }), isDeleted: true },
    samplePage(11, 'hidden', { menu: 2, showOnMenu: false }),
  ]);

  it('are its sub pages unless deleted, and its menu child pages where they are on the menu [1:178] [1:179] [1:180] [1:249]', () => {
    expect(idsOf(tree.subPagesOf(2))).toEqual([3, 11]);
    expect(idsOf(tree.menuChildPagesOf(2))).toEqual([3]);
    expect(idsOf(tree.childrenOf(2))).toContain(10);
  });

  it('allow its navigation to be switched off [1:179] [1:94] [2:80]', () => {
    expect(tree.allowsNavigation({ ...services, allowNavigation: false })).toBe(false);
    expect(tree.allowsNavigation({ ...plumbing, allowNavigation: false })).toBe(true);
    // Also where none of them is on the menu, and of an external page.
    const shop = { ...sampleExternal(12, 'Shop'), allowNavigation: false };
    const withShop = sampleTree([shop, samplePage(13, 'shirts', { menu: 12, showOnMenu: false })]);
    expect(withShop.allowsNavigation(shop)).toBe(false);
  });
});

describe('the order of siblings', () => {
  const [a, b, c] = [samplePage(21, 'a'), samplePage(22, 'b'), samplePage(23, 'c')];

  it('is the stored one; unlisted pages come after it, pages off the menu last [1:70] [1:94] [1:177] [1:244] [1:136] [1:250] [1:251]', () => {
    const off = samplePage(20, 'off', { showOnMenu: false });
    const tree = sampleTree([off, a, b, c], { 0: [23, 99, 21] });
    expect(idsOf(tree.childrenOf(0))).toEqual([23, 21, 22, 20]);
    expect([c, a, b, off].map((page) => tree.orderOf(page))).toEqual([1, 2, 3, null]);
  });

  it('counts the last position of a page that left the menu and came back [1:177] [1:251]', () => {
    expect(idsOf(sampleTree([a, b, c], { 0: [21, 22, 23, 21] }).menuChildPagesOf(0))).toEqual([22, 23, 21]);
  });

  it('ignores deleted pages [1:136] [1:250] [1:251]', () => {
    const tree = sampleTree([{ ...a, isDeleted: true }, b, c], { 0: [21, 22, 23] });
    expect(idsOf(tree.menuChildPagesOf(0))).toEqual([22, 23]);
    expect(tree.orderOf(b)).toBe(1);
    expect(tree.isMenuFull).toBe(false);
  });

  it('keeps the position of the home page while that is off the menu, too [1:177] [1:94]', () => {
    const offMenu = sampleTree([samplePage(1, '/', { showOnMenu: false }), services], { 0: [2, 1] });
    expect(offMenu.pages.map((page) => offMenu.orderOf(page))).toEqual([2, 1]);
    const never = samplePage(1, '/', { showOnMenu: false });
    expect(sampleTree([never]).orderOf(never)).toBeNull();
  });
});

describe('the list in the order of the menu', () => {
  it('has every page once, each before its descendants [1:64] [1:243]', () => {
    const tree = sampleTree([...family, samplePage(6, 'about')], { 0: [1, 6, 2] });
    expect(idsOf(tree.inMenuOrder())).toEqual([1, 6, 2, 3, 4, 5]);
  });
});

describe('a path', () => {
  it('finds the current page at a path and the hidden pages that had it before [2:61] [2:226] [2:236]', () => {
    const old = samplePage(30, 'services', { isDeleted: true });
    const tree = sampleTree([...family, old, sampleExternal(31, 'services')]);
    expect(idsOf(tree.pagesAtPath('/services'))).toEqual([2, 30]);
    expect(tree.pagesAtPath('/nowhere')).toEqual([]);
  });
});
