import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import type { Field } from '@galley/shared/components/fields';
import { useController } from 'react-hook-form';
import type { FormValues } from '../component-calls';
import { FieldControl } from './field-control';

interface GenericFieldsProps {
  type: CreatableType;
  isReadOnly: boolean;
}

/** The form of a type that has none of its own: its fields in their order, below the name that every component has. */
export function GenericFields({ type, isReadOnly }: GenericFieldsProps) {
  const { componentName: _name, ...fields } = fieldsOf(type);
  return Object.entries(fields)
    .filter(([, field]) => !field.isIgnored && !(field.kind === 'list' && field.calls))
    .map(([name, field]) => <NamedField key={name} name={name} field={field} isReadOnly={isReadOnly} />);
}

function NamedField({ name, field, isReadOnly }: { name: string; field: Field; isReadOnly: boolean }) {
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
