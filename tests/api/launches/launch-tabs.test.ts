import { limits } from '@galley/shared/limits';
import { tabsRevision } from '@galley/shared/navbar-tabs';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bodyOf } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, launched, launchOf, newLaunch, publishLaunch, rollBack } from './launch-world';

const { cloud, acme, admin, editor } = await startAcme();
const session = { session: admin };
const newTab = (title: string, column1 = '') => ({
  title,
  format: '4_1-1-1-1' as const,
  column1,
  column2: '',
  column3: '',
  column4: '',
  footer: '',
});
const onlyInLaunch = 1_700_000_000_000;
const tabs = async () => bodyOf(await callApi('listNavbarTabs', {}, session));
const titles = async () => (await tabs()).map(({ id, title }) => `${id} ${title}`);
/** Sends the whole list with the live revision, as the launch's screen does. */
const plan = async (launchId: number, list: object[], revision = 0, base?: number) => {
  const values = { navbar: { tabs: list as (ReturnType<typeof newTab> & { id: number })[] } };
  const input = { launchId, values, base: base ?? tabsRevision(await tabs()), revision };
  return callApi('saveLaunchPart', input, session);
};
const partOf = async (launchId: number) => (await launchOf(admin, launchId)).partList[0];
const seen = async () => {
  const { html } = await visit('acme', '/a');
  const words = ['new-a.', 'Hours', 'Branches', 'Winter', 'eight to noon', 'ten to noon'];
  return words.filter((word) => html.includes(word));
};
const create = (title: string, text: string) => callApi('createNavbarTab', newTab(title, text), session);

it('takes tabs live with a page as one list, and back; immediate calls continue with their numbers [2:63] [2:70]', async () => {
  bodyOf(await create('Hours', '<p>eight to noon</p>'));
  bodyOf(await create('Branches', ''));
  bodyOf(await create('Gone', ''));
  bodyOf(await callApi('deleteNavbarTab', { componentId: 3 }, session));
  const launchId = await newLaunch(admin, 'Winter', [await changedPage(admin, 'a')]);
  const [hours] = await tabs();
  const list = [
    { ...newTab('Winter', '<p>snow<script>1</script></p>'), id: onlyInLaunch },
    { ...hours, column1: '<p>ten to noon</p>' },
  ];
  bodyOf(await plan(launchId, list));
  const before = ['Hours', 'Branches', 'eight to noon'];
  expect(await seen()).toEqual(before);
  expect(await partOf(launchId)).toMatchObject({
    part: 'navbar',
    from: {
      tabs: [
        { id: 1, title: 'Hours' },
        { id: 2, title: 'Branches' },
      ],
    },
    to: {
      tabs: [
        { id: onlyInLaunch, title: 'Winter', column1: '<p>snow</p>' },
        { id: 1, column1: '<p>ten to noon</p>' },
      ],
    },
  });
  const { calls } = await cloud.calls.during(() => launched(cloud, admin, launchId));
  const flips = calls.map(({ input }) => JSON.stringify(input)).filter((text) => isChromeWrite(text));
  expect(flips).toHaveLength(1);
  expect(await seen()).toEqual(['new-a.', 'Hours', 'Winter', 'ten to noon']);
  // Existing tabs have the next revision, new ones a number that no tab ever had.
  expect(await tabs()).toMatchObject([
    { id: 4, title: 'Winter', revision: 1 },
    { id: 1, title: 'Hours', revision: 2 },
  ]);
  expect((await callApi('updateNavbarTab', { ...newTab('Hours'), id: 1, revision: 1 }, session)).status).toBe(
    409,
  );

  const back = await rollBack(admin, launchId);
  expect(await partOf(back)).toMatchObject({
    from: { tabs: [{ id: 4 }, { id: 1 }] },
    to: { tabs: [{ id: 1 }, { id: 2 }] },
  });
  await launched(cloud, admin, back);
  expect(await seen()).toEqual(before);
  expect(await titles()).toEqual(['1 Hours', '5 Branches']);
  await launched(cloud, admin, await rollBack(admin, back));
  expect(await titles()).toEqual(['6 Winter', '1 Hours']);
  expect(bodyOf(await create('Branches', ''))).toBe(7);
  expect(await cloud.stored.tabCounter.get(acme.scope)).toMatchObject({ last: 7 });
});

