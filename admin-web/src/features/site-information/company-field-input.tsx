import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { Select, Textarea, TextInput } from '@mantine/core';
import { type ComponentType, memo, useMemo } from 'react';
import { ImagePickerField } from '../../parts/images/picker/image-picker-field';
import type { CompanyField, CompanyFieldName } from '../../parts/site-information/company-fields';
import { ColorField } from '../../ui/color-field';
import { PhoneInput } from '../../ui/phone-input';
import { brandColorNote } from './brand-color-note';

const swatches = ['#1f6feb', '#0f766e', '#15803d', '#b45309', '#b91c1c', '#7c3aed', '#334155'];

interface CompanyFieldInputProps {
  field: CompanyField;
  /** How telephone numbers are typed. */
  phones: PhoneRules;
  value: string;
  onChange: (name: CompanyFieldName, typed: string) => void;
  error: string | undefined;
}

interface ControlProps extends Omit<CompanyFieldInputProps, 'onChange'> {
  onChange: (typed: string) => void;
}

const commonProps = ({ field, value, error }: ControlProps) => ({
  label: field.label,
  description: field.description,
  withAsterisk: field.isRequired,
  placeholder: field.placeholder,
  value,
  error,
});

const controls: Record<NonNullable<CompanyField['kind']> | 'line', ComponentType<ControlProps>> = {
  color: (props) => (
    <ColorField
      {...commonProps(props)}
      description={brandColorNote(props.value) ?? 'Buttons, links and the footer take their colors from it.'}
      descriptionProps={{ role: 'status' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
      swatches={swatches}
      onChange={props.onChange}
    />
  ),
  choice: (props) => <Choice {...commonProps(props)} field={props.field} onChange={props.onChange} />,
  image: ({ field, value, error, onChange }) => (
    <ImagePickerField
      label={field.label}
      description={field.description}
      isRequired={field.isRequired ?? false}
      {...{ value, error, onChange }}
    />
  ),
  phone: ({ field, phones, value, error, onChange }) => (
    <PhoneInput
      label={field.label}
      rules={phones}
      autoComplete="tel-national"
      {...{ value, error, onChange }}
    />
  ),
  lines: (props) => (
    <Textarea
      {...commonProps(props)}
      autosize
      minRows={3}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  ),
  line: (props) => (
    <TextInput
      {...commonProps(props)}
      autoComplete={props.field.autoComplete}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  ),
};

/** One setting of the company form. Rendered again only when it changes itself. */
export const CompanyFieldInput = memo(function CompanyFieldInput(props: CompanyFieldInputProps) {
  const Control = controls[props.field.kind ?? 'line'];
  return <Control {...props} onChange={(typed) => props.onChange(props.field.name, typed)} />;
});

interface ChoiceProps {
  field: CompanyField;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ field, value, onChange, ...common }: ChoiceProps) {
  const offered = useMemo(
    () => (typeof field.choices === 'function' ? field.choices() : (field.choices ?? [])),
    [field],
  );
  const isOffered = offered.some((choice) => choice.value === value);
  return (
    <Select
      {...common}
      searchable={offered.length > 10}
      allowDeselect={false}
      // A stored value is kept, even if it is not on the list.
      data={isOffered || !value ? offered : [{ value, label: value }, ...offered]}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
