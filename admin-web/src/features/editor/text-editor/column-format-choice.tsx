import { columnFormatNames, columnFormats } from '@galley/shared/components/column-formats';
import { Input, Text, VisuallyHidden } from '@mantine/core';
import { useController } from 'react-hook-form';
import radio from '../../../ui/picture-radio.module.css';
import { ColumnFormatPicture } from './column-format-picture';
import classes from './text-editor.module.css';

/** Selects the column format among small pictures. */
export function ColumnFormatChoice({ isReadOnly }: { isReadOnly: boolean }) {
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
