import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { ColorInput, Select, Textarea, TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import { PhoneInput } from '../../ui/phone-input';
import { ImagePickerField } from '../images/picker/image-picker-field';
import { brandColorNote } from './brand-color-note';
import type { CompanyField, CompanyFieldName } from './company-fields';

const swatches = ['#1f6feb', '#0f766e', '#15803d', '#b45309', '#b91c1c', '#7c3aed', '#334155'];

interface CompanyFieldInputProps {
  field: CompanyField;
  /** How telephone numbers are typed. */
  phones: PhoneRules;
  value: string;
  onChange: (name: CompanyFieldName, typed: string) => void;
  error: string | undefined;
}

/** One setting of the company form. Rendered again only when it changes itself. */
export const CompanyFieldInput = memo(function CompanyFieldInput(props: CompanyFieldInputProps) {
  const { field, phones, value, error } = props;
  const onChange = (typed: string) => props.onChange(field.name, typed);
  const common = {
    label: field.label,
    description: field.description,
    withAsterisk: field.isRequired,
    placeholder: field.placeholder,
    error,
  };
  switch (field.kind) {
    case 'color':
      return (
        <ColorInput
          {...common}
          description={brandColorNote(value) ?? 'Buttons, links and the footer take their colors from it.'}
          descriptionProps={{ role: 'status' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          format="hex"
          eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
          swatches={swatches}
          value={value}
          onChange={onChange}
        />
      );
    case 'choice':
      return <Choice {...common} field={field} value={value} onChange={onChange} />;
    case 'image': {
      const { withAsterisk, placeholder: _placeholder, ...shared } = common;
      return (
        <ImagePickerField {...shared} isRequired={withAsterisk ?? false} value={value} onChange={onChange} />
      );
    }
    case 'phone':
      return (
        <PhoneInput
          label={field.label}
          rules={phones}
          autoComplete="tel-national"
          value={value}
          onChange={onChange}
          error={error}
        />
      );
    case 'lines':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          autoComplete={field.autoComplete}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
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
