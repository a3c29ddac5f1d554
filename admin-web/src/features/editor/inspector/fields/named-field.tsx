import type { Field } from '@galley/shared/components/fields';
import { useController } from 'react-hook-form';
import type { FormValues } from '../../../../parts/components/component-calls';
import { FieldControl } from './field-control';
import { usePictureField } from './use-picture-field';

interface NamedFieldProps {
  name: string;
  field: Field;
  isReadOnly: boolean;
}

/** The control of a field of the surrounding form. */
export function NamedField(props: NamedFieldProps) {
  return props.field.kind === 'image' ? <NamedPicture {...props} /> : <NamedValue {...props} />;
}

function NamedPicture({ name, field, isReadOnly }: NamedFieldProps) {
  const { ref: _ref, ...picture } = usePictureField(name);
  return <FieldControl field={field} isReadOnly={isReadOnly} {...picture} />;
}

function NamedValue({ name, field, isReadOnly }: NamedFieldProps) {
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
