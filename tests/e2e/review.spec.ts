import { expectAccessible } from './axe';
import { type APIRequestContext, expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForMail } from './product';
import { refusedOfHostile, seenSideBySide } from './side-by-side';
import { call, inviteByApi, signInByApi } from './sign-in';

/**
 * A review from the mail to the site: the reviewer sees the differences, rejects the version, sees the editor's
 * changes, publishes it, takes the page down and restores an old version.
 */
const name = `Opening ${Date.now()}`;
const path = `opening-${Date.now()}`;
/** A user's third action within five minutes waits for the digest, so this journey uses its own editor. */
const editorEmail = `review.${Date.now()}@acme.example`;
const sunday = 'The yard is open on Sunday';

interface Prepared {
  pageId: number;
  announcementId: number;
}

/**
 * Live: room, an announcement, a text and a blank. Pending: a word of each text changed, the blank removed.
 */
async function preparePending(admin: APIRequestContext, editor: APIRequestContext): Promise<Prepared> {
  const made = async (request: APIRequestContext, callPath: string, data: object) => {
    const { status, body } = await call(request, callPath, data);
    expect(status, `${callPath}: ${JSON.stringify(body)}`).toBe(200);
    return body as number;
  };
  const pageId = await made(admin, 'Admin/CreatePage', {
    name,
    friendlyUrl: path,
    scoTitle: name,
    scoMetaDescription: name,
    scoMetaKeywords: 'opening',
    showOnMenu: false,
    isExternal: false,
  });
  const text = { componentName: 'Prices', borderStyle: 'none', format: '4_4' };
  const first = { pageId, versionId: 1 };
  const news = { componentName: 'News', announcementText: sunday };
  await made(admin, 'Admin/CreateBlank', { ...first, componentName: 'Room', height: 1200 });
  await made(admin, 'Admin/CreateAnnouncement', { ...first, ...news });
  const textId = await made(admin, 'Admin/CreateHtmlEditorColumns', {
    ...first,
    ...text,
    column1: '<p>A berth is 90 dollars</p>',
  });
  const blankId = await made(admin, 'Admin/CreateBlank', { ...first, componentName: 'Gap', height: 40 });
  await made(admin, 'Version/SubmitDraft', { pageId });
  await made(admin, 'Version/PublishDraft', { pageId, versionId: 1 });
  await made(editor, 'Version/CreateDraft', { pageId, copyVersionId: 1 });
  // The same component in the next version: its number within the page is the same.
  const inDraft = (componentId: number) => componentId + 10_000;
  const draft = { pageId, versionId: 2, revision: 1 };
  const announcementId = inDraft(textId) - 1;
  await made(editor, 'Admin/UpdateAnnouncement', {
    ...draft,
    ...news,
    id: announcementId,
    announcementText: 'The yard is closed on Sunday',
  });
  await made(editor, 'Admin/UpdateHtmlEditorColumns', {
    ...draft,
    ...text,
    id: inDraft(textId),
    column1: '<p>A berth is <strong>95</strong> dollars</p>',
  });
  const removed = await editor.delete(
    `${adminUrl}/api/Admin/DeletePageComponent?pageComponentId=${inDraft(blankId)}`,
    { headers: { 'x-galley-csrf': '1' } },
  );
  expect(removed.status()).toBe(200);
  await made(editor, 'Version/SubmitDraft', { pageId, comments: 'Winter hours' });
  return { pageId, announcementId };
}

