import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { ComponentNameField } from '../component-name-field';
import { FieldGroup } from './field-group';
import { NamedField } from './named-field';

interface SectionSettingsProps {
  type: CreatableType;
  isReadOnly: boolean;
}

/** Whether and when visitors see it. */
const visibility = ['sectionHidden', 'sectionShownFrom', 'sectionShownUntil'];
const anchor = 'sectionAnchor';

/** The section settings of a component, and its name in outline and links. */
export function SectionSettings({ type, isReadOnly }: SectionSettingsProps) {
  const fields = Object.entries(fieldsOf(type));
  const looks = fields.filter(([, field]) => field.isAppearance);
  const settings = fields.filter(([, field]) => field.isSetting && field.kind !== 'focus');
  const controls = (of: typeof fields) =>
    of.map(([name, field]) => <NamedField key={name} name={name} field={field} isReadOnly={isReadOnly} />);
  const named = (names: readonly string[]) => controls(settings.filter(([name]) => names.includes(name)));
  const namesOf = (of: typeof fields) => of.map(([name]) => name);
  const section = settings.filter(([name]) => name !== anchor && !visibility.includes(name));
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
      <FieldGroup title="Visibility" names={visibility}>
        {named(visibility)}
      </FieldGroup>
      <FieldGroup title="Advanced" names={['componentName', anchor]}>
        <ComponentNameField isReadOnly={isReadOnly} />
        {named([anchor])}
      </FieldGroup>
    </>
  );
}
