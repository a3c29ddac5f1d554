import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buttons,
  drawToolbar,
  field,
  fill,
  nameOf,
  newEditor,
  openToolbar,
  press,
} from '../../test-support/text-toolbar';

let editor: Editor;
let html: () => string;
afterEach(() => editor.destroy());

function open(...asked: Parameters<typeof openToolbar>) {
  ({ editor, html } = openToolbar(...asked));
}

describe('the tools', () => {
  it('are in their usual order, those of a table only inside of one [1:85] [1:86]', async () => {
    open('<p>One</p><table><tbody><tr><td><p>Two</p></td></tr></tbody></table>', 1);
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
    open('<p>Come in</p>', 1);
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
    open('<p>Come in</p>', 1);
    press('Insert button');
    fill('Text', 'Book');
    fill('Link', 'javascript:alert(1)');
    press('Insert button');
    await waitFor(() => expect(field('Link').getAttribute('aria-invalid')).toBe('true'));
    expect(html()).toBe('<p>Come in</p>');
  });

  it('turns the selected text into a button [1:86] [1:200]', async () => {
    open('<p>Book now</p>', { from: 1, to: 9 });
    press('Insert button');
    fill('Link', 'acme.example/book');
    press('Insert button');
    await waitFor(() =>
      expect(html()).toBe('<p><a href="https://acme.example/book" class="button">Book now</a></p>'),
    );
  });

  it('edits the button that contains the cursor, which keeps text and link [1:86] [1:200] [1:284]', async () => {
    open('<p>Or <a class="button" href="/book">Book now</a> here</p>', 6);
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
    open('<p><a class="button" href="/a">Book <strong>now</strong></a></p>', 3);
    press('Edit button');
    fill('Link', '/b');
    press('Set button');
    await waitFor(() => expect(html()).toContain('href="/b"'));
    expect(html()).toContain('<strong>now</strong>');
    expect(html()).not.toContain('/a"');
  });

  it('turns a button back into text [1:86]', async () => {
    open('<p>Or <a class="button" href="/book">Book now</a></p>', 6);
    press('Edit button');
    press('Make it plain text');
    await waitFor(() => expect(html()).toBe('<p>Or Book now</p>'));
  });
});

it('makes every tool a button with a name, including all of the usual ones [1:85] [1:86]', () => {
  open('<p>Text</p>', 1);
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
  drawToolbar(editor);
  const bold = buttons().find((button) => nameOf(button) === 'Bold');
  expect(bold?.disabled).toBe(true);
});
