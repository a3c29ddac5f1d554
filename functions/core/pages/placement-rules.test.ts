import { describe, expect, it } from 'vitest';
import { isUnderLandingPage, placementErrors, placeUnder } from './placement-rules';
import { isReservedPath } from './reserved-paths';
import { sampleExternal, samplePage, sampleTree } from './testing/page-samples';

const tree = sampleTree([
  samplePage(1, '/'),
  samplePage(2, 'services'),
  samplePage(3, 'plumbing', { menu: 2 }),
  samplePage(4, 'leaks', { menu: 2, childMenu: 3 }),
  samplePage(5, 'gone', { isDeleted: true }),
  samplePage(6, 'under-gone', { menu: 5 }),
  sampleExternal(7, 'Shop'),
  samplePage(8, 'landing', { showOnMenu: false }),
  sampleExternal(9, 'Yard', { menu: 2 }),
]);
const place = (menu: number | null, childMenu: number | null = null, subMenu: number | null = null) => ({
  menu,
  childMenu,
  subMenu,
});
const refused = (where: ReturnType<typeof place>, page: { id?: number; isExternal: boolean }) =>
  Object.keys(placementErrors(tree, where, page));
const internal = { isExternal: false };

describe('a place on the menu', () => {
  it('is valid at every level [1:9] [1:94] [1:70] [1:245]', () => {
    for (const where of [place(null), place(2), place(2, 3), place(2, 3, 4), place(7)]) {
      expect(refused(where, internal)).toEqual([]);
    }
  });

  it('must be under a page of each level [1:94] [1:245] [1:9] [1:70]', () => {
    expect(refused(place(3), internal)).toEqual(['menu']);
    expect(refused(place(1, 3), internal)).toEqual(['childMenu']);
    expect(refused(place(2, 3, 3), internal)).toEqual(['subMenu']);
    expect(refused(place(99), internal)).toEqual(['menu']);
  });

  it('must not be under a deleted page, or one that is hidden with another [1:94] [1:245]', () => {
    expect(refused(place(5), internal)).toEqual(['menu']);
    expect(refused(place(5, 6), internal)).toEqual(['menu', 'childMenu']);
  });

  it('must not be under the page itself or its descendants [1:182] [1:94] [1:245]', () => {
    expect(refused(place(2), { id: 2, isExternal: false })).toEqual(['menu']);
    expect(refused(place(2, 3), { id: 2, isExternal: false })).toEqual(['menu', 'childMenu']);
  });

  it('of an external page must not be under another one [1:182] [1:94] [1:245]', () => {
    expect(refused(place(7), { isExternal: true })).toEqual(['menu']);
    expect(refused(place(7), { id: 9, isExternal: true })).toEqual(['menu']);
    expect(refused(place(2), { isExternal: true })).toEqual([]);
    expect(refused(place(2, 9), { isExternal: true })).toEqual(['childMenu']);
    expect(refused(place(2, 9), { isExternal: false })).toEqual([]);
  });

  it('follows from the parent [1:70] [1:94]', () => {
    expect(placeUnder(tree, 0)).toEqual(place(null));
    expect(placeUnder(tree, 2)).toEqual(place(2));
    expect(placeUnder(tree, 4)).toEqual(place(2, 3, 4));
  });

  it('keeps a page off the menu where its deepest selected parent is off it [1:176]', () => {
    expect(isUnderLandingPage(tree, place(8))).toBe(true);
    expect(isUnderLandingPage(tree, place(2, 3))).toBe(false);
    expect(isUnderLandingPage(tree, place(null))).toBe(false);
  });
});

describe('paths of the site itself', () => {
  it('are reserved at the top level with everything under them [1:190] [1:245]', () => {
    expect(['/api', '/images/x', '/assets', '/apis', '/about/api', '/'].map(isReservedPath)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
