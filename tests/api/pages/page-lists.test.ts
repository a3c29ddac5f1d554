import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { createPage, externalForm, newPage } from '../../support/page-forms';
import { addAnnouncement, bodyOf, newDraft, publish, submit } from '../../support/pages';

const ids: Record<string, number> = {};

const { cloud, admin, editor } = await startAcme({ runJobs: false });
ids.services = await newPage(admin, 'services', { showOnMenu: true });
ids.plumbing = await newPage(admin, 'plumbing', { menu: ids.services, showOnMenu: true });
ids.heating = await newPage(admin, 'heating', { menu: ids.services, showOnMenu: true });
ids.leaks = await newPage(admin, 'leaks', { menu: ids.services, childMenu: ids.plumbing });
ids.shop = await createPage(admin, externalForm('shop', { showOnMenu: true }));
ids.gone = await newPage(admin, 'gone', { showOnMenu: true });
await callApi('deletePage', { pageId: ids.gone }, { session: admin });
await publish(admin, ids.services);
await newDraft(admin, ids.services, 1);
await submit(admin, ids.heating);

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('the page list [1:64] [1:96] [1:243]', () => {
  it('has every page, Deleted ones too, in the order of the menu with the words of the screen [1:64] [1:96] [1:243] [1:27] [1:65] [1:156]', async () => {
    const rows = bodyOf(await callApi('listPages', {}, { session: editor }));
    expect(rows.map(({ pageId }) => pageId)).toEqual([
      1,
      ids.services,
      ids.plumbing,
      ids.leaks,
      ids.heating,
      ids.shop,
      ids.gone,
    ]);
    const row = (id: number | undefined) => rows.find(({ pageId }) => pageId === id);
    expect(row(ids.leaks)).toEqual({
      pageId: ids.leaks,
      pageName: 'Leaks',
      title: 'A title',
      pageMenuUrl: 'Services',
      pageChildMenu: 'Plumbing',
      pageSubMenu: '',
      pageUrl: 'leaks',
      versionStatus: 'draft',
      pageAllowNavigation: true,
      pageShowOnMenu: false,
      isExternal: false,
      fullUrl: '/services/plumbing/leaks',
      hasDraft: false,
      parentDeleted: false,
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      changedBy: admin.email,
    });
    expect(row(ids.services)).toMatchObject({ versionStatus: 'live', hasDraft: true });
    expect(row(ids.heating)).toMatchObject({ versionStatus: 'pending' });
    expect(row(ids.gone)).toMatchObject({ versionStatus: 'Deleted' });
    expect(row(ids.shop)).toMatchObject({
      versionStatus: 'live',
      isExternal: true,
      fullUrl: 'https://shop.example/start',
    });
  });

  it('is one query after the session, one read of what is known about links to other sites, and one of the drafts', async () => {
    const { calls } = await cloud.calls.during(() => callApi('listPages', {}, { session: editor }));
    expect(calls.map(({ operation }) => operation)).toEqual([
      'BatchGetItem',
      'Query',
      'GetItem',
      'BatchGetItem',
    ]);
  });
});

describe('the entries to select from [1:98] [1:248]', () => {
  it('are the pages of the level, without Deleted ones [1:98] [1:248] [1:9] [1:94]', async () => {
    const main = bodyOf(await callApi('listMainMenuOptions', {}, { session: editor }));
    expect(idsOf(main)).toEqual([1, ids.services, ids.shop]);
    expect(main[1]).toEqual({
      id: ids.services,
      name: 'Services',
      friendlyUrl: 'services',
      showOnMenu: true,
      isExternal: false,
    });
    const children = await callApi('listChildMenuOptions', { pageId: ids.services }, { session: editor });
    expect(idsOf(children.body)).toEqual([ids.plumbing, ids.heating]);
    const subs = await callApi('listSubMenuOptions', { pageId: ids.plumbing }, { session: editor });
    expect(idsOf(subs.body)).toEqual([ids.leaks]);
  });

  it('are none under a page of another level', async () => {
    const children = await callApi('listChildMenuOptions', { pageId: ids.plumbing }, { session: editor });
    expect(children.body).toEqual([]);
    const subs = await callApi('listSubMenuOptions', { pageId: ids.services }, { session: editor });
    expect(subs.body).toEqual([]);
  });
});

