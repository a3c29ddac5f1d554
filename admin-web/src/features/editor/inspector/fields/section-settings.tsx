import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { ComponentNameField } from '../component-name-field';
import { FieldGroup } from './field-group';
import { NamedField } from './named-field';

interface SectionSettingsProps {
  type: CreatableType;
  isReadOnly: boolean;
}

/** Settings that do not concern the look. */
const advanced = ['sectionAnchor', 'sectionHidden'];

/** The section settings of a component, and its name in outline and links. */
export function SectionSettings({ type, isReadOnly }: SectionSettingsProps) {
  const fields = Object.entries(fieldsOf(type));
  const looks = fields.filter(([, field]) => field.isAppearance);
  const settings = fields.filter(([, field]) => field.isSetting && field.kind !== 'focus');
  const controls = (of: typeof fields) =>
    of.map(([name, field]) => <NamedField key={name} name={name} field={field} isReadOnly={isReadOnly} />);
  const namesOf = (of: typeof fields) => of.map(([name]) => name);
  const section = settings.filter(([name]) => !advanced.includes(name));
  return (
    <>
      {looks.length > 0 && (
        <FieldGroup title="Layout" names={namesOf(looks)}>
          {controls(looks)}
        </FieldGroup>
      )}
      <FieldGroup title="Section settings" names={namesOf(section)} isOpenAtFirst={false}>
        {controls(section)}
      </FieldGroup>
      <FieldGroup title="Advanced" names={['componentName', ...advanced]}>
        <ComponentNameField isReadOnly={isReadOnly} />
        {controls(settings.filter(([name]) => advanced.includes(name)))}
      </FieldGroup>
    </>
  );
}
