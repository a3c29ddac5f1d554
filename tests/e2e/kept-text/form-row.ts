import { goWithin } from '../go-within';
import type { Locator, Page } from '../journey';
import { freshName, slugOf } from '../screens/staff';

/** One form of the admin, and how it is filled in and saved. */
export interface FormRow {
  form: string;
  /** The file that defines it, below admin-web/src. */
  file: string;
  /** The call that saves, in lower case and without '/api/'. */
  call: string;
  open: (page: Page) => Promise<unknown>;
  /** A valid text of the field; a unique name where it takes any. */
  text?: () => string;
  /** Types the text and whatever else the form needs; returns the field with the text. */
  fill: (page: Page, text: string) => Promise<Locator>;
  save: (page: Page) => Locator;
  /** The message after a save, if it is not 'Saved'. */
  says?: string | RegExp;
  /** Where the saved text shows afterwards; absent: in the field itself, '' for nowhere. */
  shows?: (page: Page, text: string) => Locator;
  /** Saving closes its dialog. */
  isClosed?: true;
  /** Undoes what other tests would see. */
  putBack?: (page: Page) => Promise<unknown>;
}

export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const inDialog = (name: string) => (page: Page) =>
  dialogOf(page).getByRole('button', { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog').first();

/** Fills one field, and returns it. */
export const box = (label: string | RegExp) => async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: label, exact: typeof label === 'string' });
  await field.fill(text);
  return field;
};
/** Adds an entry to a field of tags, and returns the form that shows it. */
export const tag =
  (placeholder: string, within: (page: Page) => Locator) => async (page: Page, text: string) => {
    await within(page).getByPlaceholder(placeholder).fill(text);
    await page.keyboard.press('Enter');
    return within(page).locator('form');
  };

export const goTo = (path: string) => (page: Page) => goWithin(page, path);
/** Makes calls as the user of the page. */
export const api = (page: Page) => page.context().request;
export const freshEmail = () => `${slugOf(freshName('walter'))}@acme.example`;