async function decide(page: Page, button: 'Publish' | 'Reject') {
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function visitorSees(visitor: Page) {
  const answer = await visitor.goto(`${siteUrl('acme')}/${path}`);
  return { status: answer?.status(), html: await visitor.content() };
}

test('a reviewer decides on the comparison that the mail links to, takes a page down and restores a version [1:161] [1:207] [2:158] [2:166] [1:75] [1:90] [1:134] [1:152] [1:156] [1:160] [1:164] [1:165] [1:208]', async ({
  browser,
  provokes,
}) => {
  provokes(`404 /${path}`, refusedOfHostile);
  const adminContext = await browser.newContext({ baseURL: adminUrl });
  const editorContext = await browser.newContext({ baseURL: adminUrl });
  const [admin, editor] = [adminContext.request, editorContext.request];
  await signInByApi(admin, 'admin@acme.example');
  await inviteByApi(admin, editor, editorEmail);
  await signInByApi(editor, editorEmail);
  const { pageId, announcementId } = await preparePending(admin, editor);

  const mail = await waitForMail('admin@acme.example', ({ subject }) => subject.includes(`V2 of ${name}`));
  expect(mail.text).toContain(`${editorEmail} submitted it for review.`);
  expect(mail.text).toContain('Winter hours');
  const link = /https?:\S+\/CompareVersions\/\S+/.exec(mail.text)?.[0] ?? '';

  const page = await adminContext.newPage();
  await seenSideBySide(page, link);
  await page.getByText('Words', { exact: true }).click();
  const news = page.getByRole('region', { name: 'News: changed' });
  await expect(news.locator('del')).toHaveText(/open$/);
  await expect(news.locator('ins')).toHaveText(/closed$/);
  await expect(page.getByRole('region', { name: 'Prices: changed' }).locator('ins')).toHaveText(/95$/);
  await expect(page.getByRole('region', { name: 'Gap: removed' }).locator('del').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Summary' })).toHaveText('2 changed1 removed1 unchanged');
  await expect(page.getByText('Comment: Winter hours')).toBeVisible();
  await expectAccessible(page, 'the comparison');

  await page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Comments is required.')).toBeVisible();
  await expect(page.getByLabel('Comments')).toBeFocused();
  await page.keyboard.type('Sunday is open in winter');
  await decide(page, 'Reject');
  await expect(page.getByText('V2 was sent back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review', exact: false })).toHaveCount(0);

  const work = await editorContext.newPage();
  await work.goto('/adminhome');
  const sentBack = work.getByRole('region', { name: 'Sent back to you' });
  await expect(sentBack).toContainText('Sunday is open in winter');
  await sentBack.getByRole('link', { name: `Edit V2 of ${name}` }).click();
  await expect(work.getByRole('combobox', { name: 'Version' })).toHaveValue(/^V2 .*\(draft\)$/);
  await expect(work.getByRole('link', { name: 'PREVIEW' })).toHaveAttribute(
    'href',
    `/PagePreview/${pageId}/2`,
  );
  const saved = await call(editor, 'Admin/UpdateAnnouncement', {
    id: announcementId,
    pageId,
    versionId: 2,
    revision: 2,
    componentName: 'News',
    announcementText: sunday,
  });
  expect(saved.status).toBe(200);
  await work.getByRole('tab', { name: 'Page Details' }).click();
  await work.getByLabel('Page Name').fill(`${name} in winter`);
  await work.getByRole('button', { name: 'Save in V2' }).click();
  await expect(
    work.getByText(
      'Changes that you save here go live when V2 is published. Different from the page: Page Name.',
    ),
  ).toBeVisible();
  await work.getByRole('tab', { name: 'Component Details' }).click();
  await work.getByRole('button', { name: 'Submit' }).click();
  await work.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(work.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(pending\)$/);
  await work.getByRole('link', { name: 'Compare' }).click();
  await expect(
    work.getByText('V2 is waiting for review. An Admin publishes it or sends it back.'),
  ).toBeVisible();
  await expect(work.getByRole('button', { name: 'Publish', exact: false })).toHaveCount(0);

  await page.goto('/adminhome');
  await page.getByRole('link', { name: `Review V2 of ${name}` }).click();
  await expect(page.getByRole('button', { name: /2 unchanged components: Room, News/ })).toBeVisible();
  const details = page.getByRole('region', { name: 'Page details: changed' });
  await expect(details.locator('ins')).toHaveText(/in winter$/);
  await decide(page, 'Publish');
  await expect(
    page
      .getByRole('status')
      .getByText(/^V2 is live/)
      .first(),
  ).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  const published = await visitorSees(visitor);
  expect(published.html).toContain('<strong>95</strong>');
  expect(published.html).toContain(`${name} in winter`);

  await page.goto(`/UpdatePageComponent/${pageId}`);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  const version = page.getByRole('combobox', { name: 'Version' });
  await expect(version).toHaveValue(/^V2 [\d/]+$/);
  expect((await visitorSees(visitor)).status).toBe(404);

  await version.click();
  await page.getByRole('option', { name: /^V1 / }).click();
  await page.getByRole('button', { name: 'Make live again' }).click();
  await expect(page.getByRole('dialog')).toContainText('come back with it: Page Name.');
  await page.getByRole('dialog').getByRole('button', { name: 'Make live again' }).click();
  await expect(version).toHaveValue(/^V1 .*\(live\)$/);
  const restored = await visitorSees(visitor);
  expect(restored.html).toContain('90 dollars');
  expect(restored.html).not.toContain('in winter');

  await page.getByRole('tab', { name: 'Version Log' }).click();
  const actions = page.getByRole('table', { name: 'Version log' }).locator('tbody td:nth-child(2)');
  await expect(actions).toHaveText([
    'Published V1',
    'Unpublished V2',
    'Published V2',
    'Submitted V2',
    'Rejected V2',
    'Submitted V2',
    'Created draft V2',
    'Published V1',
    'Submitted V1',
    'Created draft V1',
  ]);
});
