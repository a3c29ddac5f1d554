import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { changePage, createPage, externalForm, newPage, pageForm } from '../../support/page-forms';

const { cloud, acme, admin, editor } = await startAcme();

const getPage = async (pageId: number) => (await callApi('getPage', { pageId }, { session: admin })).body;

describe('an internal page [1:70] [1:94] [1:244] [1:245]', () => {
  it('starts with an empty draft, its path, a log entry and the last position on the menu [1:152] [1:245] [1:12] [1:28] [1:134] [1:156]', async () => {
    const id = await newPage(editor, 'about', { showOnMenu: true });
    const page = await getPage(id);
    expect(page).toMatchObject({
      id,
      name: 'About',
      fullUrl: '/about',
      status: 'draft',
      display: false,
      showOnMenu: true,
      allowNavigation: true,
      noIndex: false,
      allowDelete: true,
      openType: null,
      order: 2,
      revision: 1,
    });
    const draft = await cloud.stored.version.get(acme.scope, id, 1);
    expect(draft).toMatchObject({ status: 'draft', placements: [], nextN: 1 });
    expect(await cloud.stored.path.get(acme.scope, '/about')).toMatchObject({ kind: 'claim', pageId: id });
    const log = await cloud.stored.versionLog.all(acme.scope, id);
    expect(log.map(({ email, action }) => [email, action])).toEqual([[editor.email, 'Created draft V1']]);
  });

  it('is placed under the selected entries [1:9] [2:61]', async () => {
    const services = await newPage(admin, 'services');
    const plumbing = await newPage(admin, 'plumbing', { menu: services });
    const leaks = await newPage(admin, 'leaks', { menu: services, childMenu: plumbing });
    const urgent = await newPage(admin, 'urgent', { menu: services, childMenu: plumbing, subMenu: leaks });
    expect(await getPage(urgent)).toMatchObject({
      menu: services,
      childMenu: plumbing,
      subMenu: leaks,
      fullUrl: '/services/plumbing/leaks/urgent',
    });
  });

  it('is kept off the menu under a landing page [1:176] [1:177]', async () => {
    const landing = await newPage(admin, 'landing', { showOnMenu: false });
    const under = await newPage(admin, 'offer', { menu: landing, showOnMenu: true });
    expect(await getPage(under)).toMatchObject({ showOnMenu: false, order: null });
    const outside = await createPage(admin, externalForm('offers', { menu: landing, showOnMenu: true }));
    expect(await getPage(outside)).toMatchObject({ showOnMenu: false, order: null });
    // The deepest chosen entry decides.
    const menu = await newPage(admin, 'season', { showOnMenu: true });
    const childMenu = await newPage(admin, 'spring', { menu, showOnMenu: false });
    const deep = await newPage(admin, 'sale', { menu, childMenu, showOnMenu: true });
    expect(await getPage(deep)).toMatchObject({ showOnMenu: false, order: null });
    const beside = await newPage(admin, 'summer', { menu, showOnMenu: true });
    expect(await getPage(beside)).toMatchObject({ showOnMenu: true, order: 1 });
  });

  it('is made in one read to authenticate and at most two round trips after it', async () => {
    await cloud.settled();
    const { calls } = await cloud.calls.during(() => newPage(admin, 'trips', { showOnMenu: true }));
    const operations = calls.map(({ operation }) => operation);
    expect(operations[0]).toBe('BatchGetItem');
    expect(operations.slice(1, 4).sort()).toEqual(['BatchGetItem', 'Query', 'UpdateItem']);
    expect(operations.slice(4)).toEqual(['TransactWriteItems']);
  });
});

describe('a path [1:245]', () => {
  it('belongs to one page: the other is rejected with its name [1:94] [1:281]', async () => {
    await newPage(admin, 'taken');
    const { status, error } = await callApi('createPage', pageForm('taken', { name: 'Late' }), {
      session: admin,
    });
    expect(status).toBe(409);
    expect(error.message).toContain("'Taken'");
  });

  it('goes to exactly one of twenty that request it at once [1:94]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callApi('createPage', pageForm('race', { name: `Race ${index}`, showOnMenu: true }), {
          session: index % 2 ? admin : editor,
        }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const pages = await callApi('listPages', {}, { session: admin });
    expect(pages.body.filter(({ fullUrl }) => fullUrl === '/race')).toHaveLength(1);
    const named = answers.filter(({ error }) => error.message?.includes("'Race "));
    expect(named.length).toBeGreaterThan(0);
  });

  it('of a deleted page is free, and replaces its redirect [1:151] [2:61]', async () => {
    const first = await newPage(admin, 'moved');
    await changePage(admin, first, { friendlyUrl: 'moved-away' });
    await cloud.settled();
    const second = await newPage(admin, 'moved');
    await callApi('deletePage', { pageId: second }, { session: admin });
    const third = await newPage(admin, 'moved');
    const claim = await cloud.stored.path.get(acme.scope, '/moved');
    expect(claim).toMatchObject({ kind: 'claim', pageId: third });
  });

  it('that an abandoned move reserved is free after a quarter of an hour', async () => {
    const claimed = { kind: 'claim', pageId: 1, revision: 1, release: 0 };
    const reserve = (claimedAt: string) =>
      cloud.stored.path.put(acme.scope, '/left-behind', { ...claimed, claimedAt });
    await reserve(new Date().toISOString());
    const early = await callApi('createPage', pageForm('left-behind'), { session: admin });
    expect(early.status).toBe(409);
    expect(early.error.message).toContain("'Home'");
    await reserve(new Date(Date.now() - 16 * 60_000).toISOString());
    const id = await newPage(admin, 'left-behind');
    expect(await cloud.stored.path.get(acme.scope, '/left-behind')).toMatchObject({ pageId: id });
  });

  it.each(['api', 'images', 'assets'])(
    '%s is reserved at the top level, not deeper [1:190]',
    async (word) => {
      const refused = await callApi('createPage', pageForm(word), { session: admin });
      expect(refused.status).toBe(400);
      expect(refused.error.fields?.friendlyUrl).toBe('This address is used by the site itself.');
      const parent = await newPage(admin, `about-${word}`);
      expect(await newPage(admin, word, { menu: parent })).toBeGreaterThan(0);
    },
  );

  it('/ belongs to the home page only [1:190] [1:94]', async () => {
    const { status, error } = await callApi('createPage', pageForm('/', { name: 'Another home' }), {
      session: admin,
    });
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('friendlyUrl');
  });
});

