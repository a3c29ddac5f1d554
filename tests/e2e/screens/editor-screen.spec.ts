import { canvas, expectEverywhere } from '../editor-page';
import { expect, type Locator, type Page } from '../journey';
import { askToDelete, bringBackAndHide } from './deleted-component';
import { action, add, components, drag, expectKeptAfterFailure, open, version } from './page-editor';
import { agree, done, freshName, makePage, publish, read, test } from './staff';

test('the editor has its tabs and PREVIEW, and an editor no Version Log; its side bar opens, on a phone too [1:12] [1:29] [1:47] [1:74] [1:75] [1:76] [1:160] [1:161] [1:162] [1:207] [1:208] [1:301] [2:166] [1:156] [1:165] [1:254]', async ({
  admin,
  author,
  editor,
}) => {
  const name = freshName('Tabs');
  const pageId = await makePage(admin.context().request, name);
  for (const componentName of ['Gap', 'Rest', 'Last']) {
    const blank = { pageId, versionId: 1, componentName, height: 7 };
    await done(admin.context().request, 'Admin/CreateBlank', blank);
  }
  await open(admin, pageId);
  await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(admin.getByRole('tab')).toHaveText(['Component Details', 'Page Details', 'Version Log']);
  await expect(version(admin)).toHaveValue(/^V1 .*\(draft\)$/);
  await expect(action(admin, 'Submit')).toBeVisible();
  await expect(components(admin).getByRole('button', { name: 'Move Gap' })).toBeVisible();
  await expect(components(admin).getByRole('listitem')).toHaveText([/^Gap/, /^Rest/, /^Last/]);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  for (const above of [version(admin), action(admin, 'Submit')]) {
    expect(await top(above)).toBeLessThan(await top(components(admin)));
  }
  const moved = admin.waitForResponse(/Order$/i);
  await components(admin).getByRole('button', { name: 'Actions of Gap' }).click();
  await admin.getByRole('menuitem', { name: 'Move down' }).click();
  expect((await moved).status()).toBe(200);
  await expect(components(admin).getByRole('listitem')).toHaveText([/^Rest/, /^Gap/, /^Last/]);
  // Dragged over two others.
  const handle = (component: string) => components(admin).getByRole('button', { name: `Move ${component}` });
  const dragged = admin.waitForResponse(/Order$/i);
  await drag(handle('Rest'), handle('Last'));
  expect((await dragged).status()).toBe(200);
  await expect(components(admin).getByRole('listitem')).toHaveText([/^Gap/, /^Last/, /^Rest/]);
  // Once it is submitted, nothing of it is undone: a refused call would be a red line in the console.
  await action(admin, 'Submit').click();
  await agree(admin, 'Submit');
  await expect(version(admin)).toHaveValue(/\(pending\)$/);
  await admin.keyboard.press('Control+z');
  await expect(components(admin).getByRole('listitem')).toHaveText([/^Gap/, /^Last/, /^Rest/]);
  const preview = admin.waitForEvent('popup');
  await admin.getByRole('link', { name: 'PREVIEW' }).click();
  await expect(await preview).toHaveURL(new RegExp(`/PagePreview/${pageId}/1$`));
  // Beside the editor the side bar is narrow at first; on a phone it is behind a button.
  const bar = admin.getByRole('navigation', { name: 'Main' });
  const width = () => bar.evaluate((nav) => nav.parentElement?.getBoundingClientRect().width);
  await expect.poll(width).toBe(75);
  await admin.getByRole('button', { name: 'Open the side bar' }).click();
  await expect.poll(width).toBe(250);
  // Tablets and phones have room for all of it, too.
  const always = [
    ...['Component Details', 'Page Details', 'Version Log'].map((tab) =>
      admin.getByRole('tab', { name: tab }),
    ),
    ...[version(admin), action(admin, 'Publish'), admin.getByRole('link', { name: 'PREVIEW' })],
    admin.getByRole('button', { name: /^Signed in as / }),
  ];
  await expectEverywhere(admin, always);
  // On a phone a button below the page opens the list, in which each component is in reach.
  await expect(components(admin)).toHaveCount(0);
  await admin.locator('button[aria-expanded]', { hasText: /^Components/ }).click();
  await components(admin).getByRole('button', { name: /^Rest/ }).click();
  await expect(admin.getByLabel('Component Name')).toHaveValue('Rest');
  await admin.getByRole('button', { name: 'Open the menu' }).click();
  for (const name of ['Pages', 'Images', 'Forms'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
  await bar.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(admin).toHaveURL(/\/UserManagement$/);

  for (const person of [editor, author]) {
    await open(person, pageId);
    await expect(person.getByRole('tab')).toHaveText(['Component Details', 'Page Details']);
  }
});

test('a draft is submitted, rejected, published and copied by who may, with the questions and comments asked for [1:12] [1:76] [1:156] [1:158] [1:159] [1:160] [1:161] [1:162] [1:164] [1:165] [1:207] [1:208] [2:124] [2:158] [2:166] [1:29] [1:134] [1:274] [1:281] [2:246]', async ({
  admin,
  editor,
  provokes,
}) => {
  provokes('503 /api/version/rejectdraft', '503 /api/version/publishdraft');
  const { request } = admin.context();
  const pageName = freshName('Workflow');
  const pageId = await makePage(request, pageName);
  await done(request, 'Admin/CreateAnnouncement', {
    pageId,
    versionId: 1,
    componentName: 'News',
    announcementText: 'Open on Sunday',
  });
  await open(editor, pageId);
  await expect(version(editor)).toHaveValue(/^V1 \d{1,2}\/\d{1,2}\/\d{4} \(draft\)$/);
  for (const name of ['Delete', 'Add component']) await expect(action(editor, name)).toBeVisible();
  for (const name of ['Create Draft', 'Publish', 'Reject'])
    await expect(action(editor, name), `an editor of a draft: ${name}`).toHaveCount(0);
  // Page Details has the same actions, but not this Delete, where the page's own Delete is.
  const details = (page: Page) => page.getByRole('tab', { name: 'Page Details' });
  const content = (page: Page) => page.getByRole('tab', { name: 'Component Details' });
  await details(editor).click();
  await expect(action(editor, 'Submit')).toBeVisible();
  await expect(action(editor, 'Delete')).toHaveCount(0);
  await content(editor).click();
  await expect(action(editor, 'Delete')).toBeVisible();
  await action(editor, 'Submit').click();
  await editor.getByRole('dialog').getByLabel('Comments').fill('Please look');
  await agree(editor, 'Submit');
  await expect(version(editor)).toHaveValue(/\(pending\)$/);
  for (const name of ['Publish', 'Reject', 'Submit', 'Delete', 'Create Draft', 'Add component'])
    await expect(action(editor, name), `an editor of a pending version: ${name}`).toHaveCount(0);
  await components(editor).getByRole('button', { name: /News/ }).click();
  await expect(editor.getByLabel('Announcement Text')).not.toBeEditable();
  await expect(components(editor).getByRole('button', { name: 'Move News' })).toHaveCount(0);

  // The start page of who submitted it names what is said about it.
  const threadId = `thread-${pageId}-of-a-review`;
  const asked = { commentId: threadId, text: 'Which Sunday?', componentId: null };
  await done(request, 'VersionComment/StartThread', { pageId, threadId, versionId: 1, ...asked });
  await editor.goto('/adminhome');
  const said = editor.locator('li', { hasText: pageName }).getByRole('link', { name: '1 open comment' });
  await expect(said).toHaveAttribute('href', new RegExp(`/${pageId}\\?version=1&thread=${threadId}$`));

  await open(admin, pageId);
  await expect(version(admin)).toHaveValue(/\(pending\)$/);
  for (const tab of [details, content]) {
    await tab(admin).click();
    for (const name of ['Publish', 'Reject']) await expect(action(admin, name)).toBeVisible();
  }
  await action(admin, 'Reject').click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.getByRole('dialog').getByText(/^Comments? (is|are) required\.$/)).toBeVisible();
  await admin.getByRole('dialog').getByLabel('Comments').fill('A comma is missing');
  await expectKeptAfterFailure(admin, 'Reject', 'A comma is missing');
  await agree(admin, 'Reject');
  await expect(version(admin)).toHaveValue(/^V1 .*\(draft\)$/);
  await action(admin, 'Submit').click();
  await agree(admin, 'Submit');
  await action(admin, 'Publish').click();
  await admin.getByRole('dialog').getByLabel('Comments').fill('Good');
  await expectKeptAfterFailure(admin, 'Publish', 'Good');
  await agree(admin, 'Publish');
  await expect(version(admin)).toHaveValue(/^V1 .*\(live\)$/);

  // Live: everything is read-only.
  await expect(action(admin, 'Add component')).toHaveCount(0);
  await expect(
    components(admin).getByRole('button', { name: /^(Move|Actions of|Add above) News/ }),
  ).toHaveCount(0);
  for (const name of ['Submit', 'Delete', 'Reject']) await expect(action(admin, name)).toHaveCount(0);
  await expect(components(admin).getByRole('img', { name: 'View' })).toBeVisible();
  await components(admin).getByRole('button', { name: /News/ }).click();
  await expect(admin.getByLabel('Announcement Text')).not.toBeEditable();
  await expect(admin.getByLabel('Component Name')).not.toBeEditable();
  await expect(action(admin, 'Save')).toHaveCount(0);

  await open(editor, pageId);
  await expect(version(editor)).toHaveValue(/\(live\)$/);
  await action(editor, 'Create Draft').click();
  expect(await agree(editor, 'Create Draft')).toContain('Are you sure you want to create a draft from V1?');
  await expect(version(editor)).toHaveValue(/^V2 .*\(draft\)$/);
  await components(editor).getByRole('button', { name: /^News/ }).click();
  await expect(editor.getByLabel('Announcement Text')).toHaveValue('Open on Sunday');
  await expect(editor.getByLabel('Announcement Text')).toBeEditable();
  await expect(components(editor).getByRole('button', { name: 'Move News' })).toBeVisible();
  // A live version beside an open draft does not offer another draft.
  await version(editor).click();
  await editor.getByRole('option', { name: /^V1 / }).click();
  await expect(version(editor)).toHaveValue(/^V1 /);
  await expect(action(editor, 'Create Draft')).toHaveCount(0);
  // It says above the page that it can only be viewed, when a letter is typed on it, too, and leads to the draft.
  await expect(editor.getByText('V1 can only be viewed.', { exact: true })).toBeVisible();
  await canvas(editor).getByText('Open on Sunday').click();
  await editor.keyboard.type('x');
  const notice = 'This version can only be viewed. A page is edited in its draft.';
  await expect(editor.getByText(notice, { exact: true })).toBeVisible();
  await editor.getByRole('button', { name: 'Open V2 (draft)' }).click();
  await expect(editor.getByText('V1 can only be viewed.', { exact: true })).toHaveCount(0);
  await expect(version(editor)).toHaveValue(/^V2 /);
  // The log has the comment of each action.
  const log = await read<{ comments: string }[]>(request, `Version/GetVersionLogsPerPage?pageId=${pageId}`);
  expect(log.map(({ comments }) => comments).filter(Boolean)).toEqual([
    'Good',
    'A comma is missing',
    'Please look',
  ]);
});

test('deleting asks first: a component, and a draft, after which another version is shown [1:158] [1:160] [1:163] [1:164] [1:170] [1:261] [1:281] [1:286] [2:158] [1:9] [1:12] [1:29] [2:246]', async ({
  admin,
  provokes,
}) => {
  provokes('503 /api/admin/deleteblank');
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Deleting'));
  for (const componentName of ['One', 'Two', 'Three']) {
    await done(request, 'Admin/CreateBlank', { pageId, versionId: 1, componentName, height: 1 });
  }
  await publish(request, pageId);
  await done(request, 'Version/CreateDraft', { pageId, copyVersionId: 1 });
  await open(admin, pageId);
  await components(admin).getByRole('button', { name: /^One / }).click();
  await askToDelete(admin, 'One');
  await expect(admin.getByRole('dialog')).toContainText(
    'Are you sure you want to delete this component and remove all associations to it?',
  );
  const deletion = admin.getByRole('dialog').getByRole('button', { name: /^Delete/ });
  const error = { status: 503, json: { message: 'The component is pinned.' } };
  await admin.route(/DeleteBlank/i, (route) => route.fulfill(error), { times: 1 });
  await deletion.click();
  await expect(admin.getByRole('dialog').getByText(error.json.message, { exact: true })).toBeVisible();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(3);
  await deletion.click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(2);
  await bringBackAndHide(admin, 'One');
  await deletion.click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(2);
  // The form of the deleted component is closed.
  await expect(admin.getByLabel('Component Name', { exact: false })).toHaveCount(0);
  // So is that of one that was just created.
  await add(admin, /^Blank/);
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(3);
  await expect(admin.getByLabel('Component Name', { exact: false })).toHaveCount(1);
  await askToDelete(admin, 'Blank');
  await deletion.click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(2);
  await expect(admin.getByLabel('Component Name', { exact: false })).toHaveCount(0);
  await components(admin).getByRole('button', { name: /^Two / }).click();
  await expect(admin.getByLabel('Component Name', { exact: false })).toHaveCount(1);
  await askToDelete(admin, 'Two');
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await askToDelete(admin, 'Two');
  await deletion.click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(1);
  await expect(admin.getByLabel('Component Name', { exact: false })).toHaveCount(0);

  await action(admin, 'Delete').click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(version(admin)).toHaveValue(/^V2 .*\(draft\)$/);
  await action(admin, 'Delete').click();
  expect(await agree(admin, 'Delete draft')).toContain('Are you sure you want to delete this draft?');
  await expect(version(admin)).toHaveValue(/^V1 .*\(live\)$/);
  await expect(components(admin).getByRole('listitem')).toHaveCount(3);
});
