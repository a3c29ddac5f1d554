import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest';
import { addToLibrary } from '../images/upload/add-to-library';
import { cleanPastedHtml } from './clean-pasted-html';
import { pastedPicture } from './pasted-picture';
import { newPicture, placePicture } from './placed-picture';
import { contentOf, storedHtml } from './rich-text-document';
import { richTextExtensions, withoutHistory } from './rich-text-extensions';

const followDelayMs = 250;

interface RichTextEditorOptions {
  /** The form's value; one that differs from the typed text comes from outside, such as 'take theirs'. */
  html: string;
  /** Attributes of the editable element, besides its role. They must be the same object until they change. */
  attributes: Record<string, string>;
  isReadOnly?: boolean;
  /** The text is on a page, whose undo covers it. */
  isOnPage?: boolean;
  onChange: (html: string) => void;
  onReady?: (editor: Editor) => void;
  onFocus?: (editor: Editor) => void;
  onBlur?: () => void;
}

/**
 * The rich text editor of one field. React may hide a component and show it again, and run its effects twice: TipTap
 * then destroys its editor and creates another, which must show the form's current value and not its initial one.
 * @returns null while there is none, although TipTap's own type excludes it
 */
export function useRichTextEditor({
  html,
  attributes,
  isReadOnly = false,
  isOnPage = false,
  ...callbacks
}: RichTextEditorOptions): Editor | null {
  /** Returns whether there is a file to insert, at the cursor or at another position. */
  const insertGiven = useLatest((file: File | undefined, at?: number) => {
    if (!file || !usable) return false;
    if (at !== undefined) usable.commands.setTextSelection(at);
    void addToLibrary(file).then(
      (image) => image && !usable.isDestroyed && placePicture(usable, newPicture(image)),
    );
    return true;
  });
  // The same objects on every key: new ones would make the editor set itself up again.
  const [{ content, first }] = useState(() => ({ content: contentOf(html), first: html }));
  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => insertGiven.current(pastedPicture(event)),
      handleDrop: (view, event) => {
        const [file] = event.dataTransfer?.files ?? [];
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return insertGiven.current(file, at?.pos);
      },
    }),
    [attributes],
  );
  // The text that this editor and the form agree on.
  const agreed = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: first });
  const editor: Editor | null = useEditor({
    extensions: isOnPage ? withoutHistory : richTextExtensions,
    content,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => callbacks.onReady?.(created),
    onFocus: ({ editor: focused }) => callbacks.onFocus?.(focused),
    onBlur: () => callbacks.onBlur?.(),
    onUpdate: ({ editor: changed }) => {
      agreed.current = { editor: changed, html: storedHtml(changed.state.doc) };
      callbacks.onChange(agreed.current.html);
    },
  });
  // When it is shown again, the first render gets the destroyed editor.
  const usable = editor && !editor.isDestroyed ? editor : null;

  useEffect(() => {
    if (!usable || usable.isDestroyed) return;
    if (agreed.current.editor !== usable) agreed.current = { editor: usable, html: first };
    if (agreed.current.html === html) return;
    const show = () => {
      agreed.current.html = html;
      usable.commands.setContent(contentOf(html), { emitUpdate: false });
    };
    if (!isOnPage) {
      show();
      return;
    }
    // Typing on the page: the form follows at a pause.
    const pause = setTimeout(() => !usable.isDestroyed && show(), followDelayMs);
    return () => clearTimeout(pause);
  }, [usable, html, first, isOnPage]);

  useEffect(() => {
    if (usable && !usable.isDestroyed) usable.setEditable(!isReadOnly, false);
  }, [usable, isReadOnly]);

  return usable;
}
