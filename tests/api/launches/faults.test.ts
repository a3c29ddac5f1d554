import { WriteConflict } from '@galley/functions/core/conflicts';
import { readOwnRelease } from '@galley/functions/core/release/rerender';
import { readSite } from '@galley/functions/core/release/site';
import { planLaunch } from '@galley/functions/versions/launches/launch-plan';
import { readLaunch, readVersions } from '@galley/functions/versions/launches/launch-repository';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { faultAfter } from '../../support/fault-after';
import { changePage } from '../../support/page-forms';
import { bodyOf, makeLivePage, makePage, pageFields } from '../../support/pages';
import { preparedKeys } from '../../support/prepared-keys';
import { isSoak } from '../../support/random-runs';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';
import { flipLaunch, prepareLaunch } from './launch-steps';
import { changedPage, firstPage, launchOf, newLaunch, planColor, publishLaunch } from './launch-world';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const minute = 60_000;

/** What visitors see of the two pages and the colour around them: all old, or all new. */
async function seen(name: string, brand: string): Promise<string> {
  const moved = await visit('acme', `/${name}-moved`);
  const changed = await visit('acme', `/${name}`);
  const first = await visit('acme', `/${name}-first`);
  const isNew = (html: string, of: string) => html.includes(`new-${of}.`) && html.includes(brand);
  if (moved.status === 200 && changed.status === 301 && first.status === 200) {
    return isNew(moved.html, name) && isNew(first.html, `${name}-first`) ? 'new' : 'mixed';
  }
  const isOld = [moved, changed, first].every(({ html }) => !html.includes(brand));
  return isOld && changed.status === 200 && moved.status === 404 && first.status === 404 ? 'old' : 'mixed';
}

/** What an attempt has prepared and not removed. */
async function left(): Promise<string[]> {
  const notes = await cloud.stored.launchPath.all(acme.scope);
  return [...(await preparedKeys(cloud.table, acme.scope)), ...notes.map(({ sk }) => sk)];
}

it('ends correctly where the table fails, or a worker dies, at any of its calls', async () => {
  const ends: string[] = [];
  let most = 0;
  for (let call = 0; call <= Math.max(most, 20); call += isSoak ? 1 : 9) {
    const name = `f${call}`;
    const pageIds = [
      await changedPage(admin, name, { friendlyUrl: `${name}-moved` }),
      await firstPage(admin, `${name}-first`),
    ];
    const launchId = await newLaunch(admin, name, pageIds);
    const brand = `#ab00${String(call).padStart(2, '0')}`;
    await planColor(admin, launchId, brand);
    bodyOf(await publishLaunch(admin, launchId));
    const dies = call % 2 === 0;
    const fault = faultAfter(call, dies);
    cloud.setFault(fault.inject);
    await sweep(cloud).catch(() => undefined);
    cloud.setFault(undefined);
    if (!dies) most = Math.max(most, Math.min(fault.calls(), 45));
    ends.push(await seen(name, brand));
    for (let round = 0; round < 6 && (await launchOf(admin, launchId)).status !== 'published'; round += 1) {
      cloud.clock.advance(minute);
      await sweep(cloud);
    }
    expect(await launchOf(admin, launchId), `call ${call}`).toMatchObject({ status: 'published' });
    expect(await seen(name, brand), `call ${call}`).toBe('new');
    for (const pageId of pageIds) {
      const log = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
      expect(
        log.filter(({ comments }) => comments.includes('With the launch')),
        `call ${call}`,
      ).toHaveLength(1);
    }
  }
  console.log(
    `cases: ${ends.length} calls at which a launch fails; visitors saw ${[...new Set(ends)].join(', ')}`,
  );
  expect(new Set(ends)).toEqual(new Set(['old', 'new']));
  expect(await left()).toEqual([]);
  expect(await waitingJobs(cloud.table, 'carry-out-launch')).toEqual([]);
});

const isPrepared = (input: unknown) => JSON.stringify(input).includes('"PATH#');

