import { fireEvent, screen, within } from '@testing-library/react';

/** An entry of the menu. */
export const services = {
  id: 2,
  name: 'Services',
  friendlyUrl: 'services',
  showOnMenu: true,
  isExternal: false,
};
const spring = { id: 3, name: 'Spring', friendlyUrl: 'spring', showOnMenu: false, isExternal: false };
/** The responses to what the page form reads. */
export const reads = {
  listMainMenuOptions: { body: [services, spring] },
  listChildMenuOptions: { body: [] },
  hasSubPages: { body: false },
  hasMenuChildPages: { body: false },
  listPages: { body: [] },
  listMenuSiblings: { body: [] },
  getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
};
/** A field, found by label rather than by role, which is many times slower in jsdom. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
/** Types a text into a field. */
export const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
/**
 * Opens a choice, and returns what it offers: nothing where it is locked. A choice without a search takes no letters in
 * any case, so whether its field is read-only says nothing.
 */
export const offeredBy = (name: string) => offersOf(screen.getByRole('combobox', { name }));

/** The same for the field of a choice. */
export function offersOf(choice: HTMLElement) {
  fireEvent.click(choice);
  const list = document.getElementById(choice.getAttribute('aria-controls') ?? '');
  if (!list || list.closest('[data-hidden]')) return [];
  return within(list)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
}
