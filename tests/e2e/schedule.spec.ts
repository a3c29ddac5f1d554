import { expectAccessible } from './axe';
import { canvas } from './editor-page';
import { expect, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { call, signInByApi } from './sign-in';

/**
 * The schedule of a version: its editor recalls and submits it again, an Admin schedules it, finds it in the
 * calendar, chooses another time and cancels it. Then a section is scheduled for some hours.
 */
const name = `Regatta ${Date.now()}`;

test('a version is recalled, scheduled, found in the calendar, moved and unscheduled [1:161]', async ({
  browser,
  provokes,
}) => {
  provokes('400 /api/version/scheduleversion');
  const contextOf = async (email: string) => {
    const context = await browser.newContext({ baseURL: adminUrl });
    await signInByApi(context.request, email);
    return context;
  };
  const editorContext = await contextOf('editor@acme.example');
  const { request } = editorContext;
  const page = { name, friendlyUrl: `regatta-${Date.now()}`, showOnMenu: false, isExternal: false };
  const seo = { scoTitle: name, scoMetaDescription: name, scoMetaKeywords: 'regatta' };
  const made = await call(request, 'Admin/CreatePage', { ...page, ...seo });
  expect(made.status).toBe(200);
  const pageId = made.body as number;
  expect((await call(request, 'Version/SubmitDraft', { pageId, comments: 'Too early' })).status).toBe(200);

  const editor = await editorContext.newPage();
  await editor.goto('/adminhome');
  await editor.getByRole('button', { name: `Recall V1 of ${name}` }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Recall', exact: true }).click();
  await expect(editor.getByRole('button', { name: `Recall V1 of ${name}`, exact: false })).toHaveCount(0);
  await editor.goto(`/UpdatePageComponent/${pageId}`);
  await editor.getByRole('button', { name: 'Submit', exact: true }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Recall', exact: true })).toBeVisible();

  const admin = await (await contextOf('admin@acme.example')).newPage();
  await admin.goto(`/UpdatePageComponent/${pageId}`);
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByText('At a time', { exact: true }).click();
  await dialog.getByLabel('Goes live: date').fill('2039-02-03');
  await dialog.getByLabel('Goes live: time').fill('');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('Choose a date and a time.')).toBeVisible();
  await dialog.getByLabel('Goes live: date').fill('2020-02-03');
  await dialog.getByLabel('Goes live: time').fill('09:30');
  await expect(dialog.getByText('Choose a time that is at least a minute from now.')).toBeVisible();
  await dialog.getByLabel('Goes live: date').fill('2039-02-03');
  await dialog.getByLabel('Comments').fill('With the programme');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  // The input is kept after an error.
  await expect(dialog.getByRole('alert')).toContainText(
    'The time to go live must be within the next five years.',
  );
  await expect(dialog.getByLabel('Comments')).toHaveValue('With the programme');
  const next = `${new Date().getFullYear() + 1}-03-15`;
  await dialog.getByLabel('Goes live: date').fill(next);
  await dialog.getByLabel('Take it down again at a set time').check();
  await dialog.getByLabel('Leaves the site: date').fill(`${next.slice(0, 8)}16`);
  await dialog.getByLabel('Leaves the site: time').fill('18:00');
  await expectAccessible(admin, 'the choice of a time');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  const plan = admin.getByRole('button', { name: /^Goes live .*Mar 15.* 9:30 AM\. Change$/ });
  await expect(plan).toBeVisible();

  await editor.reload();
  await expect(editor.getByText(/^Goes live .*Mar 15.* 9:30 AM$/)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Recall', exact: true })).toHaveCount(0);

  await admin.goto('/PageComponentManagement');
  await admin.getByLabel('Filter pages').fill(name);
  await expect(admin.getByRole('row').filter({ hasText: name }).getByText('scheduled')).toBeVisible();
  await admin.getByRole('link', { name: 'Calendar' }).click();
  await expect(admin.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await admin.goto(`/Calendar?month=${next.slice(0, 7)}`);
  const entry = admin.getByRole('link', { name: `9:30 AM: ${name} goes live (V1)` });
  await expect(entry).toBeVisible();
  await expect(admin.getByRole('link', { name: `6:00 PM: ${name} leaves the site (V1)` })).toBeVisible();
  for (const kind of ['A page goes live', 'A page leaves the site', 'A launch'])
    await expect(admin.getByText(kind, { exact: true })).toBeVisible();
  await expectAccessible(admin, 'the month');
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect(admin.getByRole('heading', { name: /March 15$/ })).toBeVisible();
  await expectAccessible(admin, 'the agenda on a phone');
  await admin.setViewportSize({ width: 1280, height: 800 });
  await entry.focus();
  await admin.keyboard.press('Enter');

  await plan.click();
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(plan).toHaveCount(0);
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('At a time', { exact: true }).click();
  await dialog.getByLabel('Goes live: date').fill(next);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  // What is scheduled is not waiting for review, and its time can be cancelled where it is shown.
  await expect(admin.getByText(/It is scheduled for .*Mar 15.*, so it cannot be edited/)).toBeVisible();
  await admin.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(
    admin.getByText(
      /It is waiting for review, so it cannot be edited\. Recalled or rejected, it is a draft again\.$/,
    ),
  ).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();

  await test.step('a section of a live page says when it is shown, in the editor and in the calendar', async () => {
    const at = { pageId, versionId: 1, announcementText: 'Boats by ferry only' };
    expect((await call(editorContext.request, 'Version/RecallDraft', { pageId, versionId: 1 })).status).toBe(
      200,
    );
    const made = await call(editorContext.request, 'Admin/CreateAnnouncement', {
      ...at,
      componentName: 'Ferry',
    });
    expect(made.status).toBe(200);
    await editor.goto(`/UpdatePageComponent/${pageId}`);
    const row = editor.getByRole('list', { name: 'Components' }).getByRole('button', { name: /^Ferry / });
    await row.click();
    await editor.getByLabel('Shown from: date').fill(next);
    await editor.getByLabel('Shown until: date').fill(next);
    await expect(editor.getByText('Shown until must be later than Shown from.')).toBeVisible();
    await editor.getByLabel('Shown until: time').fill('18:00');
    await expect(editor.getByText('Shown until must be later than Shown from.')).toHaveCount(0);
    const words = /Shown from Mar 15, \d{4}, 12:00 AM until 6:00 PM/;
    const badge = canvas(editor).getByText(words);
    await expect(badge).toBeVisible();
    // In a narrow window it is not under the tools.
    const usual = editor.viewportSize() ?? { width: 1280, height: 720 };
    await editor.setViewportSize({ width: 390, height: 800 });
    await expect(editor.getByRole('combobox', { name: 'Version' })).toHaveValue(/^V\d+ \(draft\)$/);
    // The page gets all but 120 pixels of the height.
    const height = async () => (await editor.locator('iframe[title^="Page "]').boundingBox())?.height;
    await expect.poll(height).toBeGreaterThanOrEqual(680);
    await editor.getByRole('button', { name: 'More actions' }).click();
    await expect(editor.getByRole('menuitem', { name: 'Compare' })).toBeVisible();
    await editor.keyboard.press('Escape');
    const tools = canvas(editor).getByRole('toolbar', { name: /Ferry/ });
    await expect
      .poll(async () => {
        const [at, over] = [await badge.boundingBox(), await tools.boundingBox()];
        return at && over && (at.y >= over.y + over.height || at.y + at.height <= over.y);
      })
      .toBe(true);
    await editor.setViewportSize(usual);
    await expect(canvas(editor).getByText('Boats by ferry only')).toBeVisible();
    await expect(row).toHaveAccessibleName(words);
    await expectAccessible(editor, 'the settings of a section that is shown for some hours');
    const { request: byAdmin } = admin.context();
    for (const step of ['SubmitDraft', 'PublishDraft']) {
      expect((await call(byAdmin, `Version/${step}`, { pageId, comments: '' })).status).toBe(200);
    }
    await admin.goto(`${siteUrl('acme')}/${page.friendlyUrl}`);
    await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(admin.getByText('Boats by ferry only')).toHaveCount(0);
    await admin.goto(`/Calendar?month=${next.slice(0, 7)}`);
    await admin.getByText('Agenda', { exact: true }).click();
    for (const words of ['12:00 AM', 'appears', '6:00 PM', 'goes'].map((word) => new RegExp(word))) {
      const entries = admin.getByRole('listitem').filter({ hasText: `Section 'Ferry' of ${name}` });
      await expect(entries.filter({ hasText: words })).toHaveCount(1);
    }
  });
});
