import { carryOutLaunch } from '@galley/functions/versions/launches/carry-out-launch';
import { presetOf } from '@galley/shared/theme/presets';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { changePage } from '../../support/page-forms';
import { bodyOf, makeLivePage, newDraft, publish } from '../../support/pages';
import {
  changedPage,
  firstPage,
  inMinutes,
  launchOf,
  newLaunch,
  problemsOf,
  publishLaunch,
  rollBack,
  timeZone,
} from './launch-world';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const { table } = cloud;
const { scope } = acme;
const session = admin;
const soon = () => inMinutes(60);

it('cannot be changed while it goes live, or after it did', async () => {
  const pageId = await firstPage(admin, 'fixed');
  const other = await firstPage(admin, 'other');
  const launchId = await newLaunch(admin, 'Fixed', [pageId]);
  const values = { look: { theme: presetOf('garden') } };
  const base = bodyOf(await callApi('getTheme', {}, { session })).revision;
  bodyOf(await callApi('saveLaunchPart', { launchId, values, base }, { session }));
  bodyOf(await publishLaunch(admin, launchId));
  const changes = async (revision: number) => [
    await callApi('renameLaunch', { launchId, name: 'Other', revision }, { session }),
    await callApi('addLaunchPages', { launchId, pageIds: [other] }, { session }),
    await callApi('removeLaunchPages', { launchId, pageIds: [pageId] }, { session }),
    await callApi('saveLaunchPart', { launchId, values, base, revision: 1 }, { session }),
    await callApi('removeLaunchPart', { launchId, part: 'look' }, { session }),
    await callApi('scheduleLaunch', { launchId, publishAt: soon(), timeZone }, { session }),
    await callApi('publishLaunch', { launchId }, { session }),
    await callApi('deleteLaunch', { launchId }, { session }),
  ];
  const refused = (all: Awaited<ReturnType<typeof changes>>, words: string) =>
    expect(all.map(({ status, error }) => `${status} ${error?.message}`)).toEqual(
      all.map(() => `409 'Fixed' ${words}`),
    );
  const { revision } = await launchOf(admin, launchId);
  refused(await changes(revision), 'is being published right now. Try again in a minute.');
  const early = await callApi('rollBackLaunch', { launchId }, { session });
  expect(early.status).toBe(409);
  await carryOutLaunch(table, scope, launchId, '');
  const { status, revision: after } = await launchOf(admin, launchId);
  expect(status).toBe('published');
  refused(await changes(after), 'was published, so it stays what it is. Make another launch.');
});

it('is changed only with its current revision, and goes live only with something in it', async () => {
  const pageId = await firstPage(admin, 'seen');
  const launchId = await newLaunch(admin, 'Seen', [pageId]);
  const { revision } = await launchOf(admin, launchId);
  bodyOf(await callApi('renameLaunch', { launchId, name: 'Seen again', revision }, { session }));
  const stale = [
    await callApi('renameLaunch', { launchId, name: 'Other', revision }, { session }),
    await callApi('scheduleLaunch', { launchId, publishAt: soon(), timeZone, revision }, { session }),
    await callApi('publishLaunch', { launchId, revision }, { session }),
  ];
  expect(stale.map(({ status }) => status)).toEqual([409, 409, 409]);
  const between = await withBetween(
    () => callApi('removeLaunchPages', { launchId, pageIds: [pageId] }, { session }),
    () => callApi('scheduleLaunch', { launchId, publishAt: null, timeZone }, { session }),
  );
  expect(between.error?.message).toBe(
    'Someone else changed this launch in the meantime. Reload it and look again.',
  );
  expect(await launchOf(admin, launchId)).toMatchObject({ name: 'Seen again', status: 'planned', pages: 1 });
  bodyOf(await callApi('addLaunchPages', { launchId, pageIds: [pageId] }, { session }));
  expect((await launchOf(admin, launchId)).pages).toBe(1);
  bodyOf(await callApi('removeLaunchPages', { launchId, pageIds: [pageId] }, { session }));
  expect((await launchOf(admin, launchId)).pages).toBe(0);
  const empty = [
    await callApi('scheduleLaunch', { launchId, publishAt: soon(), timeZone }, { session }),
    await callApi('publishLaunch', { launchId }, { session }),
  ];
  const words = "'Seen again' has no pages yet. Add some first.";
  expect(empty.map(({ error }) => error?.message)).toEqual([words, words]);
  const none = await callApi(
    'addLaunchPages',
    { launchId, pageIds: [await makeLivePage(admin, 'x')] },
    { session },
  );
  expect(none.error?.message).toMatch(/^Only a page with a draft or a pending version can go along\./);
});

