import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { NamedField } from './named-field';

interface GenericFieldsProps {
  type: CreatableType;
  isReadOnly: boolean;
}

/** The form of a type without one of its own: its declared fields in order. */
export function GenericFields({ type, isReadOnly }: GenericFieldsProps) {
  const { componentName: _name, ...fields } = fieldsOf(type);
  return Object.entries(fields)
    .filter(
      ([, field]) =>
        !field.isIgnored &&
        !field.isSetting &&
        !field.isAppearance &&
        !(field.kind === 'list' && field.calls),
    )
    .map(([name, field]) => <NamedField key={name} name={name} field={field} isReadOnly={isReadOnly} />);
}
