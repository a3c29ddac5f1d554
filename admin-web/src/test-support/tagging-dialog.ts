import { fireEvent, screen, within } from '@testing-library/react';

export const dialog = () => within(screen.getByRole('dialog'));
/** The bar of what is chosen, by its name. */
export const bar = async (name: string) => within(await screen.findByRole('region', { name }));
export async function addTag(tag: string) {
  const field = await dialog().findByLabelText('Add tags', { selector: 'input' });
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
export const change = () => fireEvent.click(dialog().getByRole('button', { name: 'Change tags' }));
/** What became of each, as the list of this name shows it. */
export const results = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
