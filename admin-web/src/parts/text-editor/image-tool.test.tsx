import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, field, fill, openToolbar, press } from '../../test-support/text-toolbar';

let editor: Editor;
let html: () => string;
afterEach(() => editor.destroy());

function open(...asked: Parameters<typeof openToolbar>) {
  ({ editor, html } = openToolbar(...asked));
}

describe('the image tool', () => {
  it('inserts a picture of the library into the text, with its alt text and its size [1:86] [2:147]', async () => {
    open('<p>Our boat</p>', 9);
    press('Insert image');
    await screen.findByText('A boat');
    expect(screen.getByPlaceholderText('Enter 3 or more characters to search images..')).toBeTruthy();
    choose('A boat');
    await waitFor(() => expect(screen.getByText(/1200 × 600/)).toBeTruthy());
    press('Choose image');
    const alt = await screen.findByLabelText<HTMLInputElement>('Alt Text');
    expect(alt.value).toBe('A red boat at the pier');
    fill('Width', '300');
    choose('Right');
    press('Insert image');
    await waitFor(() =>
      expect(html()).toContain(
        '<img src="/images/acme/3/boat.png" alt="A red boat at the pier" width="300" height="150" data-align="right">',
      ),
    );
  });

  it('edits the selected picture and converts the classes of older texts [1:86]', async () => {
    open(
      '<p>A</p><img src="/images/acme/3/boat.png" alt="Boat" width="300" height="150" class="left"><p>B</p>',
      1,
    );
    act(() => void editor.commands.setNodeSelection(4));
    press('Edit image');
    await screen.findByLabelText('Alt Text');
    expect(field('Left').checked).toBe(true);
    fill('Alt Text', '');
    choose('Center');
    press('Set image');
    await waitFor(() => expect(html()).toContain('data-align="center"'));
    expect(html()).toContain('alt=""');
    expect(html()).not.toContain('class');
  });

  it('takes another picture for the selected one, which keeps its side, or none [1:86]', async () => {
    open('<p>A</p><img src="/images/acme/2/pier.png" alt="Pier" width="300" height="150" class="left">', 1);
    for (const [button, alt, src] of [
      ['Cancel', 'Pier', '/images/acme/2/pier.png'],
      ['Choose image', 'A red boat at the pier', '/images/acme/3/boat.png'],
    ] as const) {
      act(() => void editor.commands.setNodeSelection(4));
      press('Edit image');
      await screen.findByLabelText('Alt Text');
      press('Change image');
      await screen.findByText('A boat');
      choose('A boat');
      await screen.findByText(/1200 × 600/);
      press(button);
      await waitFor(() => expect(screen.queryByText('Choose an image')).toBeNull());
      expect(field('Alt Text').value).toBe(alt);
      expect(field('Left').checked).toBe(true);
      press('Set image');
      await waitFor(() => expect(screen.queryByLabelText('Alt Text')).toBeNull());
      expect(html()).toContain(`<img src="${src}" alt="${alt}"`);
      expect(html()).toContain('data-align="left"');
    }
  });

  it("rejects a width larger than the picture's own", async () => {
    open('<p>A</p><img src="/images/acme/3/boat.png" alt="Boat" width="300" height="150">', 1);
    act(() => void editor.commands.setNodeSelection(4));
    press('Edit image');
    await screen.findByLabelText('Alt Text');
    fill('Width', '99999');
    press('Set image');
    expect(await screen.findByText(/Width must be a whole number from 16/)).toBeTruthy();
    expect(html()).toContain('width="300"');
  });

  it('removes the selected picture', async () => {
    open('<p>A</p><img src="/images/acme/3/boat.png" alt="Boat"><p>B</p>', 1);
    act(() => void editor.commands.setNodeSelection(4));
    press('Edit image');
    press('Remove image');
    await waitFor(() => expect(html()).toBe('<p>A</p><p>B</p>'));
  });
});
