import { describe, expect, it } from 'vitest';
import { sampleExternal, samplePage, sampleTree } from './testing/page-samples';
import type { VisitorMenuEntry } from './visitor-menu';

const home = samplePage(1, '/', { name: 'Home' });
const services = samplePage(2, 'services', { name: 'Services' });
const plumbing = samplePage(3, 'plumbing', { name: 'Plumbing', menu: 2 });
const leaks = samplePage(4, 'leaks', { name: 'Leaks', menu: 2, childMenu: 3 });

/** An indented outline of names; text-only entries are in brackets. */
const outline = (entries: readonly VisitorMenuEntry[], indent = ''): string[] =>
  entries.flatMap(({ name, isLink, children }) => [
    `${indent}${isLink ? name : `(${name})`}`,
    ...outline(children, `${indent}  `),
  ]);

describe('the menu that visitors see', () => {
  it('has three levels in the order of the siblings [2:63] [2:81] [2:225] [1:9] [2:80]', () => {
    const deeper = samplePage(5, 'deeper', { menu: 2, childMenu: 3, subMenu: 4 });
    const heating = samplePage(6, 'heating', { name: 'Heating', menu: 2 });
    const taps = samplePage(7, 'taps', { name: 'Taps', menu: 2, childMenu: 3 });
    const pages = [home, services, plumbing, leaks, deeper, heating, taps];
    const tree = sampleTree(pages, { 0: [2, 1], 2: [6, 3], 3: [7, 4] });
    expect(outline(tree.publicMenu())).toEqual([
      ...['Services', '  Heating', '  Plumbing', '    Taps', '    Leaks', 'Home'],
    ]);
    expect(tree.publicMenu()[0]?.children[1]).toMatchObject({
      pageId: 3,
      href: '/services/plumbing',
      isExternal: false,
      openType: null,
    });
  });

  it('leaves out what is a draft, deleted, under something deleted, or off the menu [1:7] [2:80] [2:81] [2:225] [1:94] [1:151] [2:63]', () => {
    const tree = sampleTree([
      home,
      { ...services, isDeleted: true },
      plumbing,
      samplePage(6, 'draft', { liveVersionId: null }),
      samplePage(7, 'off', { showOnMenu: false }),
    ]);
    expect(outline(tree.publicMenu())).toEqual(['Home']);
  });

  it('shows a parent without a live version as text while a page under it is public [2:81] [2:225] [1:7] [2:63]', () => {
    const draft = { ...services, liveVersionId: null };
    expect(outline(sampleTree([draft, plumbing]).publicMenu())).toEqual(['(Services)', '  Plumbing']);
    expect(outline(sampleTree([draft]).publicMenu())).toEqual([]);
  });

  it('shows a page whose navigation is switched off as text, as long as there are pages under it [1:94] [1:179] [2:80] [2:225] [2:63] [2:81]', () => {
    const closed = { ...services, allowNavigation: false };
    expect(outline(sampleTree([closed, plumbing]).publicMenu())).toEqual(['(Services)', '  Plumbing']);
    expect(outline(sampleTree([closed]).publicMenu())).toEqual(['Services']);
  });

  it('links to external pages at their own URLs [2:80] [2:81] [2:225] [1:94] [2:63]', () => {
    const [entry] = sampleTree([sampleExternal(8, 'Shop')]).publicMenu();
    expect(entry).toMatchObject({
      href: 'https://8.example',
      isExternal: true,
      openType: 'NewTab',
      isLink: true,
    });
  });
});

describe('parents off the menu', () => {
  it('are the parents of public pages', () => {
    const landing = { ...services, showOnMenu: false };
    const under = { ...plumbing, showOnMenu: false };
    const tree = sampleTree([home, landing, under, samplePage(9, 'empty', { showOnMenu: false })]);
    expect(tree.offMenuParents().map(({ id }) => id)).toEqual([2]);
    expect(sampleTree([home, { ...landing, isDeleted: true }, under]).offMenuParents()).toEqual([]);
  });
});
