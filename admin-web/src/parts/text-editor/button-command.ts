import { type Editor, getMarkRange } from '@tiptap/core';

/** The label of a button in a text, and where it leads. */
export interface ButtonContent {
  text: string;
  href: string;
}

/** A button with its position in the text. */
export interface ButtonAtCursor extends ButtonContent {
  from: number;
  to: number;
}

/** Whether the cursor is in a button. */
export const isInButton = (editor: Editor): boolean => editor.isActive('link', { class: 'button' });

/** The button at the cursor, if there is one. */
export function buttonAtCursor(editor: Editor): ButtonAtCursor | undefined {
  const { href, class: kind } = editor.getAttributes('link');
  const { link } = editor.schema.marks;
  if (kind !== 'button' || !link) return undefined;
  const range = getMarkRange(editor.state.selection.$from, link, { href, class: kind });
  if (!range) return undefined;
  return { ...range, text: editor.state.doc.textBetween(range.from, range.to), href: String(href) };
}

/** What the form of a button begins with: the button at the cursor, or the selected words. */
export function startOfButton(editor: Editor): ButtonContent {
  const { from, to } = editor.state.selection;
  return buttonAtCursor(editor) ?? { text: editor.state.doc.textBetween(from, to, ' '), href: '' };
}

/** Writes a button, `<a class="button" href>`, in place of `current` or of the selection. */
export function placeButton(
  editor: Editor,
  { text, href }: ButtonContent,
  current: ButtonAtCursor | undefined,
) {
  const link = { href, class: 'button' };
  const chain = editor.chain().focus();
  if (current?.text === text) {
    // Only the link changes: bold text in the button stays bold.
    chain
      .setTextSelection(current)
      .setLink(link as { href: string })
      .setTextSelection(current.to)
      .run();
    return;
  }
  const content = { type: 'text', text, marks: [{ type: 'link', attrs: link }] };
  if (current) chain.insertContentAt(current, content).run();
  else chain.insertContent(content).run();
}

/** Turns a button back into text. */
export function convertButtonToText(editor: Editor, { from, to }: ButtonAtCursor) {
  editor.chain().focus().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run();
}
