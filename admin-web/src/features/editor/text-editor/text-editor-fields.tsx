import {
  type ColumnField,
  columnFields,
  columnFormatNames,
  columnFormats,
  columnsOf,
} from '@galley/shared/components/column-formats';
import type { ComponentData } from '@galley/shared/components/dictionary';
import { Group, Input, Radio, Text, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ColumnFormatPicture } from '../../../parts/text-editor/column-format-picture';
import classes from '../../../parts/text-editor/text-editor.module.css';
import radio from '../../../ui/picture-radio.module.css';
import { TextColumns } from './text-columns';

/**
 * The form of a Text Editor component: format, border and one editor for each column of the format. Columns outside
 * the format keep their text, so that switching back loses nothing.
 */
export function TextEditorFields({ isReadOnly }: { isReadOnly: boolean }) {
  const format = useWatch<ComponentData['HtmlEditorColumns'], 'format'>({ name: 'format' });
  const { field: border, fieldState } = useController<ComponentData['HtmlEditorColumns'], 'borderStyle'>({
    name: 'borderStyle',
  });
  const [activeEditor, setActiveEditor] = useState<Editor | null>(null);
  return (
    <>
      <ColumnFormatChoice isReadOnly={isReadOnly} />
      <Radio.Group
        label="Border Style"
        error={fieldState.error?.message}
        value={border.value}
        onChange={border.onChange}
      >
        <Group mt={4}>
          <Radio value="none" label="None" disabled={isReadOnly} />
          <Radio value="float" label="Float (a card with a shadow)" disabled={isReadOnly} />
        </Group>
      </Radio.Group>
      <TextColumns
        format={format}
        isReadOnly={isReadOnly}
        activeEditor={activeEditor}
        onActivate={setActiveEditor}
      />
      <KeptColumns shown={columnsOf(format)} />
    </>
  );
}

/** Says when columns outside the format contain text. */
function KeptColumns({ shown }: { shown: readonly ColumnField[] }) {
  const { getValues } = useFormContext<ComponentData['HtmlEditorColumns']>();
  const kept = columnFields.filter((field) => !shown.includes(field) && getValues(field));
  if (kept.length === 0) return null;
  const numbers = kept.map((field) => field.slice(-1)).join(' and ');
  return (
    <Text size="sm" c="dimmed">
      {kept.length === 1 ? 'Column' : 'Columns'} {numbers} {kept.length === 1 ? 'is' : 'are'} not part of this
      format. The text is kept and comes back with a format that has {kept.length === 1 ? 'it' : 'them'}.
    </Text>
  );
}

/** Selects the column format among small pictures. */
function ColumnFormatChoice({ isReadOnly }: { isReadOnly: boolean }) {
  const { field, fieldState } = useController({ name: 'format' });
  const chosen = columnFormats[field.value as keyof typeof columnFormats];
  return (
    <Input.Wrapper component="fieldset" className={radio.choice} error={fieldState.error?.message}>
      <Input.Label component="legend" mb={4}>
        Format{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {chosen?.label}
        </Text>
      </Input.Label>
      <div className={classes.formats}>
        {columnFormatNames.map((format) => (
          <label
            key={format}
            className={`${radio.framed} ${classes.format}`}
            title={columnFormats[format].label}
          >
            <input
              type="radio"
              name={field.name}
              value={format}
              checked={field.value === format}
              disabled={isReadOnly}
              onChange={() => field.onChange(format)}
              onBlur={field.onBlur}
            />
            <ColumnFormatPicture format={format} />
            <VisuallyHidden>{columnFormats[format].label}</VisuallyHidden>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
