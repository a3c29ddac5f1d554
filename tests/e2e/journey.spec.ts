import { expectAccessible } from './axe';
import { type Browser, expect, type Page, test } from './journey';
import { moveUp } from './move-by-keyboard';
import { siteUrl, waitForMail } from './product';
import { call, signIn } from './sign-in';

// Animations run here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The main use case, end to end: an editor writes, an Admin reviews and publishes, a visitor sees it. On the seeded
 * page 'The Team', by mouse and keyboard, with the codes from the mailbox.
 */
const url = `${siteUrl('acme')}/about/team`;
const headline = 'Who taught whom';
const comment = 'Ruth asked for this before the open day';

async function openPage(page: Page, name: string) {
  await page.goto('/PageComponentManagement');
  await page
    .getByRole('link', { name: new RegExp(`edit.*${name}|${name}`, 'i') })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Component Details' })).toBeVisible();
}

/** Three columns: a heading with a list, text with a link, and a table. */
async function writeColumns(page: Page) {
  await page.getByLabel('Component Name').fill('Lineage');
  await page.getByText('Three thirds').locator('..').click();
  const columns = page.getByRole('textbox', { name: /column/i });
  await expect(columns).toHaveCount(3);
  const tools = page.getByRole('toolbar', { name: 'Text tools' });

  await columns.nth(0).click();
  // The initial text.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await tools.getByRole('button', { name: /heading 2/i }).click();
  // A tool returns the focus a moment later.
  await expect(columns.nth(0)).toBeFocused();
  await page.keyboard.type(headline);
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: /bullet list/i }).click();
  await expect(columns.nth(0)).toBeFocused();
  await page.keyboard.type('Walter taught Tom');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tom taught Ruth');

  await columns.nth(1).click();
  await tools.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).fill('https://example.com/history');
  await page.getByRole('button', { name: 'Set link' }).click();

  await columns.nth(2).click();
  await tools.getByRole('button', { name: /insert table/i }).click();
  await page.getByRole('dialog').getByRole('button').nth(7).click();
  await expect(columns.nth(2).getByRole('table')).toBeVisible();
  await expect(columns.nth(2)).toBeFocused();
  await page.keyboard.type('Year');
}

const listedNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: /^Move / })
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

async function seenByVisitor(browser: Browser): Promise<string> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  const html = await visitor.content();
  await visitor.context().close();
  return html;
}

test('an editor writes, an Admin publishes, a visitor reads [1:7] [1:9] [1:12] [1:29] [1:76] [1:85] [1:110] [1:156] [1:159] [1:160] [1:161] [1:164] [1:207] [1:208] [2:8] [2:69] [2:124] [2:158] [2:166] [2:85] [1:74] [1:90] [1:112] [1:124] [1:134] [1:158] [1:165] [2:97]', async ({
  browser,
}) => {
  const editor = await (await browser.newContext()).newPage();
  await signIn(editor, 'editor@acme.example');
  await openPage(editor, 'The Team');
  const pageId = Number(/\/(\d+)/.exec(new URL(editor.url()).pathname)?.[1]);

  await editor.getByRole('button', { name: 'Create Draft' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Create Draft' }).click();
  await expect(editor.getByRole('combobox', { name: 'Version' })).toHaveValue(/^V2 .*\(draft\)$/);

  await editor.getByRole('button', { name: 'Add component' }).click();
  await editor.getByRole('button', { name: /^Text Editor/ }).click();
  // Findings show while typing, and disappear once they are fixed.
  const checks = editor.getByRole('button', { name: /to look at$/ });
  await checks.click();
  const listed = editor.getByRole('dialog', { name: /^Checks: / });
  await expect(listed).toContainText('Text Editor still has its placeholder text.');
  await expectAccessible(editor, 'the editor with its checks');
  await editor.keyboard.press('Escape');
  await expect(checks).toBeFocused();
  await writeColumns(editor);
  await checks.click();
  await expect(listed).not.toContainText('placeholder text');
  await editor.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Move Lineage' })).toBeVisible();

  await expect.poll(() => listedNames(editor)).toEqual(['Move Team', 'Move Lineage']);
  await moveUp(editor, 'Lineage', [2, 2]);
  await expect.poll(() => listedNames(editor)).toEqual(['Move Lineage', 'Move Team']);

  await editor.getByRole('button', { name: 'Submit' }).click();
  await editor.getByRole('dialog').getByLabel('Comments').fill(comment);
  await editor.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(editor.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(pending\)$/);
  await expect(editor.getByRole('button', { name: 'Publish', exact: false })).toHaveCount(0);
  expect(await seenByVisitor(browser)).not.toContain(headline);

  const own = await call(editor.context().request, 'Version/PublishDraft', { pageId, versionId: 2 });
  expect(own.status, 'an editor cannot publish through the API either').toBe(403);

  const mail = await waitForMail('admin@acme.example', ({ subject }) => subject.includes('The Team'));
  expect(mail.text).toContain(comment);

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@acme.example');
  await admin.goto('/PageComponentManagement');
  await expect(admin.getByRole('row', { name: /The Team/ })).toContainText('Nora Lindqvist');
  await openPage(admin, 'The Team');
  await expect(admin.getByRole('combobox', { name: 'Version' })).toHaveValue(/^V2 .*\(pending\)$/);
  await expect(admin.getByText(`Comment: ${comment}`)).toBeVisible();
  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(live\)$/);

  // On the very next visit.
  const html = await seenByVisitor(browser);
  expect(html).toMatch(new RegExp(`<h2[^>]*>${headline}</h2>`));
  expect(html).toContain('<li><p>Tom taught Ruth</p></li>');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/history"/);
  expect(html).toMatch(/<table[\s\S]*Year[\s\S]*<\/table>/);
  expect(html.indexOf(headline)).toBeLessThan(html.indexOf('Ask him about steam'));

  await admin.getByRole('tab', { name: 'Version Log' }).click();
  await expect(admin.getByRole('cell', { name: 'Published V2' })).toBeVisible();
  await expect(editor.getByRole('tab', { name: 'Version Log', exact: false })).toHaveCount(0);
});
