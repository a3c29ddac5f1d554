import { expect } from '../journey';
import { freshName, makePage, test } from './staff';

test('every user lands on the start page with its welcome [1:22] [1:59] [2:18] [2:57]', async ({
  editor,
}) => {
  // An old bookmark; journeys that start at `/` land on the same screen.
  await editor.goto('/AdminHome/');
  await expect(
    editor.getByText('Welcome to the CMS! This is your website management system.', { exact: true }),
  ).toBeVisible();
  const site = editor.getByRole('region', { name: 'Your site' });
  await expect(site.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', /acme\.localhost/);
  const picture = site.frameLocator('iframe[title="The home page as visitors see it"]');
  await expect(picture.getByRole('banner').getByRole('link', { name: /^Acme/ }).first()).toBeVisible();
});

test('a screen that the role may not open says so on the start page, until that is closed [1:41] [1:208] [2:18]', async ({
  editor,
}) => {
  await editor.goto('/UserManagement');
  await expect(editor).toHaveURL(/\/adminhome$/);
  const notice = editor.getByRole('main').getByRole('status').filter({
    hasText: 'Your role cannot open that screen. Ask an administrator.',
  });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await expect(notice).toHaveCount(0);
});

test('the lists of the start page stand in columns, whatever the status of a page', async ({ admin }) => {
  const { request } = admin.context();
  await makePage(request, freshName('In columns'));
  await admin.goto('/adminhome');
  const times = 'li:has(> [role="img"]) > p';
  await expect.poll(() => admin.locator(times).count()).toBeGreaterThan(1);
  for (const list of await admin.locator(`ul:has(${times})`).all()) {
    const edges = await list
      .locator('li > p')
      .evaluateAll((all) => all.map((time) => Math.round(time.getBoundingClientRect().left)));
    expect(new Set(edges).size, String(edges)).toBe(1);
  }
});

test('on a dark screen the chosen segment of a control stands out by an outline', async ({ admin }) => {
  await admin.emulateMedia({ colorScheme: 'dark' });
  await admin.goto('/Look');
  const shadow = () =>
    admin
      .locator('.mantine-SegmentedControl-indicator')
      .first()
      .evaluate((chosen) => getComputedStyle(chosen).boxShadow);
  await expect.poll(shadow).toBe('rgb(133, 128, 119) 0px 0px 0px 1px inset');
});

test('nothing moves while a list is loading, where less motion is asked for', async ({ admin }) => {
  let respond = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await admin.route(/GetPagesAndComponentData/i, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  const waiting = admin.locator('.mantine-Skeleton-root').first();
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await admin.emulateMedia({ reducedMotion });
    await admin.goto('/PageComponentManagement');
    await expect(waiting).toBeVisible();
    expect(Math.min(await admin.evaluate(moving), 1), reducedMotion).toBe(count);
  }
  respond();
  await expect(waiting).toHaveCount(0);
});
