import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from './journey';
import { componentForms } from './kept-text/component-forms';
import type { FormRow } from './kept-text/form-row';
import { screenForms } from './kept-text/screen-forms';
import { siteForms } from './kept-text/site-forms';
import { vendorForms } from './kept-text/vendor-forms';
import { freshName, test } from './screens/staff';

const error = 'The table is being moved. Try again in a minute.';

/** Rich-text fields are not inputs. */
async function expectText(field: Locator, text: string) {
  const isInput = await field.evaluate((element) => 'value' in element);
  if (isInput) await expect(field).toHaveValue(text);
  else await expect(field).toContainText(text);
}

/** Messages of the previous save may still be visible. */
const notOfBefore = ':not([data-before] *)';
const markAsBefore = (notices: Element[]) => {
  for (const notice of notices) notice.setAttribute('data-before', '');
};

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Leaves the form: closes the open dialog, or follows a link of the app. */
async function leave(page: Page) {
  if (await page.getByRole('dialog').first().isVisible()) return page.keyboard.press('Escape');
  await takeLink(page);
}

const takeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pages' }).click();

async function expectKept(page: Page, row: FormRow) {
  const call = new RegExp(`/api/${row.call}$`, 'i');
  const text = row.text?.() ?? freshName('Kept');
  await page.route(call, (route) => route.fulfill({ status: 503, json: { message: error } }));
  const field = await row.fill(page, text);
  const save = row.save(page);
  await save.click();
  await expect(page.getByText(error, { exact: false }).first()).toBeVisible();
  await expectText(field, text);

  await leave(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expectText(field, text);

  const saved = page.waitForResponse((answer) => call.test(new URL(answer.url()).pathname) && answer.ok());
  await page.unroute(call);
  await page.getByRole('status').evaluateAll(markAsBefore);
  await save.click();
  await saved;
  const says = page.getByText(row.says ?? 'Saved', { exact: true }).and(page.locator(notOfBefore));
  await expect(says.first()).toBeVisible();
  if (row.isClosed) await expect(page.getByRole('dialog')).toHaveCount(0);
  else if (row.shows) await expect(row.shows(page, text).first()).toBeVisible();
  else await expectText(field, text);
}

/** Without a question, since everything is saved. */
async function expectToLeave(page: Page) {
  // A saved dialog may still be fading out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await takeLink(page);
  await expect(page).toHaveURL(/\/PageComponentManagement$/);
  await expect(page).toHaveTitle(/^Pages/);
}

async function walk(page: Page, rows: readonly FormRow[]) {
  for (const row of rows) {
    await test.step(row.form, async () => {
      await row.open(page);
      await expectKept(page, row);
      await expectToLeave(page);
      await row.putBack?.(page);
    });
  }
}
const rejectionsOf = (rows: readonly FormRow[]) => rows.map(({ call }) => `503 /api/${call}`);

const claim =
  'keeps what was typed when a save fails, asks before it is left, and asks nothing once it is saved';

for (const [whose, rows] of [
  [
    'pages, people, redirects, forms and images [1:28] [1:29] [1:30] [1:281] [1:282] [2:22] [2:29] [2:110] [2:115] [2:197] [2:199] [2:209] [2:215] [2:246] [2:248] [2:249] [2:111]',
    screenForms,
  ],
  [
    'the site information [1:24] [1:282] [2:37] [2:38] [2:39] [2:40] [2:118] [2:177] [2:179] [2:181] [2:183] [2:188] [2:246] [2:247] [2:249] [2:20]',
    siteForms,
  ],
] as const) {
  test(`every form of ${whose} ${claim}`, async ({ admin, provokes }) => {
    provokes(...rejectionsOf(rows));
    await walk(admin, rows);
  });
}

test(`every form of the vendor and of the own profile [1:25] [1:282] [2:26] [2:191] [2:246] [2:249] ${claim}`, async ({
  vendor,
  provokes,
}) => {
  provokes(...rejectionsOf(vendorForms));
  await walk(vendor, vendorForms);
});

test(`every form of a component and of a slide [1:29] [1:80] [1:81] [1:82] [1:83] [1:84] [1:85] [1:160] [1:260] [1:281] [1:282] [2:246] ${claim}`, async ({
  admin,
  provokes,
}) => {
  const { open, rows } = await componentForms(admin.context().request);
  provokes(...rejectionsOf(rows));
  await open(admin);
  for (const row of rows) {
    await test.step(row.form, async () => {
      await row.open(admin);
      await expectKept(admin, row);
    });
  }
  await expectToLeave(admin);
});

test('no form of the admin is missing from these tables', () => {
  const sources = new URL('../../admin-web/src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(features|parts)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  const forms = files.filter((file) => {
    const source = readFileSync(new URL(file, sources), 'utf8');
    return /\buse(RevisionedForm|Form)[<(]|<NameDialog\b/.test(source);
  });
  const rows = [...screenForms, ...siteForms, ...vendorForms].map(({ file }) => file);
  const ofComponents = [
    'features/editor/inspector/use-component-form.ts',
    'features/editor/inspector/banner/slide-form.tsx',
  ];
  // Only a company without a site has it: first-run.spec.ts.
  const elsewhere = 'features/first-run/first-run-screen.tsx';
  // The dialog of a new launch, with other words.
  const sameDialog = 'parts/saved-sections/section-name-dialog.tsx';
  expect([...new Set([...rows, ...ofComponents, elsewhere, sameDialog])].sort()).toEqual(forms.sort());
});
