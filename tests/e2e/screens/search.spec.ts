import type { Locator } from '@playwright/test';
import { findings } from '../axe';
import { expect } from '../journey';
import { test } from './staff';

test('Ctrl+K finds pages, people, settings and actions by name, and leads there by keyboard alone [1:208]', async ({
  admin,
  editor,
  provokes,
}) => {
  provokes(/^net::ERR_FAILED \/assets\/search-dialog-/);
  await admin.goto('/adminhome');
  await expect(admin.getByRole('button', { name: 'Search everything' })).toBeVisible();
  // What is typed before the dialog has loaded is in it, too.
  await admin.keyboard.press('ControlOrMeta+K');
  await admin.keyboard.type('cedar');
  const box = admin.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toHaveValue('cedar');
  await expect(box).toBeFocused();
  await expect(admin.getByRole('option')).toHaveText([/Cedar or Oak\?/]);
  expect(await findings(admin, { within: '[role="dialog"]' })).toEqual([]);
  await box.press('Enter');
  await expect(admin).toHaveURL(/\/UpdatePageComponent\/\d+$/);
  await expect(admin.getByRole('heading', { name: 'Cedar or Oak?' })).toBeVisible();

  await admin.getByRole('button', { name: 'Search everything' }).click();
  await box.fill('lindq');
  await expect(admin.getByRole('option')).toHaveText([/Nora Lindqvist.*editor@acme\.example/]);
  // On a phone, too, the number of results is below the last one.
  const { width = 0, height = 0 } = admin.viewportSize() ?? {};
  await admin.setViewportSize({ width: 390, height: 844 });
  const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  const count = admin.getByRole('status').filter({ hasText: '1 result' });
  const last = admin.getByRole('option');
  await expect.poll(async () => (await topOf(count)) - (await topOf(last))).toBeLessThan(80);
  await admin.setViewportSize({ width, height });
  // By the title that search engines show.
  await box.fill('which wood for');
  await expect(admin.getByRole('option')).toHaveText([/Cedar or Oak\?/]);
  await box.fill('nothing is called so');
  await expect(admin.getByRole('status').filter({ hasText: 'No results for' })).toBeVisible();
  await box.press('Escape');
  await expect(admin.getByRole('button', { name: 'Search everything' })).toBeFocused();

  // Users without the permission to manage users do not find that screen.
  await editor.goto('/adminhome');
  await expect(editor.getByRole('button', { name: 'Search everything' })).toBeVisible();
  // Escape gives up a search that does not come; a later one has none of its letters.
  const code = /assets\/search-dialog-.*\.js$/;
  await editor.route(code, (route) => route.abort());
  await editor.keyboard.press('ControlOrMeta+K');
  await editor.keyboard.type('cedar');
  await editor.keyboard.press('Escape');
  await editor.unroute(code);
  await expect(editor.getByRole('dialog')).toHaveCount(0);
  await editor.keyboard.press('ControlOrMeta+K');
  await expect(editor.getByRole('option', { name: 'Forms' })).toBeVisible();
  // A screen reader announces the option that the arrow keys have reached.
  const everything = editor.getByRole('combobox', { name: 'Search everything' });
  await everything.press('ArrowDown');
  await expect(everything).toHaveAttribute('aria-activedescendant', /./);
  const reached = await everything.getAttribute('aria-activedescendant');
  await expect(editor.locator(`[id="${reached}"]`)).toHaveRole('option');
  await everything.fill('user');
  await expect(editor.getByRole('option')).toHaveCount(0);
});
