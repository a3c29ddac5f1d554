import { siteCss } from '@galley/public-web/generated/site-assets';
import { facesOf } from '@galley/public-web/typefaces';
import type { ColumnField } from '@galley/shared/components/column-formats';
import { type ColumnFormat, columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, EditorContent } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useGetSiteTheme } from '../../../parts/preview/use-get-site-theme';
import { useCompany } from '../../../parts/session/use-company-name';
import { RichTextToolbar } from '../../../parts/text-editor/rich-text-toolbar';
import classes from '../../../parts/text-editor/text-editor.module.css';
import { useRichTextEditor } from '../../../parts/text-editor/use-rich-text-editor';

import '@mantine/tiptap/styles.css';

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

/** Scopes the site's CSS to one element: rules for the document and for its body apply to that element. */
function nested(css: string): string {
  return `.site-typography{${css.replace(':root', '&').replace('body', '&')}}`;
}

/** Shows text in the typography and colours of the public site, inside the admin. */
function SiteTypography({ className, children }: { className?: string; children: ReactNode }) {
  const { themeCss } = useGetSiteTheme();
  const pair = useCompany()?.theme?.type;
  return (
    <div className={`site-typography ${className ?? ''}`}>
      {/* A typeface counts for the whole document; inside of a rule it would be ignored. */}
      {pair && <style>{facesOf(pair)}</style>}
      <style>{nested(siteCss) + nested(themeCss)}</style>
      {children}
    </div>
  );
}

interface ColumnEditorProps {
  name: ColumnField;
  /** The accessible name, which an empty column shows, too. */
  label: string;
  isReadOnly: boolean;
  onReady: (editor: Editor) => void;
  onFocus: (editor: Editor) => void;
}

/** One column of rich text. */
function ColumnEditor({ name, label, isReadOnly, onReady, onFocus }: ColumnEditorProps) {
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
