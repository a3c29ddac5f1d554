import type { FieldOf } from '@galley/shared/components/fields';
import { NumberInput } from '@mantine/core';
import type { ControlProps } from './control-props';

/** A field for a whole number; a value beyond the limits stays and is rejected with a sentence. */
export function NumberControl(props: ControlProps<FieldOf<'number'>>) {
  const { field, value, onChange, onBlur, error, isReadOnly } = props;
  return (
    <NumberInput
      label={field.label}
      description={field.help ?? `${field.min} to ${field.max}${field.unit ? ` ${field.unit}` : ''}`}
      withAsterisk={field.whenEmpty === undefined && !isReadOnly}
      readOnly={isReadOnly}
      allowDecimal={false}
      min={field.min}
      clampBehavior="none"
      error={error}
      value={typeof value === 'number' ? value : String(value ?? '')}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
