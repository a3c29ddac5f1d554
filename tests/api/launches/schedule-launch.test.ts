import { launchesToKeep } from '@galley/functions/versions/launches/launches-to-keep';
import { localTimeAt, momentOf } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addAnnouncement, bodyOf, submit } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, inMinutes, launched, launchOf, newLaunch, passMinutes, timeZone } from './launch-world';

const { cloud, acme, admin, editor } = await startAcme();
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100', timeZone };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

const minute = 60_000;
const schedule = async (launchId: number, publishAt: string | null) =>
  bodyOf(await callApi('scheduleLaunch', { launchId, publishAt, timeZone }, { session: admin }));
const calendar = async () => {
  const month = localTimeAt(Date.now(), timeZone).slice(0, 7);
  const { entries } = bodyOf(await callApi('getCalendar', { month }, { session: editor }));
  return entries
    .filter(({ launchId }) => launchId !== undefined)
    .map(({ state, pageName }) => `${state} ${pageName}`);
};
const shows = async (path: string) =>
  /(?:new|was)-\w+\./.exec((await visit('acme', path)).html.replace(/.*(new-\w+\.)/s, '$1'))?.[0];

it('goes live at its time and is in the calendar before and after', async () => {
  const launchId = await newLaunch(admin, 'Morning', [
    await changedPage(admin, 'a'),
    await changedPage(admin, 'b'),
  ]);
  await schedule(launchId, inMinutes(3));
  expect(await calendar()).toEqual(['coming Morning']);
  await passMinutes(cloud, 1);
  expect([await shows('/a'), await shows('/b')]).toEqual(['was-a.', 'was-b.']);
  await passMinutes(cloud, 3);
  expect([await shows('/a'), await shows('/b')]).toEqual(['new-a.', 'new-b.']);
  expect(await calendar()).toEqual(['done Morning']);
});

it('misses its time as a whole, reports the page, and continues when a user decides', async () => {
  const [one, two] = [await changedPage(admin, 'c'), await changedPage(admin, 'd')];
  const launchId = await newLaunch(admin, 'Edited', [one, two]);
  await schedule(launchId, inMinutes(3));
  bodyOf(await callApi('rejectDraft', { pageId: one, comments: 'a typo' }, { session: admin }));
  await addAnnouncement(admin, one, 2, 'more');
  await submit(admin, one);
  await passMinutes(cloud, 4);
  expect([await shows('/c'), await shows('/d')]).toEqual(['was-c.', 'was-d.']);
  const reason = `'old-c': V2 was changed since it was added. Look at it, and add the page again.`;
  expect(await launchOf(admin, launchId)).toMatchObject({ status: 'planned', missed: reason });
  expect(await calendar()).toContain('missed Edited');
  const state = bodyOf(await callApi('getScheduleState', {}, { session: admin }));
  expect(state.missed).toMatchObject([{ pageName: 'Edited', launchId, reason }]);
  // The next due moment of the company skips it: it is reported once.
  await schedule(await newLaunch(admin, 'Next', [await changedPage(admin, 'i')]), inMinutes(2));
  await passMinutes(cloud, 3);
  expect(await shows('/i')).toBe('new-i.');
  const mails = cloud.ses.messages().filter(({ subject }) => subject.includes(`'Edited' missed its time`));
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([admin.email, 'watch@acme.example'].toSorted());
  bodyOf(await callApi('addLaunchPages', { launchId, pageIds: [one] }, { session: admin }));
  await schedule(launchId, inMinutes(2));
  await passMinutes(cloud, 3);
  expect([await shows('/c'), await shows('/d')]).toEqual(['new-c.', 'new-d.']);
});

it('has no time any more once that was removed', async () => {
  const launchId = await newLaunch(admin, 'Never', [await changedPage(admin, 'e')]);
  await schedule(launchId, inMinutes(2));
  await schedule(launchId, null);
  await passMinutes(cloud, 4);
  expect(await shows('/e')).toBe('was-e.');
  expect(await launchOf(admin, launchId)).not.toHaveProperty('publishAt');
});

it('goes live among hundreds of published ones, which a due moment reads once', async () => {
  const published = await newLaunch(admin, 'Past', [await changedPage(admin, 'g')]);
  const waiting = await newLaunch(admin, 'Waiting', [await changedPage(admin, 'h')]);
  await launched(cloud, admin, published);
  const past = await cloud.stored.launch.get(acme.scope, published);
  const createdAt = new Date(Date.now() - 24 * 60 * minute).toISOString();
  const putCopies = async (first: number, count: number, changes: object) => {
    for (let id = first; id < first + count; id += 1) {
      const copy = cloud.stored.launch.item(acme.scope, id, { ...past, id, ...changes });
      await cloud.table.commit([{ put: copy }]);
    }
  };
  await putCopies(1_000, 300, { createdAt });
  await cloud.stored.launchCounter.change(acme.scope, { set: { lastId: 1_400 } });
  const read = async () =>
    (await launchesToKeep(cloud.table, acme.scope, new Date())).filter(({ state }) => state === 'published');
  expect((await read()).length).toBeGreaterThan(300);
  expect(await read()).toEqual([]);
  const counter = await cloud.stored.launchCounter.get(acme.scope);
  expect(counter).toMatchObject({ lookedTo: 1_299, waiting: expect.arrayContaining([waiting]) });
  await schedule(waiting, inMinutes(2));
  await passMinutes(cloud, 3);
  expect(await shows('/h')).toBe('new-h.');
  // Beside recent ones an older launch may still be in progress.
  await putCopies(1_310, 30, {});
  await read();
  expect(await read()).toHaveLength(30);
  // A broken record makes the job read all of them, and blocks nothing else.
  const broken = cloud.stored.launch.item(acme.scope, 1_300, { ...past, id: 1_300, run: 'unheard of' });
  await cloud.table.commit([{ put: broken }]);
  expect((await read()).length).toBeGreaterThan(300);
});

it('goes live at the first of the two moments of an hour that clocks show twice; one that waited for over an hour does not', async () => {
  const forgotten = await newLaunch(admin, 'Forgotten', [await changedPage(admin, 'j')]);
  await schedule(forgotten, inMinutes(30));
  const year = new Date().getUTCFullYear() + 1;
  // The clocks go back on the first Sunday of November.
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const day = `${year}-11-${String(1 + ((7 - first) % 7)).padStart(2, '0')}`;
  const twice = `${day}T01:30`;
  const odd = momentOf(twice, timeZone);
  expect(odd?.oddity).toBeDefined();
  const launchId = await newLaunch(admin, 'Twice', [await changedPage(admin, 'f')]);
  await schedule(launchId, twice);
  expect((await launchOf(admin, launchId)).publishAt).toBe(odd?.moment);
  const moment = Date.parse(odd?.moment ?? '');
  cloud.clock.advance(moment - Date.now() - 2 * minute);
  await passMinutes(cloud, 1);
  expect(await shows('/f')).toBe('was-f.');
  await passMinutes(cloud, 2);
  expect(await shows('/f')).toBe('new-f.');
  // No sweep ran until then.
  const missed = { state: 'planned', missed: 'It was not processed for more than an hour.' };
  expect(await cloud.stored.launch.get(acme.scope, forgotten)).toMatchObject(missed);
  expect(await shows('/j')).toBe('was-j.');
});