describe('two concurrent saves', () => {
  it('both end up on the menu [1:136] [1:250]', async () => {
    const parent = await newPage(admin, 'together', { showOnMenu: true });
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => newPage(admin, name, { menu: parent, showOnMenu: true })),
    );
    const siblings = await callApi('listMenuSiblings', { parentMenuId: parent }, { session: admin });
    expect(siblings.body.map(({ id }) => id).sort()).toEqual(ids.sort());
    const order = await cloud.stored.order.get(acme.scope, parent);
    expect(order?.ids.toSorted()).toEqual(ids.sort());
  });

  it('of a page and of a new one under it never leave a page at an outdated path [1:245] [2:61]', async () => {
    const parent = await newPage(admin, 'before');
    const [renamed, child] = await Promise.all([
      changePage(admin, parent, { friendlyUrl: 'after' }),
      callApi('createPage', pageForm('child', { menu: parent }), { session: editor }),
    ]);
    expect([200, 409]).toContain(renamed.status);
    expect(child.status, child.error.message).toBe(200);
    await cloud.settled();
    const { fullUrl } = await getPage(child.body);
    const claim = await cloud.stored.path.get(acme.scope, fullUrl);
    expect(claim).toMatchObject({ pageId: child.body });
  });
});

describe('an external page [1:70] [1:94] [1:244] [1:245]', () => {
  it('by an Admin is on the menu at once, as a release [1:28] [1:207] [2:80]', async () => {
    const id = await createPage(admin, externalForm('partner', { showOnMenu: true }));
    expect(await getPage(id)).toMatchObject({
      status: 'live',
      display: true,
      showOnMenu: true,
      openType: 'NewTab',
      fullUrl: 'https://partner.example/start',
    });
    expect((await cloud.stored.release.get(acme.scope))?.release).toBeGreaterThan(0);
    expect(await cloud.stored.page.get(acme.scope, id)).toMatchObject({
      openVersionId: null,
      lastVersionId: 0,
    });
  });

  it('by an editor is off the menu and not live until an Admin saves it [1:28] [1:208]', async () => {
    const id = await createPage(editor, externalForm('waiting', { showOnMenu: true }));
    expect(await getPage(id)).toMatchObject({ status: 'draft', display: false, showOnMenu: false });
    expect((await changePage(admin, id, { showOnMenu: true })).status).toBe(200);
    expect(await getPage(id)).toMatchObject({ status: 'live', display: true, showOnMenu: true });
    // Off the menu, too.
    const other = await createPage(editor, externalForm('waiting-too'));
    expect((await changePage(admin, other, { name: 'Seen' })).status).toBe(200);
    expect(await getPage(other)).toMatchObject({ status: 'live', display: true, showOnMenu: false });
  });

  it('contributes a segment in Latin letters, whatever the script of its name [1:182] [2:61]', async () => {
    for (const [name, word, later] of [
      ['Über uns & Straße', 'uberunsstrasse', 'Straße'],
      ['Επικοινωνία', 'epikoinonia', 'Σπίτι'],
      ['★', 'page-', '☆'],
    ] as const) {
      const page = await createPage(admin, externalForm(`under-${word}`, { name }));
      const path = `/${word === 'page-' ? `page-${page}` : word}`;
      const first = await newPage(admin, `first-${page}`, { menu: page });
      expect(await getPage(first)).toMatchObject({ fullUrl: `${path}/first-${page}` });
      expect((await changePage(admin, page, { name: later })).status).toBe(200);
      expect(await getPage(first)).toMatchObject({ fullUrl: `${path}/first-${page}` });
    }
  });

  it('contributes a segment to the paths below it, which stays when it is renamed [1:182] [2:61]', async () => {
    const shop = await createPage(admin, externalForm('Our Shop'.replace(' ', '-'), { name: 'Our Shop' }));
    const first = await newPage(admin, 'shirts', { menu: shop });
    expect(await getPage(first)).toMatchObject({ fullUrl: '/ourshop/shirts' });
    expect((await changePage(admin, shop, { name: 'The Store' })).status).toBe(200);
    const second = await newPage(admin, 'shoes', { menu: shop });
    expect(await getPage(second)).toMatchObject({ fullUrl: '/ourshop/shoes' });
  });

  it('cannot be under another one [1:182]', async () => {
    const above = await createPage(admin, externalForm('above'));
    const { status, error } = await callApi('createPage', externalForm('below', { menu: above }), {
      session: admin,
    });
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('menu');
  });
});
