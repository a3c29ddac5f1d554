import { type Editor, getMarkRange } from '@tiptap/core';

/** A button in the text: where it stands, what it says and where it leads. */
export interface ButtonAtCursor {
  from: number;
  to: number;
  text: string;
  href: string;
}

/** The button that the cursor is in, if it is in one. */
export function buttonAtCursor(editor: Editor): ButtonAtCursor | undefined {
  const { href, class: kind } = editor.getAttributes('link');
  const { link } = editor.schema.marks;
  if (kind !== 'button' || !link) return undefined;
  const range = getMarkRange(editor.state.selection.$from, link, { href, class: kind });
  if (!range) return undefined;
  return { ...range, text: editor.state.doc.textBetween(range.from, range.to), href: String(href) };
}

/** Writes a button, `<a class="button" href>`, over `current` or else over what is chosen. */
export function placeButton(
  editor: Editor,
  { text, href }: { text: string; href: string },
  current: ButtonAtCursor | undefined,
) {
  const link = { href, class: 'button' };
  const chain = editor.chain().focus();
  if (current?.text === text) {
    // Only the address changes: bold words in the button stay bold.
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

/** The words of a button stay, as text. */
export function unmakeButton(editor: Editor, { from, to }: ButtonAtCursor) {
  editor.chain().focus().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run();
}
