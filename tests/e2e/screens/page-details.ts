import { expect, type Page } from '../journey';
import { read } from './staff';

/** The texts for search engines. */
export const texts = ['SEO Title', 'SEO Description'];
export const menus = ['Parent Menu', 'Child Menu', 'Sub Menu'];

/** Opens groups of a new page's form. */
export async function unfold(page: Page, ...groups: ('Address' | 'Menu place' | 'Search engines')[]) {
  for (const name of groups) await page.getByRole('button', { name, exact: true, expanded: false }).click();
}

/** The selector with this label. */
export const chosen = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

/** Chooses an entry of a selector. */
export async function choose(page: Page, label: string, entry: string) {
  await chosen(page, label).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

/** The id of the page with this name; 0 where there is none. */
export async function idOf(page: Page, name: string): Promise<number> {
  const path = 'Admin/GetPagesAndComponentData';
  const pages = await read<{ pageId: number; pageName: string }[]>(page.context().request, path);
  return pages.find(({ pageName }) => pageName === name)?.pageId ?? 0;
}

/** Opens an internal page at its details. */
export async function openDetails(page: Page, pageId: number) {
  await page.goto(`/UpdatePageComponent/${pageId}`);
  await page.getByRole('tab', { name: 'Page Details' }).click();
  await expect(page.getByLabel('Page Name')).toBeVisible();
}
