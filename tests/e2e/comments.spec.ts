import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe';
import { canvas } from './editor-page';
import { expect } from './journey';
import { adminUrl, waitForMail } from './product';
import { done, freshName, makePage, test } from './screens/staff';

test('a comment on a component: by keyboard, mailed, answered, inherited by a draft and resolved [1:159] [1:161] [1:164] [1:165]', async ({
  admin,
  editor,
}) => {
  const name = freshName('Talked about');
  // An editor's first action within five minutes is mailed at once: the page is not the editor's own.
  const { request } = admin.context();
  const pageId = await makePage(request, name);
  const news = { componentName: 'News', announcementText: 'The yard is open on Sunday' };
  await done(request, 'Admin/CreateAnnouncement', { pageId, versionId: 1, ...news });
  await done(request, 'Version/SubmitDraft', { pageId });
  const words = `Which <b>Sunday</b>? ${name}`;

  await editor.goto(`/UpdatePageComponent/${pageId}`);
  await canvas(editor).getByRole('button', { name: 'Edit Announcement News' }).press('Alt+Enter');
  const field = editor.getByRole('textbox', { name: 'Comment on Announcement News' });
  await expect(field).toBeFocused();
  await editor.keyboard.type(words);
  await editor.keyboard.press('Control+Enter');
  const mark = { name: '1 open comment on Announcement News' };
  await expect(canvas(editor).getByRole('button', mark)).toBeVisible();
  await expectAccessible(editor, 'the comments beside the page');

  const mail = await waitForMail(
    'admin@acme.example',
    ({ subject }) => subject.includes(`V1 of ${name}`) && subject.includes('New comment'),
  );
  await admin.goto(/https?:\S+thread=\S+/.exec(mail.text)?.[0] ?? '');
  const thread = admin.getByRole('listitem', { name: 'Comments on Announcement News' });
  await expect(thread).toBeFocused();
  await expect(thread).toContainText(words);
  await thread.getByRole('textbox', { name: /^Answer/ }).fill('The first of the month.');
  await thread.getByRole('button', { name: 'Answer' }).click();
  await expect(thread.getByRole('listitem')).toHaveCount(2);

  // On a tablet lying down, tabs and version share a line, and no action is cut off.
  const { width, height } = admin.viewportSize() ?? { width: 0, height: 0 };
  await admin.setViewportSize({ width: 1024, height: 768 });
  const middle = async (at: Locator) => {
    const box = await at.boundingBox();
    return box && box.x + box.width <= 1024 ? box.y + box.height / 2 : Number.NaN;
  };
  const [tab, publish] = [admin.getByRole('tab').first(), admin.getByRole('button', { name: 'Publish' })];
  await expect.poll(async () => Math.abs((await middle(tab)) - (await middle(publish)))).toBeLessThan(8);
  await admin.setViewportSize({ width, height });

  await admin.getByRole('link', { name: 'Compare' }).click();
  await admin.getByRole('button', { name: '1 open comment on components: read in Words' }).click();
  await expect(admin.getByRole('list', { name: 'Comments on News' })).toContainText(words);
  await admin.goBack();
  // The comparison has a button of that name, too.
  await expect(thread).toBeVisible();
  await admin.getByRole('button', { name: 'Publish' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('1 open comment');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('button', { name: 'Create Draft' }).click();
  await dialog.getByRole('button', { name: 'Create Draft' }).click();
  await expect(admin.getByRole('combobox', { name: 'Version' })).toHaveValue(/^V2 .*\(draft\)$/);
  await canvas(admin).getByRole('button', mark).click();
  await expect(thread).toBeFocused();
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(canvas(admin).getByRole('button', mark)).toHaveCount(0);
  await expect(thread).toHaveCount(0);
  await expect(admin.getByText('Resolved 1')).toBeVisible();
  // Other journeys compare the canvas of each page with the live one.
  await request.delete(`${adminUrl}/api/Version/DeleteDraft?pageId=${pageId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
});
