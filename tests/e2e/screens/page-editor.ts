import { type APIRequestContext, expect, type Locator, type Page } from '../journey';
import { read } from './staff';

export const version = (page: Page) => page.getByRole('combobox', { name: 'Version', exact: true });
export const components = (page: Page) => page.getByRole('list', { name: 'Components' });
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const open = (page: Page, pageId: number) => page.goto(`/UpdatePageComponent/${pageId}`);

/** Starts a component of this type. */
export async function add(page: Page, type: RegExp) {
  await action(page, 'Add component').click();
  await page.getByRole('button', { name: type }).click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const error = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Whether clicking a select offers options. Its editability says little: without a search it takes no letters. */
export async function expectToOffer(choice: Locator, offers: boolean): Promise<void> {
  await choice.click();
  const first = choice.page().getByRole('option').first();
  if (offers) await expect(first).toBeVisible();
  // What a click opens is rendered at once.
  await choice.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await first.isVisible()).toBe(offers);
  await choice.press('Escape');
}

/** The stored fields of each component of the page's newest version, in order. */
export async function storedFields(request: APIRequestContext, pageId: number): Promise<object[]> {
  const path = `Admin/GetPageComponentData?pageId=${pageId}`;
  return (await read<{ components: { data: object }[] }>(request, path)).components.map(({ data }) => data);
}

/** Drags one handle to the place of another, as a mouse does. */
export async function drag(from: Locator, to: Locator): Promise<void> {
  const middle = async (handle: Locator) => {
    const place = await handle.boundingBox();
    return [(place?.x ?? 0) + 5, (place?.y ?? 0) + 5] as const;
  };
  const { mouse } = from.page();
  await to.scrollIntoViewIfNeeded();
  await mouse.move(...(await middle(from)));
  await mouse.down();
  await mouse.move(...(await middle(to)), { steps: 8 });
  await mouse.up();
}

/** The comment of a dialog whose call fails stays, with the error beside it, and Escape does not discard it. */
export async function expectKeptAfterFailure(page: Page, name: 'Reject' | 'Publish', comment: string) {
  const failure = 'The table is being moved. Try again in a minute.';
  const call = new RegExp(`/api/version/${name}draft`, 'i');
  await page.route(call, (route) => route.fulfill({ status: 503, json: { message: failure } }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByText(failure)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Comments')).toHaveValue(comment);
  await page.unroute(call);
}
