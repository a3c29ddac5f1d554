import type { ColumnField } from '@galley/shared/components/column-formats';
import type { HtmlEditorColumns } from '@galley/shared/components/component-schemas';
import { Text } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { cleanPastedHtml } from './clean-pasted-html';
import { richTextExtensions, storedHtml } from './rich-text-extensions';
import classes from './text-editor.module.css';

interface ColumnEditorProps {
  name: ColumnField;
  /** What screen readers and the empty column say. */
  label: string;
  isReadOnly: boolean;
  onReady: (editor: Editor) => void;
  onFocus: (editor: Editor) => void;
}

/** One column of rich text. */
export function ColumnEditor({ name, label, isReadOnly, onReady, onFocus }: ColumnEditorProps) {
  const { field, fieldState } = useController<HtmlEditorColumns, ColumnField>({ name });
  // What the editor and the form agree on; anything else in the form came from outside, such as 'take theirs'.
  const agreed = useRef(field.value);
  // The same objects at every key: others would make the editor set itself up anew each time.
  const [content] = useState(field.value);
  const editorProps = useMemo(
    () => ({
      attributes: { class: 'rich', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanPastedHtml,
    }),
    [label],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => onReady(created),
    onFocus: ({ editor: focused }) => onFocus(focused),
    onBlur: () => field.onBlur(),
    onUpdate: ({ editor: changed }) => {
      agreed.current = storedHtml(changed.getHTML());
      field.onChange(agreed.current);
    },
  });

  useEffect(() => {
    if (field.value === agreed.current) return;
    agreed.current = field.value;
    editor.commands.setContent(field.value, { emitUpdate: false });
  }, [editor, field.value]);

  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  return (
    <>
      <EditorContent editor={editor} className={classes.content} data-placeholder={isReadOnly ? '' : label} />
      {fieldState.error && (
        <Text size="sm" c="var(--editor-error)" role="alert">
          {fieldState.error.message}
        </Text>
      )}
    </>
  );
}