const isChromeWrite = (text: string) => text.startsWith('{"TransactItems"') && text.includes('"S":"CHROME"');

it('is blocked by each of the calls that save tabs at once, until that was reviewed', async () => {
  const launchId = bodyOf(await callApi('createLaunch', { name: 'Late' }, session));
  const list = [{ ...newTab('Planned'), id: onlyInLaunch }];
  let revision = 0;
  const isHeldBack = async () => (await partOf(launchId))?.isOutdated === true;
  const heldBackBy = async (save: () => Promise<unknown>) => {
    bodyOf(await plan(launchId, list, revision));
    revision += 1;
    expect(await isHeldBack()).toBe(false);
    await save();
    return isHeldBack();
  };
  const [first] = await tabs();
  if (!first) throw new Error('There is no tab.');
  const ids = (await tabs()).map(({ id }) => id).reverse();
  const calls: (() => Promise<{ status: number }>)[] = [
    () => callApi('createNavbarTab', newTab('Other'), session),
    () => callApi('updateNavbarTab', first, session),
    async () =>
      callApi('updateNavbarTabOrder', { navbarTabIds: [...ids, (await tabs()).at(-1)?.id ?? 0] }, session),
    () => callApi('deleteNavbarTab', { componentId: first.id }, session),
  ];
  for (const call of calls)
    expect(await heldBackBy(async () => expect((await call()).status).toBe(200))).toBe(true);
  const refused = await publishLaunch(admin, launchId);
  expect([refused.status, refused.error?.message]).toEqual([
    409,
    expect.stringContaining("'Navbar tabs': It was changed on the site since"),
  ]);
  bodyOf(await plan(launchId, list, revision));
  await launched(cloud, admin, launchId);
  expect((await titles()).map((title) => title.slice(2))).toEqual(['Planned']);

  bodyOf(await create('After', ''));
  const back = await rollBack(admin, launchId);
  expect(await partOf(back)).toMatchObject({
    problem: 'It was changed since. Remove it from the launch to keep that.',
  });
});

it('is rejected by the rules of its saves, and where a launch could not store what it replaces [2:134]', async () => {
  const launchId = bodyOf(await callApi('createLaunch', { name: 'Wrong' }, session));
  const many = (count: number, text = '') =>
    Array.from({ length: count }, (_, index) => ({
      ...newTab(`Tab ${index}`, text),
      id: onlyInLaunch + index,
    }));
  const wrong = async (list: object[]) => {
    const { status, error } = await plan(launchId, list);
    return `${status} ${error?.message}`;
  };
  expect(await wrong(many(limits.navbarTabs + 1))).toBe('400 The navbar holds at most 12 tabs.');
  expect(await wrong([...many(1), ...many(1)])).toBe('400 tabs must not have one tab twice.');
  expect(await wrong([{ ...newTab(' '), id: 1 }])).toBe('400 Title is required.');
  const text = `<p>${'x'.repeat(10_000)}</p>`;
  const full = (count: number) =>
    many(count, text).map((tab) => ({ ...tab, column2: text, column3: text, column4: text, footer: text }));
  expect(await wrong(full(4))).toBe('413 The tabs of a launch have at most 180 KB together.');
  const values = { navbar: { tabs: many(1) } };
  const byEditor = await callApi('saveLaunchPart', { launchId, values, base: 0 }, { session: editor });
  expect(byEditor.status).toBe(403);
  expect((await launchOf(admin, launchId)).parts).toEqual([]);

  bodyOf(await plan(launchId, many(2)));
  const stale = await plan(launchId, many(1));
  expect([stale.status, stale.error?.current]).toEqual([
    409,
    { tabs: many(2).map((tab) => expect.objectContaining(tab)), revision: 1 },
  ]);
  for (const { id: _id, ...tab } of full(4)) bodyOf(await callApi('createNavbarTab', tab, session));
  bodyOf(await plan(launchId, many(1), 1));
  expect((await partOf(launchId))?.problem).toBe(
    'The site has tabs of more than 180 KB, which a launch could not bring back.',
  );
  // An older launch has not recorded the revision that it leaves.
  expect((await cloud.stored.launchPart.get(acme.scope, launchId, 'navbar'))?.left).toBeUndefined();
});
