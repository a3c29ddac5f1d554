import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html';
import { contentOf, storedHtml } from './rich-text-document';
import { richTextExtensions, withoutHistory } from './rich-text-extensions';

const followDelayMs = 250;

interface RichTextEditorOptions {
  /** What the form holds; another text than the one that was typed here comes from outside, such as 'take theirs'. */
  html: string;
  /** Of the element that one types in, beside its role. They change rarely, and are the same object until then. */
  attributes: Record<string, string>;
  isReadOnly?: boolean;
  /** It stands on a page, whose undo takes back what is typed here too. */
  isOnPage?: boolean;
  onChange: (html: string) => void;
  onReady?: (editor: Editor) => void;
  onFocus?: (editor: Editor) => void;
  onBlur?: () => void;
}

/**
 * The rich text editor of one field. React may hide a component and show it again, and run its effects twice: TipTap
 * then takes its editor away and makes another, which shows what the form holds and not what it held at first.
 * @returns null while there is none; TipTap's own type does not say so
 */
export function useRichTextEditor({
  html,
  attributes,
  isReadOnly = false,
  isOnPage = false,
  ...told
}: RichTextEditorOptions): Editor | null {
  // The same objects at every key: others would make the editor set itself up again each time.
  const [{ content, first }] = useState(() => ({ content: contentOf(html), first: html }));
  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
      transformPastedHTML: cleanPastedHtml,
    }),
    [attributes],
  );
  // What this editor and the form agree on.
  const agreed = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: first });
  const editor: Editor | null = useEditor({
    extensions: isOnPage ? withoutHistory : richTextExtensions,
    content,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => told.onReady?.(created),
    onFocus: ({ editor: focused }) => told.onFocus?.(focused),
    onBlur: () => told.onBlur?.(),
    onUpdate: ({ editor: changed }) => {
      agreed.current = { editor: changed, html: storedHtml(changed.state.doc) };
      told.onChange(agreed.current.html);
    },
  });
  // Shown again, one draws first with the editor that was taken away.
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
    // Someone types on the page: the form follows once they pause.
    const pause = setTimeout(() => !usable.isDestroyed && show(), followDelayMs);
    return () => clearTimeout(pause);
  }, [usable, html, first, isOnPage]);

  useEffect(() => {
    if (usable && !usable.isDestroyed) usable.setEditable(!isReadOnly, false);
  }, [usable, isReadOnly]);

  return usable;
}
