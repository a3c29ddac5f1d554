import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { changePage, createPage, externalForm, newPage } from '../../support/page-forms';
import { bodyOf, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin } = await startAcme();

const getPage = async (pageId: number) => bodyOf(await callApi('getPage', { pageId }, { session: admin }));
const deletePage = (pageId: number) => callApi('deletePage', { pageId }, { session: admin });
const restorePage = (pageId: number) =>
  callApi('restorePage', { pageId }, { session: admin, method: 'POST' });
const statusAt = async (path: string) => (await visit('acme', path)).status;

async function livePage(friendlyUrl: string, changes = {}) {
  const id = await newPage(admin, friendlyUrl, changes);
  await publish(admin, id);
  return id;
}

describe('deleting a page [1:151] [1:246]', () => {
  it('hides it and everything under it at once, and keeps their own states [1:94] [1:151] [1:246] [1:96] [1:243] [2:61] [2:80]', async () => {
    const top = await livePage('offer', { showOnMenu: true });
    const child = await livePage('today', { menu: top, showOnMenu: true });
    expect(await statusAt('/offer/today')).toBe(200);
    expect(await deletePage(top)).toMatchObject({ status: 200, body: 'Deleted' });
    expect([await statusAt('/offer'), await statusAt('/offer/today')]).toEqual([404, 404]);
    expect(await getPage(top)).toMatchObject({ status: 'Deleted', display: false });
    expect(await getPage(child)).toMatchObject({ status: 'live', display: false });
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    expect(rows.find(({ pageId }) => pageId === child)).toMatchObject({
      versionStatus: 'live',
      parentDeleted: true,
    });
  });

  it('is rejected for the home page [1:94] [1:281]', async () => {
    const answer = await deletePage(1);
    expect(answer).toMatchObject({ status: 409, error: { message: 'The home page cannot be deleted.' } });
  });

  it('is rejected for a deleted page, and so is saving it [1:245]', async () => {
    const id = await newPage(admin, 'twice');
    await deletePage(id);
    expect((await deletePage(id)).status).toBe(409);
    expect((await changePage(admin, id, { name: 'x' })).status).toBe(409);
  });

  it('and restoring are logged [1:90] [1:134] [1:151] [1:247] [1:274]', async () => {
    const id = await newPage(admin, 'logged');
    await deletePage(id);
    await restorePage(id);
    const log = bodyOf(await callApi('listVersionLog', { pageId: id }, { session: admin }));
    expect(log.map(({ action }) => action)).toEqual(['Restored page', 'Deleted page', 'Created draft V1']);
  });
});

describe('restoring a page [1:151] [1:247]', () => {
  it('restores its state, its descendants and its place on the menu [1:151] [1:247] [1:177] [2:61]', async () => {
    const parent = await livePage('section', { showOnMenu: true });
    const first = await livePage('one', { menu: parent, showOnMenu: true });
    await livePage('two', { menu: parent, showOnMenu: true });
    const under = await livePage('under', { menu: parent, childMenu: first });
    await deletePage(first);
    expect(await statusAt('/section/one/under')).toBe(404);
    expect(await restorePage(first)).toMatchObject({ status: 200, body: 'Restored' });
    expect(await statusAt('/section/one/under')).toBe(200);
    expect(await getPage(first)).toMatchObject({ status: 'live', order: 1, display: true });
    expect(await getPage(under)).toMatchObject({ status: 'live' });
  });

  it('also works with GET, as observed [1:281]', async () => {
    const id = await newPage(admin, 'by-get');
    await deletePage(id);
    const answer = await callApi('restorePage', { pageId: id }, { session: admin, method: 'GET' });
    expect(answer).toMatchObject({ status: 200, body: 'Restored' });
  });

  it("is rejected below a deleted parent, with the parent's name [1:281]", async () => {
    const parent = await newPage(admin, 'parent');
    const child = await newPage(admin, 'kid', { menu: parent });
    await deletePage(child);
    await deletePage(parent);
    const answer = await restorePage(child);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'Parent'");
    expect((await restorePage(parent)).status).toBe(200);
    expect((await getPage(child)).status).toBe('Deleted');
    expect((await restorePage(child)).status).toBe(200);
  });

  it('is rejected while the page above it is so deep that no level is left', async () => {
    const [one, two] = [await newPage(admin, 'one'), await newPage(admin, 'moving')];
    const deleted = await newPage(admin, 'deepest', { menu: two });
    bodyOf(await deletePage(deleted));
    const level2 = await newPage(admin, 'level-2', { menu: one });
    const level3 = await newPage(admin, 'level-3', { menu: one, childMenu: level2 });
    const place = { menu: one, childMenu: level2, subMenu: level3 };
    await cloud.stored.page.change(acme.scope, two, { set: place });
    expect(await restorePage(deleted)).toMatchObject({
      status: 409,
      error: {
        message: 'The page above this one was moved, so there is no level left for it. Move that page back.',
      },
    });
  });

  it('is rejected while another page has its path, with the name of that page [1:94] [1:281]', async () => {
    const old = await livePage('prices');
    await deletePage(old);
    const taker = await newPage(admin, 'prices', { name: 'New prices' });
    const answer = await restorePage(old);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'New prices'");
    expect((await getPage(taker)).status).toBe('draft');
  });

  it('is rejected while another page has the path of a descendant, with its name [1:94] [1:281]', async () => {
    const top = await livePage('tree');
    await livePage('leaf', { menu: top });
    await deletePage(top);
    const elsewhere = await createPage(admin, externalForm('tree', { name: 'Tree' }));
    const taker = await newPage(admin, 'leaf', { name: 'New leaf', menu: elsewhere });
    const answer = await restorePage(top);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain("'New leaf'");
    await deletePage(taker);
    expect((await restorePage(top)).status).toBe(200);
    expect(await statusAt('/tree/leaf')).toBe(200);
  });

  it('takes its path back with its published content, once the other page has left it [2:61]', async () => {
    const old = await livePage('lunch');
    await deletePage(old);
    const taker = await livePage('lunch', { name: 'Dinner' });
    expect(await statusAt('/lunch')).toBe(200);
    await changePage(admin, taker, { friendlyUrl: 'dinner' });
    await cloud.settled();
    expect((await restorePage(old)).status).toBe(200);
    expect(await statusAt('/lunch')).toBe(200);
    const item = await cloud.stored.path.get(acme.scope, '/lunch');
    expect(item).toMatchObject({ kind: 'page', pageId: old });
    expect(await statusAt('/dinner')).toBe(200);
  });

  it('at the same time as creating a page at its path gives the path to one of them', async () => {
    const old = await newPage(admin, 'contested');
    await deletePage(old);
    await Promise.all([
      restorePage(old),
      callApi('createPage', { ...(await getPage(old)) }, { session: admin }),
    ]);
    const rows = bodyOf(await callApi('listPages', {}, { session: admin }));
    const visible = rows.filter((row) => row.fullUrl === '/contested' && row.versionStatus !== 'Deleted');
    expect(visible).toHaveLength(1);
    const item = await cloud.stored.path.get(acme.scope, '/contested');
    expect(item?.pageId).toBe(visible[0]?.pageId);
  });

  it('is rejected for a page that is not deleted', async () => {
    expect((await restorePage(await newPage(admin, 'there'))).status).toBe(409);
  });
});
