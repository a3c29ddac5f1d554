import { expectAccessible } from './axe';
import { expect } from './journey';
import { siteUrl } from './product';
import { fitsTablets } from './screens/in-any-medium';
import { done, freshName, makePage, slugOf, test } from './screens/staff';

/** An Admin creates a launch of two pages, reviews it, publishes it and rolls it back. */
test('two pages go live together, and leave the site together [1:161]', async ({ admin, provokes }) => {
  const { request } = admin.context();
  const names = [freshName('Winter menu'), freshName('Winter hours')];
  const pageIds: number[] = [];
  for (const name of names) {
    const pageId = await makePage(request, name);
    const words = { componentName: 'Words', announcementText: `Words of ${name}` };
    await done(request, 'Admin/CreateAnnouncement', { pageId, versionId: 1, ...words });
    pageIds.push(pageId);
  }
  const [first] = pageIds;
  await done(request, 'Version/SubmitDraft', { pageId: first, comments: '' });
  provokes(...names.map((name) => `404 /${slugOf(name)}`));
  const visitor = await admin.context().newPage();
  const statuses = async () => {
    const seen: [number | undefined, boolean][] = [];
    for (const name of names) {
      const answer = await visitor.goto(`${siteUrl('acme')}/${slugOf(name)}`);
      seen.push([answer?.status(), (await visitor.content()).includes(`Words of ${name}`)]);
    }
    return seen;
  };

  await admin.goto('/adminhome');
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launches' }).click();
  await admin.getByRole('button', { name: 'Create launch' }).click();
  const launch = freshName('Winter');
  await admin.getByRole('dialog').getByLabel('Name').fill(launch);
  await admin.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(admin.getByRole('heading', { name: launch, level: 1 })).toBeVisible();

  await admin.getByRole('button', { name: 'Add pages' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Filter pages' }).fill('winter');
  for (const name of names) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Add 2 pages' }).click();
  const table = admin.getByRole('table', { name: 'Pages of the launch' });
  for (const [index, effect] of ['V1 goes live', 'V1 is blocked'].entries()) {
    await expect(table.getByRole('row').filter({ hasText: names[index] ?? '' })).toContainText(effect);
  }
  const inTheWay = admin.getByText('1 page blocks it');
  await expect(inTheWay).toBeVisible();
  await expectAccessible(admin, 'a launch');
  await fitsTablets(admin, 'a launch');
  // Now it would be refused; a later time can be chosen.
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await dialog.getByText('At a time').click();
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Adding a draft again does not change it: it is submitted before, in the same step.
  await expect(admin.getByRole('button', { name: `Add ${names[1]} again` })).toHaveCount(0);
  await admin.getByRole('button', { name: `Submit ${names[1]} and add it again` }).click();
  await expect(inTheWay).toHaveCount(0);

  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText(/^Published \w/)).toBeVisible();
  expect(await statuses()).toEqual(names.map(() => [200, true]));
  await expect(admin.getByRole('link', { name: /^View page / })).toHaveCount(names.length);

  await admin.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByRole('button', { name: 'Prepare' }).click();
  await expect(admin.getByRole('heading', { name: `Roll back ${launch}`, level: 1 })).toBeVisible();
  for (const name of names) {
    await expect(table.getByRole('row').filter({ hasText: name })).toContainText('Leaves the site');
  }
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText(/^Published \w/)).toBeVisible();
  expect(await statuses()).toEqual(names.map(() => [404, false]));
  await admin.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Launches' }).click();
  const ofLaunch = (name: string) =>
    admin.getByRole('row').filter({ has: admin.getByRole('link', { name, exact: true }) });
  await expect(ofLaunch(launch)).toContainText('rolled back');
  await fitsTablets(admin, 'Launches');
  await expect(ofLaunch(`Roll back ${launch}`)).toContainText('published');
});
