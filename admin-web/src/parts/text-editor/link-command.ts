import type { Editor } from '@tiptap/core';

/** Makes the selected text a link, changes the link at the cursor, or inserts the typed URL as one. */
export function setLink(editor: Editor, href: string, typed: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain
      .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}

export function unsetLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
