import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bodyOf, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';
import {
  changedPage,
  firstPage,
  launched,
  launchOf,
  newLaunch,
  problemsOf,
  publishLaunch,
  rollBack,
} from './launch-world';

const { cloud, admin } = await startAcme();
const say = async (path: string) => {
  const { status, html, headers } = await visit('acme', path);
  return `${status} ${headers.location ?? html.match(/new-\w+\./)?.[0] ?? html.match(/was-\w+\./)?.[0] ?? ''}`.trim();
};
const rowOf = async (pageId: number) =>
  bodyOf(await callApi('listPages', {}, { session: admin })).find((row) => row.pageId === pageId);

it('restores every page with its content, name and path, and takes down new ones; and can itself be reverted', async () => {
  const changed = await changedPage(admin, 'a');
  const moved = await changedPage(admin, 'b', { friendlyUrl: 'moved' });
  const first = await firstPage(admin, 'c');
  const launchId = await newLaunch(admin, 'Winter', [changed, moved, first]);
  await launched(cloud, admin, launchId);
  const after = ['200 new-a.', '301 /moved', '200 new-b.', '200 new-c.'];
  const paths = ['/a', '/b', '/moved', '/c'];
  expect(await Promise.all(paths.map(say))).toEqual(after);

  const back = await rollBack(admin, launchId);
  expect(await launchOf(admin, back)).toMatchObject({
    name: 'Roll back Winter',
    rollsBack: launchId,
    status: 'planned',
  });
  expect(
    (await launchOf(admin, back)).pageList.map(({ what, versionId }) => `${what} V${versionId}`),
  ).toEqual(['restore V1', 'restore V1', 'takeDown V1']);
  expect(await problemsOf(admin, back)).toEqual([]);
  await launched(cloud, admin, back);
  expect(await Promise.all(paths.map(say))).toEqual(['200 was-a.', '200 was-b.', '301 /b', '404']);
  expect(await rowOf(changed)).toMatchObject({ pageName: 'old-a', versionStatus: 'live' });
  expect(await rowOf(first)).toMatchObject({ versionStatus: '' });

  const again = await rollBack(admin, back);
  expect(await launchOf(admin, again)).toMatchObject({ name: 'Winter again', rollsBack: back });
  await launched(cloud, admin, again);
  expect(await Promise.all(paths.map(say))).toEqual(after);
});

it('is rejected by name for pages that were published since, and goes on without them', async () => {
  const [one, two] = [await changedPage(admin, 'x'), await changedPage(admin, 'y')];
  const launchId = await newLaunch(admin, 'Spring', [one, two]);
  await launched(cloud, admin, launchId);
  await newDraft(admin, one, 2);
  await publish(admin, one);
  const back = await rollBack(admin, launchId);
  const problem = 'Another version was published since. Remove the page from the launch to keep that one.';
  expect(await problemsOf(admin, back)).toEqual([`new-x: ${problem}`]);
  const refused = await publishLaunch(admin, back);
  expect([refused.status, refused.error?.message]).toEqual([
    409,
    `Nothing was published. 'new-x': ${problem}`,
  ]);
  bodyOf(await callApi('removeLaunchPages', { launchId: back, pageIds: [one] }, { session: admin }));
  await launched(cloud, admin, back);
  expect([await say('/x'), await say('/y')]).toEqual(['200 new-x.', '200 was-y.']);
});

it('keeps the details of what it replaced, for restoring a single page', async () => {
  const pageId = await changedPage(admin, 'single');
  await launched(cloud, admin, await newLaunch(admin, 'Autumn', [pageId]));
  expect(await rowOf(pageId)).toMatchObject({ pageName: 'new-single' });
  bodyOf(await callApi('restoreVersion', { pageId, versionId: 1, comments: '' }, { session: admin }));
  expect([await say('/single'), (await rowOf(pageId))?.pageName]).toEqual(['200 was-single.', 'old-single']);
});
