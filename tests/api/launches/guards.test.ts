import { WriteConflict } from '@galley/functions/core/conflicts';
import { PathTakenError } from '@galley/functions/core/pages/path-reservations';
import { readOwnRelease } from '@galley/functions/core/release/rerender';
import { readSite } from '@galley/functions/core/release/site';
import { carryOutLaunch } from '@galley/functions/versions/launches/carry-out-launch';
import { planLaunch } from '@galley/functions/versions/launches/launch-plan';
import { readLaunch, readVersions } from '@galley/functions/versions/launches/launch-repository';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { changePage } from '../../support/page-forms';
import { bodyOf, makeLivePage, makePage } from '../../support/pages';
import { flipLaunch, prepareLaunch } from './launch-steps';
import { changedPage, firstPage, inMinutes, newLaunch, publishLaunch, timeZone } from './launch-world';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const { table } = cloud;
const { scope } = acme;
const session = admin;
const soon = () => inMinutes(60);

/** What a job has read of a started launch, before it writes anything. */
async function read(launchId: number) {
  const { launch, entries } = await readLaunch(table, scope, launchId);
  const state = await readOwnRelease(table, scope);
  const site = await readSite(table, scope);
  const versions = await readVersions(table, scope, entries);
  const now = new Date();
  const planOf = (kept: typeof entries) =>
    planLaunch(scope, { site, entries: kept, versions: versions.slice(0, kept.length) }, now);
  return { launch, entries, state, site, now, planOf, plan: planOf(entries) };
}

/** A launch of these pages that a job is about to prepare. */
async function begun(pageIds: number[]) {
  const launchId = await newLaunch(admin, 'Begun', pageIds);
  bodyOf(await publishLaunch(admin, launchId));
  return { launchId, ...(await read(launchId)) };
}

const give = async (launchId: number, set: object) =>
  cloud.stored.launch.change(scope, launchId, { set: { ...set }, add: { revision: 1 } });
const heldBy = async (pageId: number) => (await cloud.stored.page.get(scope, pageId))?.nextRun;

it.each<[string, (pageId: number, launchId: number) => Promise<unknown>]>([
  ['its page got another name', (pageId) => changePage(admin, pageId, { name: 'Other' })],
  ['its version was sent back', (pageId) => callApi('rejectDraft', { pageId, comments: 'no' }, { session })],
  ['its page was deleted', (pageId) => callApi('deletePage', { pageId }, { session })],
  [
    'what is live got a time to leave the site',
    (pageId) =>
      callApi('scheduleVersion', { pageId, versionId: 1, timeZone, takeDownAt: soon() }, { session }),
  ],
  ['a page came under it', (menu) => makePage(admin, { menu, showOnMenu: false })],
  ['it was given up', (_, launchId) => give(launchId, { state: 'undoing' })],
  ['another attempt was begun', (_, launchId) => give(launchId, { run: 9 })],
])('prepares nothing that was read before %s', async (_, between) => {
  const pageId = await changedPage(admin, `read-${Math.random().toString(36).slice(2)}`);
  const { launchId, ...preparation } = await begun([pageId]);
  const done = await between(pageId, launchId);
  expect((done as { status?: number } | undefined)?.status ?? 200).toBe(200);
  await expect(prepareLaunch(table, scope, preparation)).rejects.toBeInstanceOf(WriteConflict);
  expect(await heldBy(pageId)).toBeUndefined();
  await give(launchId, { state: 'planned' });
});

it('takes no path that another page has got since, and no menu that was ordered since', async () => {
  const mover = await changedPage(admin, 'mover', { friendlyUrl: 'wished' });
  const moving = await begun([mover]);
  await makePage(admin, { friendlyUrl: 'wished', showOnMenu: false });
  await expect(prepareLaunch(table, scope, moving)).rejects.toBeInstanceOf(PathTakenError);
  await give(moving.launchId, { state: 'undoing' });

  const after = await makeLivePage(admin, 'first');
  await makeLivePage(admin, 'second');
  const inMenu = await changedPage(admin, 'in-menu', { after });
  const ordering = await begun([inMenu]);
  expect(ordering.plan.orders).not.toEqual([]);
  await makePage(admin, { friendlyUrl: 'newcomer' });
  await expect(prepareLaunch(table, scope, ordering)).rejects.toBeInstanceOf(WriteConflict);
  await give(ordering.launchId, { state: 'undoing' });
});

