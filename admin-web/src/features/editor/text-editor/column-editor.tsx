import type { ColumnField } from '@galley/shared/components/column-formats';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Text } from '@mantine/core';
import { type Editor, EditorContent } from '@tiptap/react';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import classes from './text-editor.module.css';
import { useRichTextEditor } from './use-rich-text-editor';

interface ColumnEditorProps {
  name: ColumnField;
  /** The accessible name, which an empty column shows, too. */
  label: string;
  isReadOnly: boolean;
  onReady: (editor: Editor) => void;
  onFocus: (editor: Editor) => void;
}

/** One column of rich text. */
export function ColumnEditor({ name, label, isReadOnly, onReady, onFocus }: ColumnEditorProps) {
  const { field, fieldState } = useController<ComponentData['HtmlEditorColumns'], ColumnField>({ name });
  const attributes = useMemo(() => ({ class: 'rich', 'aria-label': label }), [label]);
  const editor = useRichTextEditor({
    html: field.value,
    attributes,
    isReadOnly,
    isOnPage: true,
    onChange: field.onChange,
    onReady,
    onFocus,
    onBlur: field.onBlur,
  });

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
