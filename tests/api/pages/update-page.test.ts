import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { changePage, createPage, externalForm, newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin } = await startAcme();

const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const pathItem = (path: string) => cloud.stored.path.get(acme.scope, path);

describe('saving page details [1:70] [1:94] [1:244] [1:245]', () => {
  it('takes effect and raises the revision', async () => {
    const id = await newPage(admin, 'details');
    const saved = await changePage(admin, id, { name: 'New name', scoTitle: 'New title', showOnMenu: true });
    expect(saved).toMatchObject({ status: 200, body: id });
    expect(await getPage(id)).toMatchObject({ name: 'New name', scoTitle: 'New title', revision: 2 });
  });

  it('returns a page as it was read, and accepts it as it was returned', async () => {
    const id = await newPage(admin, 'back-and-forth');
    const before = await getPage(id);
    expect((await callApi('updatePage', before, { session: admin })).status).toBe(200);
    expect(await getPage(id)).toEqual({ ...before, revision: 2 });
  });

  it('requires the revision that it started from', async () => {
    const id = await newPage(admin, 'revisions');
    const { revision: _revision, ...page } = await getPage(id);
    const without = await callApi('updatePage', page, { session: admin });
    expect(without.status).toBe(400);
    expect(without.error.fields).toHaveProperty('revision');
    expect((await changePage(admin, id, { name: 'Faster' })).status).toBe(200);
    const stale = await callApi('updatePage', { ...page, name: 'Slower', revision: 1 }, { session: admin });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ revision: 2, current: { id, name: 'Faster', revision: 2 } });
    expect(await getPage(id)).toMatchObject({ name: 'Faster' });
  });

  it('keeps one of two concurrent saves and rejects the other', async () => {
    const id = await newPage(admin, 'duel');
    const page = await getPage(id);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => callApi('updatePage', { ...page, name }, { session: admin })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await getPage(id)).revision).toBe(2);
  });
});

describe('renaming [1:245]', () => {
  it('moves its descendants, and their former paths lead to the new ones [1:94] [2:61] [1:70]', async () => {
    const top = await newPage(admin, 'old-top', { showOnMenu: true });
    const child = await newPage(admin, 'child', { menu: top });
    const draft = await newPage(admin, 'unpublished', { menu: top });
    await publish(admin, top);
    await publish(admin, child);
    expect((await changePage(admin, top, { friendlyUrl: 'new-top' })).status).toBe(200);
    await cloud.settled();
    expect((await getPage(child)).fullUrl).toBe('/new-top/child');
    expect(await pathItem('/new-top/child')).toMatchObject({ kind: 'page', pageId: child });
    expect(await pathItem('/new-top/unpublished')).toMatchObject({ kind: 'claim', pageId: draft });
    expect(await pathItem('/old-top/child')).toMatchObject({ kind: 'redirect', to: '/new-top/child' });
  });

  it('to a path in use is rejected with the name of its page [1:94] [1:281]', async () => {
    await newPage(admin, 'occupied');
    const id = await newPage(admin, 'mover');
    const answer = await changePage(admin, id, { friendlyUrl: 'occupied' });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'Occupied'");
    expect((await getPage(id)).fullUrl).toBe('/mover');
  });

  it('is rejected where a descendant would conflict with another page [1:94] [1:281]', async () => {
    const shop = await createPage(admin, externalForm('wares', { name: 'Wares' }));
    await newPage(admin, 'tea', { menu: shop });
    const top = await newPage(admin, 'goods');
    await newPage(admin, 'tea', { menu: top });
    const answer = await changePage(admin, top, { friendlyUrl: 'wares' });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'Tea'");
  });

  it('of the home page is rejected [1:190] [1:94]', async () => {
    expect(await changePage(admin, 1, { friendlyUrl: 'home' })).toMatchObject({
      status: 400,
      error: { fields: { friendlyUrl: 'The home page keeps the address /.' } },
    });
    const menu = await newPage(admin, 'above-all', { showOnMenu: true });
    expect(await changePage(admin, 1, { menu })).toMatchObject({
      status: 400,
      error: { fields: { menu: 'The home page must be at the top level.' } },
    });
  });
});

