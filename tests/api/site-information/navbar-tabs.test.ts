import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';

let admin: TestSession;
let company: TestCompany;
let companies = 0;

const cloud = await openCloud();

beforeEach(async () => {
  companies += 1;
  company = await makeCompany(`tabs${companies}`);
  admin = await sessionFor(cloud, company, 'Admin');
});

const tab = { title: 'Hours', format: '4_2-2', column1: '<p>Monday</p>', column3: '<p>Sunday</p>' };
const create = (changes: Record<string, unknown> = {}) =>
  callApi('createNavbarTab', { ...tab, ...changes }, { session: admin });
const update = (input: Record<string, unknown>) =>
  callApi('updateNavbarTab', { ...tab, ...input }, { session: admin });
const list = async () =>
  (await callApi('listNavbarTabs', {}, { session: admin })).body as { title: string }[];
const titles = async () => (await list()).map(({ title }) => title);
const home = async () => (await visit(company.key, '/hello')).html;

describe('a navbar tab [2:70] [2:180] [2:181] [2:182]', () => {
  it('is created after the others, read, changed and deleted, and is on the site at once [2:180] [2:181] [2:182] [2:38] [2:63] [2:228] [1:9] [2:7]', async () => {
    await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
    expect(await create()).toMatchObject({ status: 200, body: 1 });
    expect(await create({ title: 'Branches' })).toMatchObject({ status: 200, body: 2 });
    expect(await titles()).toEqual(['Hours', 'Branches']);
    expect(await home()).toContain('Monday');
    const read = await callApi('getNavbarTab', { componentId: 1 }, { session: admin });
    expect(read.body).toMatchObject({ ...tab, id: 1, column2: '', revision: 1 });
    expect(await update({ id: 1, title: 'Opening hours', revision: 1 })).toMatchObject({ body: 1 });
    expect(await home()).toContain('Opening hours');
    const removed = await callApi('deleteNavbarTab', { componentId: 1 }, { session: admin });
    expect(removed).toMatchObject({ status: 200, body: 'Deleted' });
    expect(await titles()).toEqual(['Branches']);
    expect(await home()).not.toContain('Opening hours');
  });

  it('never gets the number of a deleted one', async () => {
    await create();
    await callApi('deleteNavbarTab', { componentId: 1 }, { session: admin });
    expect((await create()).body).toBe(2);
  });

  it('is sanitised, and keeps columns that its format does not show', async () => {
    await create({ column1: '<p onclick="x()">a<script>b()</script></p>', column2: '<p>kept</p>' });
    const { body } = await callApi('getNavbarTab', { componentId: 1 }, { session: admin });
    expect(body).toMatchObject({ column1: '<p>a</p>', column2: '<p>kept</p>' });
  });

  it('is rejected with what is wrong [2:70] [2:134] [2:268] [2:247]', async () => {
    const rejections: [Record<string, unknown>, number, string, message?: string][] = [
      [{ title: '' }, 400, 'title', 'Title is required.'],
      [{ title: 'x'.repeat(21) }, 400, 'title', 'Title may have at most 20 characters.'],
      [{ format: '4_4' }, 400, 'format'],
      [{ column1: 'x'.repeat(10 * 1024 + 1) }, 413, 'column1'],
    ];
    for (const [changes, status, field, message = expect.any(String)] of rejections) {
      const answer = await create(changes);
      expect(answer).toMatchObject({ status, error: { message } });
      expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    }
    expect(await list()).toEqual([]);
  });

  it('requires the revision that a save started from, and answers a stale one with what is stored', async () => {
    await create();
    expect((await update({ id: 1 })).error.fields).toHaveProperty('revision');
    await update({ id: 1, title: 'Second', revision: 1 });
    const refused = await update({ id: 1, title: 'Third', revision: 1 });
    expect(refused).toMatchObject({ status: 409, error: { revision: 2, current: { title: 'Second' } } });
  });

  it('is not found where it does not exist', async () => {
    expect((await update({ id: 9, revision: 1 })).status).toBe(404);
    expect((await callApi('getNavbarTab', { componentId: 9 }, { session: admin })).status).toBe(404);
    expect((await callApi('deleteNavbarTab', { componentId: 9 }, { session: admin })).status).toBe(404);
  });

  it('is for Admins only [1:24] [1:207] [2:20] [2:38] [1:41] [1:208]', async () => {
    await create();
    const editor = await sessionFor(cloud, company, 'Level4');
    for (const answer of [
      await callApi('listNavbarTabs', {}, { session: editor }),
      await callApi('createNavbarTab', tab, { session: editor }),
      await callApi('updateNavbarTab', { ...tab, id: 1, revision: 1 }, { session: editor }),
      await callApi('deleteNavbarTab', { componentId: 1 }, { session: editor }),
    ]) {
      expect(answer.status).toBe(403);
    }
  });
});

describe('the row of tabs [2:182]', () => {
  const order = (navbarTabIds: number[]) =>
    callApi('updateNavbarTabOrder', { navbarTabIds }, { session: admin });

  it('accepts an order that names exactly its tabs [2:182] [1:9] [2:7] [2:38]', async () => {
    for (const title of ['One', 'Two', 'Three']) await create({ title });
    expect(await order([3, 1, 2])).toMatchObject({ status: 200, body: 'Saved' });
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
    for (const wrong of [
      [1, 2],
      [1, 2, 4],
      [1, 2, 3, 3],
      [1, 1, 2],
    ]) {
      expect((await order(wrong)).status).toBe(409);
    }
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
  });

  it('holds twelve, each changed in one flip', async () => {
    for (let n = 1; n <= 12; n += 1) await create({ title: `Tab ${n}` });
    expect(await create({ title: 'One more' })).toMatchObject({ status: 409 });
    const backwards = Array.from({ length: 12 }, (_, index) => 12 - index);
    expect((await order(backwards)).status).toBe(200);
    expect((await titles())[0]).toBe('Tab 12');
  });

  it('loses none of several tabs that are added at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((title) => create({ title })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await titles()).sort()).toEqual(['a', 'b', 'c']);
  });
});