describe('the descendants of a page [1:178] [1:179] [1:180] [1:249]', () => {
  it('are distinguished from those on the menu [1:178] [1:179] [1:180] [1:249]', async () => {
    const ask = async (name: 'hasSubPages' | 'hasMenuChildPages', pageId = 0) =>
      (await callApi(name, { pageId }, { session: editor })).body;
    expect(await ask('hasSubPages', ids.services)).toBe(true);
    expect(await ask('hasMenuChildPages', ids.services)).toBe(true);
    expect(await ask('hasSubPages', ids.plumbing)).toBe(true);
    expect(await ask('hasMenuChildPages', ids.plumbing)).toBe(false);
    expect(await ask('hasSubPages', ids.leaks)).toBe(false);
  });
});

describe('siblings on the menu [1:136] [1:250]', () => {
  const siblings = async (input: object) =>
    bodyOf(await callApi('listMenuSiblings', input as Record<string, unknown>, { session: editor }));

  it('are listed in order under the deepest selected entry, with their states [1:136] [1:250] [1:94] [1:156]', async () => {
    expect(await siblings({ parentMenuId: ids.services, childMenuId: null, subMenuId: '' })).toEqual([
      { id: ids.plumbing, name: 'Plumbing', status: 'draft' },
      { id: ids.heating, name: 'Heating', status: 'pending' },
    ]);
    expect(idsOf(await siblings({ parentMenuId: ids.services, childMenuId: ids.plumbing }))).toEqual([]);
    expect(idsOf(await siblings({}))).toEqual([1, ids.services, ids.shop]);
  });
});

describe('ordering the menu [1:251]', () => {
  const order = (orderedPageIds: unknown[], session = admin) =>
    callApi('updatePageOrder', { orderedPageIds }, { session });

  it('stores the siblings in the order that was sent [1:251] [1:94] [1:136] [1:207] [1:250]', async () => {
    const answer = await order([ids.heating, ids.plumbing]);
    expect(answer).toMatchObject({ status: 200, body: 'Saved' });
    const page = await callApi('getPage', { pageId: ids.heating }, { session: admin });
    expect(page.body.order).toBe(1);
    // An external page, too.
    expect((await order([ids.shop, 1, ids.services])).body).toBe('Saved');
    const top = await callApi('listMenuSiblings', {}, { session: admin });
    expect(idsOf(top.body)).toEqual([ids.shop, 1, ids.services]);
  });

  it('rejects a list that is not exactly the siblings', async () => {
    const lists = [
      [ids.plumbing],
      [ids.plumbing, ids.heating, ids.leaks],
      [ids.plumbing, ids.plumbing],
      [ids.plumbing, ids.services],
      [1, ids.services, ids.shop, ids.gone],
    ];
    for (const list of lists) expect((await order(list)).status, String(list)).toBe(409);
  });

  it('several times at once, while pages are created, loses none of them', async () => {
    const parent = await newPage(admin, 'busy', { showOnMenu: true });
    const first = await newPage(admin, 'first', { menu: parent, showOnMenu: true });
    const answers = await Promise.all([
      ...['b', 'c', 'd'].map((name) => newPage(editor, name, { menu: parent, showOnMenu: true })),
      ...Array.from({ length: 5 }, () => order([first]).then(({ status }) => status)),
    ]);
    expect(answers.slice(3).every((status) => status === 200 || status === 409)).toBe(true);
    const siblings = await callApi('listMenuSiblings', { parentMenuId: parent }, { session: admin });
    expect(idsOf(siblings.body).sort()).toEqual([first, ...answers.slice(0, 3)].sort());
  });
});

it('the page list names who changed the page or its draft last', async () => {
  const pageId = await newPage(admin, 'changed');
  await publish(admin, pageId);
  const last = async () => {
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    const { changedAt = '', changedBy } = rows.find((row) => row.pageId === pageId) ?? {};
    return { changedAt, changedBy };
  };
  const live = await last();
  expect(live.changedBy).toBe(admin.email);
  await newDraft(editor, pageId, 1);
  const begun = await last();
  expect(begun.changedBy).toBe(editor.email);
  expect(begun.changedAt > live.changedAt).toBe(true);
  await addAnnouncement(admin, pageId, 2, 'Changed');
  const changed = await last();
  expect(changed.changedBy).toBe(admin.email);
  expect(changed.changedAt > begun.changedAt).toBe(true);
  await submit(editor, pageId);
  expect((await last()).changedBy).toBe(editor.email);
  bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
  expect((await last()).changedBy).toBe(admin.email);
});
