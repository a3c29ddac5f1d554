import { conflictOf, WriteConflict } from '@galley/functions/core/conflicts';
import { readOwnRelease } from '@galley/functions/core/release/rerender';
import { readSite } from '@galley/functions/core/release/site';
import { carryOutLaunch } from '@galley/functions/versions/launches/carry-out-launch';
import { finishLaunch } from '@galley/functions/versions/launches/finish-launch';
import { planLaunch } from '@galley/functions/versions/launches/launch-plan';
import { readLaunch, readVersions } from '@galley/functions/versions/launches/launch-repository';
import { expect, it, vi } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, publish, submit } from '../../support/pages';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';
import { flipLaunch, prepareLaunch } from './launch-steps';
import { changedPage, newLaunch, publishLaunch } from './launch-world';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const { table } = cloud;
const { scope } = acme;

/** A launch that is live and of which nothing is stored yet. */
async function live(pageId: number): Promise<number> {
  const launchId = await newLaunch(admin, 'Live', [pageId]);
  bodyOf(await publishLaunch(admin, launchId));
  const { launch, entries } = await readLaunch(table, scope, launchId);
  const [state, site, now] = [await readOwnRelease(table, scope), await readSite(table, scope), new Date()];
  const versions = await readVersions(table, scope, entries);
  const plan = planLaunch(scope, { site, entries, versions }, now);
  await prepareLaunch(table, scope, { launch, site, plan, now });
  await flipLaunch(table, scope, { launch, state, site, plan, now });
  return launchId;
}

it('a worker that stalled before any of its writes changes nothing that came after the launch', async () => {
  let isStalled = true;
  for (let commit = 1; isStalled; commit += 1) {
    const name = `stalled-${commit}`;
    const pageId = await changedPage(admin, name, { friendlyUrl: `${name}-moved` });
    const launchId = await live(pageId);
    const stalled = await readLaunch(table, scope, launchId);
    isStalled = false;
    const goOn = async () => {
      isStalled = true;
      await carryOutLaunch(table, scope, launchId, '');
      await addAnnouncement(admin, pageId, await newDraft(admin, pageId), `later-${commit}.`);
      await publish(admin, pageId);
    };
    const conflict = await conflictOf(withBetween(() => finishLaunch(table, scope, stalled), goOn, commit));
    // It has fewer commits.
    if (!isStalled) return expect(commit).toBeGreaterThan(3);
    expect(conflict, `commit ${commit}`).toBeInstanceOf(WriteConflict);
    const { status, html } = await visit('acme', `/${name}-moved`);
    expect([status, html.includes(`later-${commit}.`)], `commit ${commit}`).toEqual([200, true]);
    expect((await visit('acme', `/${name}`)).headers.location).toBe(`/${name}-moved`);
  }
});

it('a page that moves with a launch is followed by its redirects [2:61]', async () => {
  const pageId = await changedPage(admin, 'followed', { friendlyUrl: 'followed-moved' });
  bodyOf(await callApi('createRedirect', { from: '/short', to: '/followed' }, { session: admin }));
  await live(pageId);
  for (let round = 0; round < 3; round += 1) {
    cloud.clock.advance(60_000);
    await sweep(cloud);
  }
  expect((await visit('acme', '/short')).headers.location).toBe('/followed-moved');
});

it('a publish waits for the launch before it, and says so where that takes too long', async () => {
  const pageId = await makeLivePage(admin);
  await addAnnouncement(admin, pageId, await newDraft(admin, pageId), 'later');
  await submit(admin, pageId);
  await live(await changedPage(admin, 'unfinished', {}));
  const later = globalThis.setTimeout;
  const atOnce = (act: () => void, ms: number) => later(act, ms === 200 ? 0 : ms);
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(atOnce as typeof setTimeout);
  const answer = await callApi('publishDraft', { pageId, comments: '' }, { session: admin });
  timers.mockRestore();
  expect(answer).toMatchObject({
    status: 409,
    error: {
      message: 'What has just gone live is still being stored. Nothing was saved: try again in a minute.',
    },
  });
});
