import { RichTextEditor } from '@mantine/tiptap';
import { act, fireEvent, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { contentOf, storedHtml } from '../parts/text-editor/rich-text-document';
import { richTextExtensions } from '../parts/text-editor/rich-text-extensions';
import { RichTextToolbar } from '../parts/text-editor/rich-text-toolbar';
import { renderScreen, serveCalls } from './render-screen';

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

export const newEditor = (content: string) =>
  new Editor({ extensions: richTextExtensions, content: contentOf(content) });

/** Renders the tools of a text. */
export const drawToolbar = (editor: Editor) =>
  renderScreen(
    <RichTextEditor editor={editor as never}>
      <RichTextToolbar editor={editor as never} />
    </RichTextEditor>,
  );

/** Opens a text with its tools, beside a library that has a boat. The test destroys the editor. */
export function openToolbar(content: string, selection: { from: number; to: number } | number) {
  const editor = newEditor(content);
  serveCalls({ listImages: { body: [boat] } });
  drawToolbar(editor);
  act(() => void editor.commands.setTextSelection(selection));
  return { editor, html: () => storedHtml(editor.state.doc) };
}

// Queried by hand rather than by role, which is many times slower in jsdom.
export const buttons = () => [...document.querySelectorAll('button')];
export const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
/** The last one of that name: a dialog comes after the toolbar. */
export const press = (name: string) =>
  fireEvent.click(buttons().findLast((button) => nameOf(button) === name) as HTMLElement);
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), { selector: 'input' });
export const choose = (label: string) => fireEvent.click(screen.getByLabelText(label, { selector: 'input' }));
/** A typed link takes effect once the field loses the focus. */
export const fill = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
