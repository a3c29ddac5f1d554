import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { changePage } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, makePage, submit } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, firstPage, launched, newLaunch, problemsOf, publishLaunch } from './launch-world';

const { cloud, admin, editor } = await startAcme();

it('names each page with a conflict, and publishes none', async () => {
  const [edited, published, draft, own, fine] = [
    await changedPage(admin, 'edited'),
    await changedPage(admin, 'published'),
    await makePage(admin, { name: 'Draft' }),
    await changedPage(admin, 'own'),
    await changedPage(admin, 'fine'),
  ];
  const launchId = await newLaunch(admin, 'Refused', [edited, published, draft, own, fine]);
  bodyOf(await callApi('rejectDraft', { pageId: edited, comments: 'a typo' }, { session: admin }));
  await addAnnouncement(admin, edited, 2, 'corrected');
  await submit(admin, edited);
  bodyOf(await callApi('publishDraft', { pageId: published, comments: '' }, { session: admin }));
  bodyOf(await changePage(admin, own, { name: 'Another name' }));
  const problems = [
    'old-edited: V2 was changed since it was added. Look at it, and add the page again.',
    'new-published: V2 is live already. Remove the page from the launch.',
    'Draft: V1 is still a draft. Submit it, and add the page again.',
    'Another name: The page was given another Page Name since V2 was written. Compare V2 with what is live, and choose which of the two applies.',
  ];
  expect(await problemsOf(admin, launchId)).toEqual(problems);
  const { pageList } = bodyOf(await callApi('getLaunch', { launchId }, { session: admin }));
  // Adding a draft again, or resolving conflicts elsewhere, does not make them outdated.
  expect(pageList.filter(({ isOutdated }) => isOutdated).map(({ pageId }) => pageId)).toEqual([edited]);
  const { status, error } = await publishLaunch(admin, launchId);
  expect(status).toBe(409);
  for (const name of ['old-edited', 'new-published', 'Draft', 'Another name'])
    expect(error?.message).toContain(`'${name}'`);
  expect((await visit('acme', '/fine')).html).toContain('was-fine.');
  bodyOf(
    await callApi('removeLaunchPages', { launchId, pageIds: [published, draft, own] }, { session: admin }),
  );
  bodyOf(await callApi('addLaunchPages', { launchId, pageIds: [edited] }, { session: admin }));
  await launched(cloud, admin, launchId);
  expect((await visit('acme', '/edited')).html).toContain('corrected');
  expect((await visit('acme', '/fine')).html).toContain('new-fine.');
  expect((await visit('acme', '/own')).html).toContain('was-own.');
});

it('rejects the whole launch for a path that another page has, by name, also where a descendant moves there [2:61]', async () => {
  const parent = await changedPage(admin, 'parent', { friendlyUrl: 'elsewhere' });
  await makeLivePage(admin, 'child', { name: 'Child', friendlyUrl: 'child', menu: parent });
  const clash = await changedPage(admin, 'clash', { friendlyUrl: 'taken' });
  const launchId = await newLaunch(admin, 'Clash', [parent, clash]);
  await makeLivePage(admin, 'here first', { name: 'Taken', friendlyUrl: 'taken' });
  expect(await problemsOf(admin, launchId)).toEqual([
    `old-clash: The address /taken is used by the page 'Taken'. Choose another one.`,
  ]);
  expect((await publishLaunch(admin, launchId)).status).toBe(409);
  expect((await visit('acme', '/parent')).status).toBe(200);
  bodyOf(await callApi('removeLaunchPages', { launchId, pageIds: [clash] }, { session: admin }));
  await launched(cloud, admin, launchId);
  expect(await visit('acme', '/parent')).toMatchObject({ status: 301, headers: { location: '/elsewhere' } });
  expect(await visit('acme', '/parent/child')).toMatchObject({
    status: 301,
    headers: { location: '/elsewhere/child' },
  });
  expect((await visit('acme', '/elsewhere/child')).html).toContain('child');
});

it('lets a page take the path that another page of the launch leaves, which no single publish can [2:61]', async () => {
  const taker = await changedPage(admin, 'taker', { friendlyUrl: 'later' });
  const leaver = await changedPage(admin, 'later', { friendlyUrl: 'away' });
  const alone = await newLaunch(admin, 'Alone', [taker]);
  expect(await problemsOf(admin, alone)).toEqual([
    "old-taker: The address /later is used by the page 'old-later'. Choose another one.",
  ]);
  await launched(cloud, admin, await newLaunch(admin, 'Both', [taker, leaver]));
  expect((await visit('acme', '/later')).html).toContain('new-taker.');
  expect((await visit('acme', '/away')).html).toContain('new-later.');
  expect(await visit('acme', '/taker')).toMatchObject({ status: 301, headers: { location: '/later' } });
});

it('requires the permission to publish, and pages of the own company [1:8] [1:208] [2:166]', async () => {
  const launchId = await newLaunch(admin, 'Ours', [await firstPage(admin, 'ours')]);
  expect((await callApi('getLaunch', { launchId }, { session: editor })).status).toBe(403);
  expect((await callApi('publishLaunch', { launchId }, { session: editor })).status).toBe(403);
  expect((await callApi('createLaunch', { name: 'X' }, { session: editor })).status).toBe(403);
  expect((await callApi('getLaunch', { launchId: 999 }, { session: admin })).status).toBe(404);
  bodyOf(await callApi('deleteLaunch', { launchId }, { session: admin }));
  expect((await callApi('getLaunch', { launchId }, { session: admin })).status).toBe(404);
});
