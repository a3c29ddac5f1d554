import { localTimeAt } from '@galley/shared/local-time';
import { expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { faultAfter } from '../../../support/fault-after';
import { bodyOf, makeLivePage, makePage } from '../../../support/pages';
import { preparedKeys } from '../../../support/prepared-keys';
import { isSoak } from '../../../support/random-runs';
import { sweep } from '../../../support/sweep';
import { visit } from '../../../support/visits';
import { changedPage, firstPage } from '../../launches/launch-world';

const { cloud, acme, admin } = await startAcme();
const minute = 60_000;
const timeZone = 'America/New_York';
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100', timeZone };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

/** A minute far enough from now to schedule everything for it. */
const atTheMinute = () => localTimeAt(Date.now() + 10 * minute, timeZone);
const untilThen = 11;
async function schedule(pageId: number, versionId: number, times: object): Promise<void> {
  bodyOf(await callApi('scheduleVersion', { pageId, versionId, timeZone, ...times }, { session: admin }));
}

/** Advances the clock by minutes, with a sweep at the end. */
async function pass(minutes: number): Promise<void> {
  cloud.clock.advance(minutes * minute);
  await sweep(cloud);
}

interface Due {
  name: string;
  /** The new path of the changed page. */
  to: string;
  pageIds: [changed: number, first: number, leaving: number];
}

/** Three pages for one minute: one is changed, one is new, one leaves the site. */
async function threeDue(name: string, isMoved: boolean): Promise<Due> {
  const to = isMoved ? `${name}-moved` : name;
  const changed = await changedPage(admin, name, { friendlyUrl: to });
  const first = await firstPage(admin, `${name}-first`);
  const leaving = await makeLivePage(admin, 'bye', { friendlyUrl: `${name}-leaving`, showOnMenu: false });
  const publishAt = atTheMinute();
  await schedule(changed, 2, { publishAt });
  await schedule(first, 1, { publishAt });
  await schedule(leaving, 1, { takeDownAt: publishAt });
  return { name, to, pageIds: [changed, first, leaving] };
}

/** What visitors see of them: all old, or all new. */
async function seen({ name, to }: Due): Promise<string> {
  const [changed, first, leaving, before] = [
    await visit('acme', `/${to}`),
    await visit('acme', `/${name}-first`),
    await visit('acme', `/${name}-leaving`),
    await visit('acme', `/${name}`),
  ];
  const isNew = changed.html.includes(`new-${name}.`);
  const states = [changed, first, leaving].map(({ status }) => status).join();
  if (isNew && states === '200,200,404' && (to === name || before.status === 301)) return 'new';
  return before.html.includes(`was-${name}.`) && /^(?:200|404),404,200$/.test(states) ? 'old' : 'mixed';
}

const releaseNow = async () => (await cloud.stored.release.get(acme.scope))?.release ?? 0;
const logOf = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin })).map(
    ({ action, comments }) => `${action}: ${comments}`,
  );
/** What the preparation of a minute has left. */
async function left(): Promise<string[]> {
  const launches = await cloud.stored.everythingOf('launches', acme.scope);
  return [...(await preparedKeys(cloud.table, acme.scope)), ...launches.map(({ sk }) => sk)];
}

it.each([
  ['stay where they are', false, 12],
  ['move', true, 23],
])('pages that %s go live in one flip, or not yet, wherever a worker dies', async (_, isMoved, step) => {
  const ends: string[] = [];
  let isDead = true;
  // The last of the six is after all calls of a minute, whose number differs by one from run to run.
  const isNext = () => (isSoak ? isDead : ends.length < 6);
  for (let call = 3; isNext(); call += isSoak ? 1 : step) {
    const due = await threeDue(`${isMoved ? 'm' : 's'}${call}`, isMoved);
    const before = await releaseNow();
    // Jobs of the preparation are done before.
    await pass(untilThen - 3);
    cloud.clock.advance(3 * minute);
    const fault = faultAfter(call, true);
    cloud.setFault(fault.inject);
    await sweep(cloud).catch(() => undefined);
    cloud.setFault(undefined);
    isDead = fault.calls() > call;
    ends.push(await seen(due));
    for (let round = 0; round < 3; round += 1) await pass(1);
    expect(await seen(due), `call ${call}`).toBe('new');
    expect(await releaseNow(), `call ${call}`).toBe(before + 1);
    for (const [index, pageId] of due.pageIds.entries()) {
      const done = (await logOf(pageId)).filter((line) => line.includes('Scheduled for'));
      const action = ['Published V2', 'Published V1', 'Unpublished V1'][index];
      expect(done, `call ${call}`).toEqual([expect.stringMatching(`^${action}: Scheduled for .* late\\.$`)]);
    }
    expect(await left(), `call ${call}`).toEqual([]);
  }
  console.log(`cases: ${ends.length} calls at which a minute fails; visitors saw ${[...new Set(ends)]}`);
  expect(isDead, 'the last call comes after those of a minute').toBe(false);
  expect(new Set(ends)).toEqual(new Set(['old', 'new']));
});