describe('moving [1:70] [1:94] [1:244] [1:245]', () => {
  it('to another parent puts a page after its new siblings [1:136] [1:250] [1:251]', async () => {
    const parent = await newPage(admin, 'new-home', { showOnMenu: true });
    const first = await newPage(admin, 'first', { menu: parent, showOnMenu: true });
    const moved = await newPage(admin, 'nomad', { showOnMenu: true });
    expect((await changePage(admin, moved, { menu: parent })).status).toBe(200);
    expect(await getPage(moved)).toMatchObject({ menu: parent, fullUrl: '/new-home/nomad', order: 2 });
    expect(await getPage(first)).toMatchObject({ order: 1 });
  });

  it('is locked while there are pages under it [1:178]', async () => {
    const parent = await newPage(admin, 'anchored');
    await newPage(admin, 'weight', { menu: parent });
    const other = await newPage(admin, 'elsewhere');
    const answer = await changePage(admin, parent, { menu: other });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('pages under it');
    // Under the same Parent Menu, too.
    const childMenu = await newPage(admin, 'branch', { menu: other });
    const deep = await newPage(admin, 'twig', { menu: other, childMenu });
    await newPage(admin, 'leaf', { menu: other, childMenu, subMenu: deep });
    expect((await changePage(admin, deep, { childMenu: null })).status).toBe(409);
    const outside = await createPage(admin, externalForm('moored'));
    await newPage(admin, 'rope', { menu: outside });
    expect((await changePage(admin, outside, { menu: other })).status).toBe(409);
  });

  it('under itself or to an unknown level is malformed [1:182]', async () => {
    const id = await newPage(admin, 'selfish');
    for (const place of [{ menu: id }, { menu: 987_654 }, { menu: 1, childMenu: id }]) {
      expect((await changePage(admin, id, place)).status).toBe(400);
    }
  });
});

describe('the switches of a page [1:70] [1:94] [1:244] [1:245]', () => {
  it('lock Show On Menu while pages under it are on the menu [1:180] [1:177] [1:249]', async () => {
    const parent = await newPage(admin, 'shown', { showOnMenu: true });
    const child = await newPage(admin, 'shown-child', { menu: parent, showOnMenu: true });
    expect((await changePage(admin, parent, { showOnMenu: false })).status).toBe(409);
    expect((await changePage(admin, child, { showOnMenu: false })).status).toBe(200);
    expect((await changePage(admin, parent, { showOnMenu: false })).status).toBe(200);
    expect(await getPage(parent)).toMatchObject({ showOnMenu: false, order: null });
    const outside = await createPage(admin, externalForm('shown-outside', { showOnMenu: true }));
    await newPage(admin, 'shown-inside', { menu: outside, showOnMenu: true });
    expect((await changePage(admin, outside, { showOnMenu: false })).status).toBe(409);
  });

  it('force pages under a landing page off the menu [1:176] [1:177]', async () => {
    const landing = await newPage(admin, 'quiet');
    const child = await newPage(admin, 'quiet-child', { menu: landing });
    expect((await changePage(admin, child, { showOnMenu: true })).status).toBe(200);
    expect((await getPage(child)).showOnMenu).toBe(false);
    const outside = await createPage(admin, externalForm('quiet-outside', { showOnMenu: true }));
    expect((await changePage(admin, outside, { menu: landing })).status).toBe(200);
    expect(await getPage(outside)).toMatchObject({ menu: landing, showOnMenu: false, order: null });
  });

  it('keep Allow Navigation on while there are no pages under it [1:179] [1:249] [2:80]', async () => {
    const parent = await newPage(admin, 'navigable');
    const outside = await createPage(admin, externalForm('navigable-outside'));
    for (const menu of [parent, outside]) {
      await changePage(admin, menu, { allowNavigation: false });
      expect((await getPage(menu)).allowNavigation).toBe(true);
      await newPage(admin, 'below', { menu });
      await changePage(admin, menu, { allowNavigation: false });
      expect((await getPage(menu)).allowNavigation).toBe(false);
    }
    // Only menus and crumbs lead there no more.
    await publish(admin, parent);
    expect((await visit('acme', '/navigable')).status).toBe(200);
  });

  it('keep the position of the home page while it is off the menu, and of no other [1:177] [1:136] [1:250] [1:251]', async () => {
    const order = async () => {
      const { body } = await callApi('listMenuSiblings', {}, { session: admin });
      return body.map(({ name }) => name);
    };
    const first = await newPage(admin, 'after-home', { showOnMenu: true });
    await newPage(admin, 'last-one', { showOnMenu: true });
    const before = await order();
    expect(before[0]).toBe('Home');
    await changePage(admin, 1, { showOnMenu: false });
    await changePage(admin, 1, { showOnMenu: true });
    expect(await order()).toEqual(before);
    await changePage(admin, first, { showOnMenu: false });
    await changePage(admin, first, { showOnMenu: true });
    expect((await order()).at(-1)).toBe('After-home');
  });

  it('cannot turn an internal page into an external one', async () => {
    const id = await newPage(admin, 'stays-internal');
    const answer = await changePage(admin, id, {
      isExternal: true,
      friendlyUrl: 'https://a.example',
      openType: 'NewTab',
    });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty('isExternal');
  });
});
