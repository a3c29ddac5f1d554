import { expect, type Page } from '../journey';
import { waitForCode, waitForMail } from '../product';
import { email, password } from './new-company';

export async function firstSignIn(page: Page) {
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(temporary);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Old Password' }).fill(temporary);
  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  const since = new Date();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('6-digit code').fill(await waitForCode(email, since));
  await page.keyboard.press('Enter');
}

const preview = (page: Page) =>
  page.getByRole('region', { name: 'Preview of the site' }).frameLocator('iframe');

export async function saveCompany(page: Page) {
  await page.getByLabel('Company Name').fill('Corner Bakery');
  await expect(preview(page).getByRole('heading', { name: 'Corner Bakery' })).toBeVisible();
  await page.getByLabel('Copyright Name').fill('Corner Bakery LLC');
  await page.getByRole('textbox', { name: /^Address/ }).fill('1 Mill Lane, Rockport, ME');
  await page.getByLabel('Telephone').pressSequentially('2075550123');
  await expect(page.getByLabel('Telephone')).toHaveValue('207 555 0123');
  await page.getByPlaceholder('name@company.com').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved', { exact: false })).toHaveCount(0);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Company settings' }).getByLabel('Done'),
  ).toBeVisible();
}

/** Opens a tab of the screen; returns its panel. */
async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

export async function saveNavbar(page: Page) {
  const panel = await openTab(page, 'Navbar');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Navbar' }).getByLabel('Done')).toBeVisible();
  await panel.getByRole('button', { name: 'Add Tab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Tab' });
  await dialog.getByLabel('Title').fill('Opening hours');
  await dialog.getByRole('textbox', { name: 'Column 1' }).click();
  await page.keyboard.type('Seven to noon');
  // Its panel is open in the preview, with the unsaved text.
  await expect(dialog.frameLocator('iframe').getByText('Seven to noon')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(preview(page).getByRole('button', { name: 'Opening hours' })).toBeVisible();
}

export async function saveFooter(page: Page) {
  const panel = await openTab(page, 'Footer');
  await panel.getByRole('textbox', { name: 'Column 1' }).click();
  await page.keyboard.type('Flour from the mill next door');
  await expect(preview(page).getByText('Flour from the mill next door')).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
}
