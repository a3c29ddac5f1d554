import { Text } from '@mantine/core';
import '@mantine/tiptap/styles.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useId, useMemo, useState } from 'react';
import { cleanPastedHtml } from '../editor/text-editor/clean-pasted-html';
import { richTextExtensions, storedHtml } from '../editor/text-editor/rich-text-extensions';
import { RichTextToolbar } from '../editor/text-editor/rich-text-toolbar';

interface RichTextFieldProps {
  label: string;
  initialHtml: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Pixels from the top of the window where the tools stay in sight. */
  stickyTop?: number;
}

/** One rich text with its own tools. It begins with `initialHtml` and tells every change. */
export function RichTextField({ label, initialHtml, onChange, error, stickyTop }: RichTextFieldProps) {
  const labelId = useId();
  // The same objects at every key: others would make the editor set itself up anew each time.
  const [content] = useState(initialHtml);
  const editorProps = useMemo(
    () => ({
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
      transformPastedHTML: cleanPastedHtml,
    }),
    [labelId],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(storedHtml(changed.getHTML())),
  });
  return (
    <div>
      <Text id={labelId} size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <RichTextEditor editor={editor}>
        <RichTextToolbar editor={editor} stickyTop={stickyTop} />
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
