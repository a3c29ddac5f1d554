import { RichTextEditor } from '@mantine/tiptap';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { contentOf, storedHtml } from './rich-text-document';
import { richTextExtensions } from './rich-text-extensions';
import { RichTextToolbar } from './rich-text-toolbar';

const boat = {
  id: 3,
  imageDescription: 'A boat',
  imageUrl: 'acme/3/boat.png',
  altText: 'A red boat at the pier',
  width: 1200,
  height: 600,
  createdAt: '2026-11-20T15:00:00.000Z',
  tags: [],
};

let editor: Editor;
afterEach(() => editor.destroy());

const newEditor = (content: string) =>
  new Editor({ extensions: richTextExtensions, content: contentOf(content) });
const drawToolbar = () =>
  renderScreen(
    <RichTextEditor editor={editor as never}>
      <RichTextToolbar editor={editor as never} />
    </RichTextEditor>,
  );

function openToolbar(content: string, selection: { from: number; to: number } | number) {
  editor = newEditor(content);
  const served = serveCalls({ listImages: { body: [boat] } });
  drawToolbar();
  act(() => void editor.commands.setTextSelection(selection));
  return served;
}
const html = () => storedHtml(editor.state.doc);
// Queried by hand rather than by role, which is many times slower in jsdom.
const buttons = () => [...document.querySelectorAll('button')];
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
/** The last one of that name: a dialog comes after the toolbar. */
const press = (name: string) =>
  fireEvent.click(buttons().findLast((button) => nameOf(button) === name) as HTMLElement);
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), { selector: 'input' });
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label, { selector: 'input' }));
/** A typed link takes effect once the field loses the focus. */
const fill = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};

describe('the tools', () => {
  it('are in their usual order, those of a table only inside of one [1:85] [1:86]', async () => {
    openToolbar('<p>One</p><table><tbody><tr><td><p>Two</p></td></tr></tbody></table>', 1);
    const always = [
      ...['Heading 2', 'Heading 3', 'Heading 4', 'Bold', 'Italic', 'Underline'],
      ...[
        'Bullet list',
        'Numbered list',
        'Quotation',
        'Link',
        'Insert image',
        'Insert table',
        'Insert button',
      ],
      ...['Divider', 'Align left', 'Align center', 'Align right', 'Clear formatting', 'Undo', 'Redo'],
    ];
    await waitFor(() => expect(buttons().map(nameOf)).toEqual(always));
    act(() => void editor.commands.setTextSelection(9));
    await waitFor(() =>
      expect(buttons().map(nameOf)).toEqual([
        ...always,
        ...['Add row before', 'Add row after', 'Delete row', 'Add column before', 'Add column after'],
        ...['Delete column', 'Toggle header row', 'Toggle header column', 'Delete table'],
      ]),
    );
  });
});

describe('the button tool', () => {
  it('requires text and link [1:200] [1:284]', async () => {
    openToolbar('<p>Come in</p>', 1);
    press('Insert button');
    fill('Text', 'Book');
    press('Insert button');
    expect(await screen.findByText('All fields must be filled out to create a button')).toBeTruthy();
    fill('Text', ' ');
    fill('Link', '/book');
    press('Insert button');
    expect(screen.getByText('All fields must be filled out to create a button')).toBeTruthy();
    expect(html()).toBe('<p>Come in</p>');
  });

  it('rejects links that could run a script [1:200] [1:284]', async () => {
    openToolbar('<p>Come in</p>', 1);
    press('Insert button');
    fill('Text', 'Book');
    fill('Link', 'javascript:alert(1)');
    press('Insert button');
    await waitFor(() => expect(field('Link').getAttribute('aria-invalid')).toBe('true'));
    expect(html()).toBe('<p>Come in</p>');
  });

  it('turns the selected text into a button [1:86]', async () => {
    openToolbar('<p>Book now</p>', { from: 1, to: 9 });
    press('Insert button');
    fill('Link', 'acme.example/book');
    press('Insert button');
    await waitFor(() =>
      expect(html()).toBe('<p><a href="https://acme.example/book" class="button">Book now</a></p>'),
    );
  });

  it('edits the button that contains the cursor, which keeps text and link [1:86] [1:200] [1:284]', async () => {
    openToolbar('<p>Or <a class="button" href="/book">Book now</a> here</p>', 6);
    press('Edit button');
    expect(field('Text').value).toBe('Book now');
    expect(field('Link').value).toBe('/book');
    fill('Text', ' ');
    press('Set button');
    expect(await screen.findByText('All fields must be filled out to create a button')).toBeTruthy();
    expect(html()).toContain('Book now');
    fill('Text', 'Reserve');
    fill('Link', '');
    press('Set button');
    expect(await screen.findByText('All fields must be filled out to create a button')).toBeTruthy();
    fill('Link', '/reserve');
    press('Set button');
    await waitFor(() => expect(html()).toBe('<p>Or <a href="/reserve" class="button">Reserve</a> here</p>'));
  });

  it('keeps bold text in a button when only its link changes [1:86]', async () => {
    openToolbar('<p><a class="button" href="/a">Book <strong>now</strong></a></p>', 3);
    press('Edit button');
    fill('Link', '/b');
    press('Set button');
    await waitFor(() => expect(html()).toContain('href="/b"'));
    expect(html()).toContain('<strong>now</strong>');
    expect(html()).not.toContain('/a"');
  });

  it('turns a button back into text [1:86]', async () => {
    openToolbar('<p>Or <a class="button" href="/book">Book now</a></p>', 6);
    press('Edit button');
    press('Make it plain text');
    await waitFor(() => expect(html()).toBe('<p>Or Book now</p>'));
  });
});

describe('the image tool', () => {
  it('inserts a picture of the library into the text, with its alt text and its size [1:86]', async () => {
    openToolbar('<p>Our boat</p>', 9);
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
    openToolbar(
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

  it("rejects a width larger than the picture's own", async () => {
    openToolbar('<p>A</p><img src="/images/acme/3/boat.png" alt="Boat" width="300" height="150">', 1);
    act(() => void editor.commands.setNodeSelection(4));
    press('Edit image');
    await screen.findByLabelText('Alt Text');
    fill('Width', '99999');
    press('Set image');
    expect(await screen.findByText(/Width must be a whole number from 16/)).toBeTruthy();
    expect(html()).toContain('width="300"');
  });

  it('removes the selected picture', async () => {
    openToolbar('<p>A</p><img src="/images/acme/3/boat.png" alt="Boat"><p>B</p>', 1);
    act(() => void editor.commands.setNodeSelection(4));
    press('Edit image');
    press('Remove image');
    await waitFor(() => expect(html()).toBe('<p>A</p><p>B</p>'));
  });
});

it('makes every tool a button with a name, including all of the usual ones', () => {
  openToolbar('<p>Text</p>', 1);
  const names = buttons().map(nameOf);
  expect(names).not.toContain('');
  for (const name of [
    /heading 2/i,
    /^bold/i,
    /^italic/i,
    /bullet list/i,
    /numbered list/i,
    /^link$/i,
    /insert image/i,
    /insert table/i,
    /insert button/i,
    /align left/i,
    /align center/i,
    /align right/i,
    /clear formatting/i,
  ]) {
    expect(
      names.some((known) => name.test(known)),
      String(name),
    ).toBe(true);
  }
});

it('disables the tools between the removal of the editor and the creation of its successor', () => {
  editor = newEditor('<p>Text</p>');
  editor.destroy();
  drawToolbar();
  const bold = buttons().find((button) => nameOf(button) === 'Bold');
  expect(bold?.disabled).toBe(true);
});
