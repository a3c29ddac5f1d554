import type { MenuOption } from '@galley/shared/schemas/page';
import { describe, expect, it } from 'vitest';
import {
  acceptFriendlyUrl,
  chooseMenu,
  fullUrl,
  isUnderLandingPage,
  type MenuOptions,
  offeredEntries,
  pageFormLocks,
} from './page-form-rules';

function option(id: number, friendlyUrl: string, more: Partial<MenuOption> = {}): MenuOption {
  return { id, name: friendlyUrl, friendlyUrl, showOnMenu: true, isExternal: false, ...more };
}

const services = option(1, 'services');
const landing = option(2, 'spring', { showOnMenu: false });
const shop = option(3, 'shop', { isExternal: true });
const plumbing = option(4, 'plumbing');
const leaks = option(5, 'leaks', { showOnMenu: false });
const options: MenuOptions = { menu: [services, landing, shop], childMenu: [plumbing], subMenu: [leaks] };
const none = { menu: null, childMenu: null, subMenu: null };
const free = {
  canEdit: true,
  isDeleted: false,
  hasSubPages: false,
  hasMenuChildPages: false,
  isUnderLandingPage: false,
  isHomePage: false,
  waitsForAdmin: false,
};

describe('menu choice', () => {
  it('clears the child and sub menu when the parent menu changes [1:175]', () => {
    const chosen = { menu: 1, childMenu: 4, subMenu: 5 };
    expect(chooseMenu(chosen, 'menu', 2)).toEqual({ menu: 2, childMenu: null, subMenu: null });
    expect(chooseMenu(chosen, 'menu', null)).toEqual(none);
  });

  it('clears only the sub menu when the child menu changes [1:175]', () => {
    const chosen = { menu: 1, childMenu: 4, subMenu: 5 };
    expect(chooseMenu(chosen, 'childMenu', 6)).toEqual({ menu: 1, childMenu: 6, subMenu: null });
    expect(chooseMenu(chosen, 'childMenu', null)).toEqual({ menu: 1, childMenu: null, subMenu: null });
    expect(chooseMenu(chosen, 'subMenu', null)).toEqual({ menu: 1, childMenu: 4, subMenu: null });
  });

  it('takes the landing-page rule from the deepest selected entry [1:176]', () => {
    expect(isUnderLandingPage(none, options)).toBe(false);
    expect(isUnderLandingPage({ ...none, menu: 2 }, options)).toBe(true);
    expect(isUnderLandingPage({ menu: 1, childMenu: 4, subMenu: null }, options)).toBe(false);
    expect(isUnderLandingPage({ menu: 1, childMenu: 4, subMenu: 5 }, options)).toBe(true);
    const season = { ...options, childMenu: [option(6, 'season', { showOnMenu: false })] };
    expect(isUnderLandingPage({ menu: 1, childMenu: 6, subMenu: null }, season)).toBe(true);
    expect(isUnderLandingPage({ menu: 2, childMenu: 4, subMenu: null }, options)).toBe(false);
  });

  it('never offers the page itself, and offers no external page to an external page [1:182] [1:98]', () => {
    const offered = (isExternal: boolean, pageId: number | null) =>
      offeredEntries(options.menu ?? [], { isExternal, pageId }).map(({ id }) => id);
    expect(offered(false, null)).toEqual([1, 2, 3]);
    expect(offered(false, 1)).toEqual([2, 3]);
    expect(offered(true, 2)).toEqual([1]);
  });
});

describe('full URL', () => {
  it('joins the segments above the page and its own [1:70]', () => {
    expect(fullUrl({ ...none, friendlyUrl: 'about' }, options, false)).toBe('/about');
    const deep = { menu: 1, childMenu: 4, subMenu: 5, friendlyUrl: 'kitchen' };
    expect(fullUrl(deep, options, false)).toBe('/services/plumbing/leaks/kitchen');
  });

  it('says that entries are still being read, instead of leaving them out [1:70]', () => {
    const deep = { menu: 1, childMenu: 4, subMenu: null, friendlyUrl: 'kitchen' };
    expect(fullUrl(deep, { ...options, childMenu: undefined }, false)).toBe('/services/…/kitchen');
  });

  it("is / for the home page and the page's own URL for an external page [1:70]", () => {
    expect(fullUrl({ ...none, friendlyUrl: '/' }, options, false)).toBe('/');
    expect(fullUrl({ ...none, menu: 3, friendlyUrl: 'cups' }, options, false)).toBe('/shop/cups');
    // An external entry adds its segment, and the home page none.
    const yard = option(6, 'https://yard.example/', { isExternal: true, slug: 'yard' });
    const entries = { ...options, menu: [yard, option(7, '/')] };
    expect(fullUrl({ ...none, menu: 6, friendlyUrl: 'cups' }, entries, false)).toBe('/yard/cups');
    expect(fullUrl({ ...none, menu: 7, friendlyUrl: 'cups' }, entries, false)).toBe('/cups');
    const outside = { ...none, menu: 1, friendlyUrl: 'https://example.com/x' };
    expect(fullUrl(outside, options, true)).toBe('https://example.com/x');
  });
});

describe('friendly URL field', () => {
  it('accepts only lowercase letters, digits and hyphens [1:190]', () => {
    expect(acceptFriendlyUrl('Our Team/2_0é-x!')).toBe('ourteam20-x');
  });

  it('stops at 60 characters [1:190]', () => {
    expect(acceptFriendlyUrl('a'.repeat(80))).toHaveLength(60);
  });
});

describe('locks', () => {
  it('locks only Allow Navigation on a page without pages under it [1:179]', () => {
    expect(Object.keys(pageFormLocks(free))).toEqual(['allowNavigation']);
  });

  it('locks the menu selectors and enables Allow Navigation when there are pages under it [1:178] [1:179]', () => {
    const locks = pageFormLocks({ ...free, hasSubPages: true });
    expect(locks.menus).toBeDefined();
    expect(locks.allowNavigation).toBeUndefined();
    expect(locks.showOnMenu).toBeUndefined();
  });

  it('locks Show On Menu under a landing page and over pages that are on the menu [1:176] [1:180]', () => {
    expect(pageFormLocks({ ...free, isUnderLandingPage: true }).showOnMenu).toContain('landing page');
    for (const isHomePage of [false, true]) {
      const locks = pageFormLocks({ ...free, hasMenuChildPages: true, isHomePage });
      expect(locks.showOnMenu).toContain('on the menu');
    }
  });

  it("keeps a non-Admin's external page off the menu [1:28]", () => {
    expect(pageFormLocks({ ...free, waitsForAdmin: true }).showOnMenu).toContain('administrator');
  });

  it('locks path and menu place of the home page', () => {
    const locks = pageFormLocks({ ...free, isHomePage: true });
    expect(locks.friendlyUrl).toBeDefined();
    expect(locks.menus).toBeDefined();
  });

  it('locks everything for non-Admins [1:181] [1:208]', () => {
    const locks = pageFormLocks({ ...free, canEdit: false });
    expect(locks.all).toBe('Only an administrator can change page details.');
    expect(Object.values(locks).every((reason) => reason === locks.all)).toBe(true);
  });

  it('locks everything on a deleted page, for Admins too [1:151]', () => {
    expect(pageFormLocks({ ...free, isDeleted: true }).all).toContain('Restore it');
  });
});
