import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Gives the rows of lists heights and places, which the DOM of the tests does not know. */
function layOutRows() {
  return vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    const height = this.tagName === 'LI' ? 40 : 400;
    return new DOMRect(0, index * 50, 300, height);
  });
}

/** Lifts a row of a list, moves it down from `place` to the end of `of` rows and drops it, as a keyboard user does. */
export async function dragDown(
  name: string,
  [place, of]: [number, number],
  handleName = `Move ${name}`,
): Promise<void> {
  const rows = layOutRows();
  const handle = screen.getByRole('button', { name: handleName });
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  for (let at = place; at < of; at += 1) {
    await screen.findByText(`${name} is over place ${at} of ${of}.`);
    fireEvent.keyDown(document, { code: 'ArrowDown' });
  }
  await screen.findByText(`${name} is over place ${of} of ${of}.`);
  fireEvent.keyDown(document, { code: 'Space' });
  rows.mockRestore();
}
