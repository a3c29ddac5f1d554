import { type Editor, getMarkRange } from '@tiptap/core';

/** A button in the text: its position, label and link. */
export interface ButtonAtCursor {
  from: number;
  to: number;
  text: string;
  href: string;
}

/** The button at the cursor, if there is one. */
export function buttonAtCursor(editor: Editor): ButtonAtCursor | undefined {
  const { href, class: kind } = editor.getAttributes('link');
  const { link } = editor.schema.marks;
  if (kind !== 'button' || !link) return undefined;
  const range = getMarkRange(editor.state.selection.$from, link, { href, class: kind });
  if (!range) return undefined;
  return { ...range, text: editor.state.doc.textBetween(range.from, range.to), href: String(href) };
}

/** Writes a button, `<a class="button" href>`, in place of `current` or of the selection. */
export function placeButton(
  editor: Editor,
  { text, href }: { text: string; href: string },
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