/** Lets the job run until all is prepared and nothing is live, where its worker dies. */
async function prepared(launchId: number): Promise<void> {
  bodyOf(await publishLaunch(admin, launchId));
  let isDead = false;
  cloud.setFault(({ service, input }) => {
    if (service !== 'dynamodb') return undefined;
    if (isDead) return 'unavailable';
    isDead = isPrepared(input);
    return undefined;
  });
  await sweep(cloud).catch(() => undefined);
  cloud.setFault(undefined);
  expect(isDead).toBe(true);
  expect((await left()).length).toBeGreaterThan(2);
}

async function resumed(): Promise<void> {
  cloud.clock.advance(2 * minute);
  await sweep(cloud);
}

it('reverts what it prepared where the site has changed in a conflicting way, and says how', async () => {
  const above = await makeLivePage(admin, 'above', { name: 'Above', friendlyUrl: 'above' });
  const pageIds = [
    await changedPage(admin, 'mover', { friendlyUrl: 'wanted' }),
    await firstPage(admin, 'other', { menu: above }),
  ];
  const launchId = await newLaunch(admin, 'Late', pageIds);
  await prepared(launchId);
  bodyOf(await callApi('deletePage', { pageId: above }, { session: admin }));
  await resumed();
  const { status, refusals } = await launchOf(admin, launchId);
  expect([status, refusals]).toEqual([
    'planned',
    [
      {
        pageId: pageIds[1],
        pageName: 'new-other',
        reason: "This page is under 'Above', which is deleted. Restore that page first.",
      },
    ],
  ]);
  expect((await visit('acme', '/mover')).html).toContain('was-mover.');
  expect(await left()).toEqual([]);
  bodyOf(await callApi('rejectDraft', { pageId: pageIds[0] ?? 0, comments: 'later' }, { session: admin }));
  await makePage(admin, { name: 'Free again', friendlyUrl: 'wanted' });
});

it("locks its pages and paths in between, and goes live with the site's state at that time", async () => {
  const pageIds = [
    await changedPage(admin, 'held', { friendlyUrl: 'coming' }),
    await firstPage(admin, 'beside'),
  ];
  const [held = 0] = pageIds;
  const launchId = await newLaunch(admin, 'Held', pageIds);
  await prepared(launchId);
  const words = "'old-held' is being published right now. Nothing was saved: try again in a minute.";
  const refusals = await Promise.all([
    callApi('rejectDraft', { pageId: held, comments: 'no' }, { session: admin }),
    callApi('publishDraft', { pageId: held, comments: '' }, { session: admin }),
    callApi('deletePage', { pageId: held }, { session: admin }),
    changePage(admin, held, { name: 'Other' }),
  ]);
  expect(refusals.map(({ status, error }) => `${status} ${error?.message}`)).toEqual(
    refusals.map(() => `409 ${words}`),
  );
  const taken = await callApi('createPage', pageFields({ friendlyUrl: 'coming' }), { session: admin });
  expect([taken.status, taken.error?.message]).toEqual([
    409,
    "The address /coming is used by the page 'old-held'. Choose another one.",
  ]);
  const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  const footer = { contentColumn1: '<p>between</p>', ...columns };
  bodyOf(await callApi('createFooter', footer, { session: admin }));
  await resumed();
  expect(await launchOf(admin, launchId)).toMatchObject({ status: 'published' });
  const { html } = await visit('acme', '/coming');
  expect([html.includes('new-held.'), html.includes('between')]).toEqual([true, true]);
});

it('does not go live when another release has changed the site in between', async () => {
  const launchId = await newLaunch(admin, 'Raced', [await changedPage(admin, 'raced')]);
  await prepared(launchId);
  const { table } = cloud;
  const { launch, entries } = await readLaunch(table, acme.scope, launchId);
  const state = await readOwnRelease(table, acme.scope);
  const site = await readSite(table, acme.scope);
  const now = new Date();
  const versions = await readVersions(table, acme.scope, entries);
  const plan = planLaunch(acme.scope, { site, entries, versions }, now);
  await prepareLaunch(table, acme.scope, { launch, site, plan, now });
  await makeLivePage(admin, 'between');
  const flip = flipLaunch(table, acme.scope, { launch, state, site, plan, now });
  await expect(flip).rejects.toBeInstanceOf(WriteConflict);
  expect((await visit('acme', '/raced')).html).toContain('old-raced');
  await resumed();
  expect((await visit('acme', '/raced')).html).toContain('new-raced.');
});
