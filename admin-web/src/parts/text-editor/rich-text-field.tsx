import { Text } from '@mantine/core';
import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useId, useMemo, useState } from 'react';
import { RichTextToolbar } from './rich-text-toolbar';
import classes from './text-editor.module.css';
import { useRichTextEditor } from './use-rich-text-editor';

interface RichTextFieldProps {
  label: string;
  initialHtml: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Pixels from the top of the window where the toolbar sticks. */
  stickyTop?: number;
  isReadOnly?: boolean;
}

/** A rich-text field with its own toolbar. It starts with `initialHtml` and reports every change. */
export function RichTextField({
  label,
  initialHtml,
  onChange,
  error,
  stickyTop,
  isReadOnly = false,
}: RichTextFieldProps) {
  const labelId = useId();
  const [html, setHtml] = useState(initialHtml);
  const attributes = useMemo(() => ({ 'aria-labelledby': labelId }), [labelId]);
  const editor = useRichTextEditor({
    html,
    attributes,
    isReadOnly,
    onChange: (changed) => {
      setHtml(changed);
      onChange(changed);
    },
  });
  return (
    <div>
      <Text id={labelId} size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <RichTextEditor editor={editor} className={classes.narrow}>
        {!isReadOnly && <RichTextToolbar editor={editor} stickyTop={stickyTop} />}
        <RichTextEditor.Content mih={120} />
      </RichTextEditor>
      {error && (
        <Text size="sm" c="red" role="alert" mt={4}>
          {error}
        </Text>
      )}
    </div>
  );
}
