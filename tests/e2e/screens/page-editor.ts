import { type APIRequestContext, expect, type Page } from '../journey';
import { read } from './staff';

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

/** What is stored for each component of the page's newest version, in order. */
export async function storedFields(request: APIRequestContext, pageId: number): Promise<object[]> {
  const path = `Admin/GetPageComponentData?pageId=${pageId}`;
  return (await read<{ components: { data: object }[] }>(request, path)).components.map(({ data }) => data);
}