it('readers see all changes of a minute or none, also with more pages than one transaction holds', async () => {
  const names = Array.from({ length: 14 }, (_, n) => `r${n}`);
  const pageIds: number[] = [];
  for (const name of names) pageIds.push(await firstPage(admin, name));
  const publishAt = atTheMinute();
  for (const pageId of pageIds) await schedule(pageId, 1, { publishAt });
  const before = await releaseNow();
  let isOver = false;
  const found: boolean[] = [];
  const read = async () => {
    for (let n = 0; !isOver; n += 5) {
      const { status } = await visit('acme', `/${names[n % names.length]}`);
      found.push(status === 200);
      await new Promise(setImmediate);
    }
  };
  const reader = read();
  await pass(untilThen);
  isOver = true;
  await reader;
  // Once one of them is visible, all are.
  expect(found.lastIndexOf(false)).toBeLessThan(found.indexOf(true));
  expect([found.length > 10, found.includes(false)]).toEqual([true, true]);
  expect(await releaseNow()).toBe(before + 1);
  expect(await left()).toEqual([]);
  expect(bodyOf(await callApi('listLaunches', {}, { session: admin }))).toEqual([]);
});

it.each([
  ['stay', false],
  ['move', true],
])(
  'a page that cannot go live is reported by name and blocks none of the others, where pages %s',
  async (name, isMoved) => {
    const due = await threeDue(`others-${name}`, isMoved);
    const publishAt = atTheMinute();
    const [deleted, edited, cancelled, rival] = [
      await firstPage(admin, `deleted-${name}`),
      await firstPage(admin, `late-${name}`),
      await firstPage(admin, `cancelled-${name}`),
      await changedPage(admin, `rival-${name}`, { friendlyUrl: `taken-${name}` }),
    ];
    const all = isMoved ? [deleted, edited, cancelled, rival] : [deleted, edited, cancelled];
    for (const pageId of all) await schedule(pageId, pageId === rival ? 2 : 1, { publishAt });
    bodyOf(await callApi('deletePage', { pageId: deleted }, { session: admin }));
    bodyOf(await callApi('cancelSchedule', { pageId: cancelled, versionId: 1 }, { session: admin }));
    await makePage(admin, { friendlyUrl: `taken-${name}` });
    const before = await releaseNow();
    await pass(untilThen);
    expect(await seen(due)).toBe('new');
    expect((await visit('acme', `/late-${name}`)).status).toBe(200);
    expect((await visit('acme', `/cancelled-${name}`)).status).toBe(404);
    expect(await releaseNow()).toBe(before + 1);
    const missed = bodyOf(await callApi('getScheduleState', {}, { session: admin })).missed;
    expect(missed.map(({ pageId, reason }) => [pageId, reason])).toEqual([
      [deleted, 'This page is deleted. Restore it first.'],
      ...(isMoved ? [[rival, expect.stringContaining(`/taken-${name} is used by the page`)]] : []),
    ]);
    const month = localTimeAt(Date.now(), timeZone).slice(0, 7);
    const { entries } = bodyOf(await callApi('getCalendar', { month }, { session: admin }));
    const told = due.pageIds.map((pageId) =>
      entries.flatMap((entry) => (entry.pageId === pageId ? `${entry.state} ${entry.what}` : [])),
    );
    expect(told.map((lines) => lines.at(-1))).toEqual(['done publish', 'done publish', 'done takeDown']);
    // The former live version can be restored.
    const [changed] = due.pageIds;
    bodyOf(
      await callApi('restoreVersion', { pageId: changed, versionId: 1, comments: '' }, { session: admin }),
    );
    expect((await visit('acme', `/${due.to}`)).html).toContain(`was-${due.name}.`);
    for (const { pageId, versionId } of missed) {
      bodyOf(await callApi('cancelSchedule', { pageId, versionId }, { session: admin }));
    }
    expect(await left()).toEqual([]);
  },
);
