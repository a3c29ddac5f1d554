import { goWithin } from '../go-within';
import type { Locator, Page } from '../journey';
import { freshName, slugOf } from '../screens/staff';

/** One form of the admin, and how it is filled in and saved. */
export interface FormRow {
  form: string;
  /** Where it is made, below admin-web/src/features. */
  file: string;
  /** The call that saves, in lower case and without '/api/'. */
  call: string;
  open: (page: Page) => Promise<unknown>;
  /** A text that the field takes; a name of its own where it takes any. */
  text?: () => string;
  /** Types the text and whatever else the form needs; answers the field that holds the text. */
  fill: (page: Page, text: string) => Promise<Locator>;
  save: (page: Page) => Locator;
  /** What is said once it is saved, where that is not 'Saved'. */
  says?: string | RegExp;
  /** Where the saved text shows afterwards; in the field itself where absent, '' where nowhere. */
  shows?: (page: Page, text: string) => Locator;
  /** The save closes its dialog. */
  isClosed?: true;
  /** Undoes what other tests would see. */
  putBack?: (page: Page) => Promise<unknown>;
}

export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const inDialog = (name: string) => (page: Page) =>
  dialogOf(page).getByRole('button', { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog').first();

/** Fills one box, and answers it. */
export const box = (label: string | RegExp) => async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: label, exact: typeof label === 'string' });
  await field.fill(text);
  return field;
};
/** Adds an entry to a field of tags, and answers the form that shows it. */
export const tag =
  (placeholder: string, within: (page: Page) => Locator) => async (page: Page, text: string) => {
    await within(page).getByPlaceholder(placeholder).fill(text);
    await page.keyboard.press('Enter');
    return within(page).locator('form');
  };

export const goTo = (path: string) => (page: Page) => goWithin(page, path);
/** Calls in the name of whom the page belongs to. */
export const api = (page: Page) => page.context().request;
export const freshEmail = () => `${slugOf(freshName('walter'))}@acme.example`;