it('leaves what another launch has reserved, and is rejected with its name', async () => {
  const [both, mine] = [
    await changedPage(admin, 'both', { friendlyUrl: 'both-moved' }),
    await firstPage(admin, 'mine'),
  ];
  const [first, second] = [await begun([both]), await begun([both, mine])];
  await prepareLaunch(table, scope, first);
  await expect(prepareLaunch(table, scope, second)).rejects.toBeInstanceOf(WriteConflict);
  expect(await heldBy(both)).toBe(`${first.launchId}.1`);
  const { plan } = await read(second.launchId);
  expect(plan.problems).toEqual([
    {
      pageId: both,
      pageName: 'old-both',
      reason: 'Another launch is publishing this page right now. Try again in a minute.',
    },
  ]);
  for (const { launchId } of [first, second]) await give(launchId, { state: 'undoing' });
});

it('reverts what it prepared of a page that it no longer has, before it continues with the others', async () => {
  const [stays, goes] = [await firstPage(admin, 'stays'), await firstPage(admin, 'goes')];
  const { launchId, ...first } = await begun([stays, goes]);
  await prepareLaunch(table, scope, first);
  expect([await heldBy(stays), await heldBy(goes)]).toEqual([`${launchId}.1`, `${launchId}.1`]);
  const again = await read(launchId);
  await prepareLaunch(table, scope, { ...again, plan: again.planOf(again.entries.slice(0, 1)) });
  expect([await heldBy(stays), await heldBy(goes)]).toEqual([`${launchId}.1`, undefined]);
  const notes = await cloud.stored.launchPath.all(scope, launchId);
  expect(notes.map(({ sk }) => sk.slice(sk.indexOf('/')))).toEqual(['/stays']);
  await give(launchId, { state: 'undoing' });
});

it('goes live once, and not after it was cancelled', async () => {
  const { launchId, ...late } = await begun([await firstPage(admin, 'late')]);
  await prepareLaunch(table, scope, late);
  await give(launchId, { state: 'undoing' });
  await expect(flipLaunch(table, scope, late)).rejects.toBeInstanceOf(WriteConflict);
  expect((await readOwnRelease(table, scope)).release).toBe(late.state.release);
});

it.each<[string, (pageId: number) => Promise<{ status: number; error?: { message: string } | undefined }>]>([
  ['name', (pageId) => changePage(admin, pageId, { name: 'Other' })],
  ['review', (pageId) => callApi('rejectDraft', { pageId, comments: 'no' }, { session })],
  [
    'time',
    (pageId) =>
      callApi('scheduleVersion', { pageId, versionId: 1, timeZone, takeDownAt: soon() }, { session }),
  ],
])('rejects changes of its pages that started from an older read: their %s', async (name, change) => {
  const pageId = await changedPage(admin, `held-${name}`);
  const { launchId, ...preparation } = await begun([pageId]);
  const { status, error } = await withBetween(
    () => change(pageId),
    () => prepareLaunch(table, scope, preparation),
  );
  expect([status, error?.message]).toEqual([
    409,
    `'old-held-${name}' is being published right now. Nothing was saved: try again in a minute.`,
  ]);
  await give(launchId, { state: 'undoing' });
});

it('lets no other release begin before what went live is stored', async () => {
  const { launchId, ...ready } = await begun([await firstPage(admin, 'being-stored')]);
  await prepareLaunch(table, scope, ready);
  await flipLaunch(table, scope, ready);
  const next = readOwnRelease(table, scope);
  await carryOutLaunch(table, scope, launchId, '');
  expect((await next).launch).toMatchObject({ run: `${launchId}.1`, isFinished: true });
});
