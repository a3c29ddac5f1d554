import type { Field } from '@galley/shared/components/fields';
import { useController } from 'react-hook-form';
import type { FormValues } from '../component-calls';
import { FieldControl } from './field-control';

/** The control of a field of the surrounding form. */
export function NamedField({ name, field, isReadOnly }: { name: string; field: Field; isReadOnly: boolean }) {
  const { field: control, fieldState } = useController<FormValues>({ name });
  return (
    <FieldControl
      field={field}
      value={control.value}
      onChange={control.onChange}
      onBlur={control.onBlur}
      error={fieldState.error?.message}
      isReadOnly={isReadOnly}
    />
  );
}
