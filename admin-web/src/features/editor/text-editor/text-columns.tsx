import { type ColumnFormat, columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { ColumnEditor } from './column-editor';
import { RichTextToolbar } from './rich-text-toolbar';
import { SiteTypography } from './site-typography';
import classes from './text-editor.module.css';

/** The header of the form is 50 pixels high and sticks above the toolbar. */
const belowHead = 'calc(var(--editor-sticky-top) + 50px)';

interface TextColumnsProps {
  format: ColumnFormat;
  isReadOnly: boolean;
  /** The editor that was used last, which the toolbar controls. */
  activeEditor: Editor | null;
  onActivate: (editor: Editor) => void;
}

/** The columns as visitors will see them, in the site's own typography, under one toolbar. */
export function TextColumns({ format, isReadOnly, activeEditor, onActivate }: TextColumnsProps) {
  const firstEditor = useRef<Editor | null>(null);
  const fields = columnsOf(format);
  const { widths } = columnFormats[format];
  // During a render in between, both may be editors that TipTap has destroyed, whose successors are not ready yet.
  const usable = [activeEditor, firstEditor.current].find((editor) => editor && !editor.isDestroyed) ?? null;
  return (
    <RichTextEditor editor={usable} className={classes.editor} withTypographyStyles={false}>
      {!isReadOnly && <RichTextToolbar editor={usable} stickyTop={belowHead} />}
      <div className={classes.stage}>
        <SiteTypography className={classes.paper}>
          <div className="block">
            <div className="columns">
              {fields.map((field, index) => (
                <div key={field} className={`w${widths[index]} ${classes.column}`}>
                  <ColumnEditor
                    name={field}
                    label={fields.length === 1 ? 'Text' : `Column ${index + 1} of ${fields.length}`}
                    isReadOnly={isReadOnly}
                    onReady={(editor) => {
                      if (index === 0) {
                        firstEditor.current = editor;
                        onActivate(editor);
                      }
                    }}
                    onFocus={onActivate}
                  />
                </div>
              ))}
            </div>
          </div>
        </SiteTypography>
      </div>
    </RichTextEditor>
  );
}
