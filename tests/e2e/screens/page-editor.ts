import { expect, type Page } from '../journey';

export const version = (page: Page) => page.getByRole('combobox', { name: 'Version', exact: true });
export const components = (page: Page) => page.getByRole('list', { name: 'Components' });
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const open = (page: Page, pageId: number) => page.goto(`/UpdatePageComponent/${pageId}`);

/** Begins a component of this type. */
export async function add(page: Page, type: RegExp) {
  await action(page, 'Add component').click();
  await page.getByRole('button', { name: type }).click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const error = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible();