it('reports what has happened to each page since it was added, and to each that it would restore', async () => {
  const [own, replaced, other, gone] = [
    await changedPage(admin, 'own'),
    await changedPage(admin, 'replaced'),
    await changedPage(admin, 'restored'),
    await changedPage(admin, 'gone'),
  ];
  const launchId = await newLaunch(admin, 'Since', [own, replaced, other, gone]);
  bodyOf(
    await callApi('scheduleVersion', { pageId: own, versionId: 2, timeZone, publishAt: soon() }, { session }),
  );
  bodyOf(await callApi('cancelSchedule', { pageId: own, versionId: 2 }, { session }));
  bodyOf(await callApi('rejectDraft', { pageId: replaced, comments: 'no' }, { session }));
  bodyOf(await callApi('deleteDraft', { pageId: replaced }, { session }));
  await newDraft(admin, replaced, 1);
  bodyOf(await callApi('unpublish', { pageId: other, comments: '' }, { session }));
  bodyOf(await callApi('deletePage', { pageId: gone }, { session }));
  expect(await problemsOf(admin, launchId)).toEqual([
    'old-own: V2 was changed since it was added. Look at it, and add the page again.',
    'old-replaced: V2 is gone. Add the page again with its present version.',
    'old-restored: Another version was published since it was added. Look at the page, and add it again.',
    'old-gone: The page is deleted. Restore it, or remove it from the launch.',
  ]);
  // A version with a schedule of its own goes live then, and not with others.
  bodyOf(await callApi('removeLaunchPages', { launchId, pageIds: [replaced, other, gone] }, { session }));
  bodyOf(
    await callApi('scheduleVersion', { pageId: own, versionId: 2, timeZone, publishAt: soon() }, { session }),
  );
  bodyOf(await callApi('addLaunchPages', { launchId, pageIds: [own] }, { session }));
  expect(await problemsOf(admin, launchId)).toEqual([
    'old-own: V2 has a time of its own. Cancel that first.',
  ]);

  const [leaving, named, newer] = [
    await changedPage(admin, 'leaving'),
    await changedPage(admin, 'named'),
    await changedPage(admin, 'newer'),
  ];
  const forward = await newLaunch(admin, 'Forward', [leaving, named, newer]);
  bodyOf(await publishLaunch(admin, forward));
  await carryOutLaunch(table, scope, forward, '');
  bodyOf(
    await callApi(
      'scheduleVersion',
      { pageId: leaving, versionId: 2, timeZone, takeDownAt: soon() },
      { session },
    ),
  );
  bodyOf(await changePage(admin, named, { name: 'Another' }));
  await newDraft(admin, newer, 2);
  await publish(admin, newer);
  const back = await rollBack(admin, forward);
  expect(await problemsOf(admin, back)).toEqual([
    'new-leaving: It has a time to leave the site. Cancel that first.',
    'Another: The page was given another Page Name since. Remove it from the launch to keep that.',
    'new-newer: Another version was published since. Remove the page from the launch to keep that one.',
  ]);
  const more = await callApi('addLaunchPages', { launchId: back, pageIds: [own] }, { session });
  expect(more.error?.message).toBe(
    "'Roll back Forward' rolls back what another launch published, and nothing else.",
  );
});
