import { ColorInput, Select, TextInput } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { maskPhone } from '../../lib/phone';
import { ImagePickerField } from '../images/picker/image-picker-field';
import type { CompanyField, CompanyFormValues, SaveCompany } from './company-fields';

const swatches = ['#1f6feb', '#0f766e', '#15803d', '#b45309', '#b91c1c', '#7c3aed', '#334155'];

export type CompanyControl = Control<CompanyFormValues, unknown, SaveCompany>;

interface CompanyFieldInputProps {
  field: CompanyField;
  control: CompanyControl;
}

/** One setting of the company form, in the control that fits it. */
export function CompanyFieldInput({ field, control }: CompanyFieldInputProps) {
  const { field: state, fieldState } = useController({ control, name: `companySettings.${field.name}` });
  const common = {
    ref: state.ref,
    label: field.label,
    description: field.description,
    withAsterisk: field.isRequired,
    onBlur: state.onBlur,
    error: fieldState.error?.message,
  };
  switch (field.kind) {
    case 'color':
      return (
        <ColorInput
          {...common}
          format="hex"
          eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
          swatches={swatches}
          value={state.value}
          onChange={state.onChange}
        />
      );
    case 'timeZone':
      return (
        <Select
          {...common}
          searchable
          data={Intl.supportedValuesOf('timeZone')}
          value={state.value}
          onChange={(value) => state.onChange(value ?? '')}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          allowDeselect={false}
          data={field.choices}
          value={state.value}
          onChange={(value) => state.onChange(value ?? '')}
        />
      );
    case 'image': {
      const { withAsterisk, ...shared } = common;
      return (
        <ImagePickerField
          {...shared}
          isRequired={withAsterisk ?? false}
          value={state.value}
          onChange={state.onChange}
        />
      );
    }
    case 'phone':
      return (
        <TextInput
          {...common}
          type="tel"
          autoComplete="tel-national"
          placeholder="212 555 0100"
          value={state.value}
          onChange={(event) => state.onChange(maskPhone(event.currentTarget.value))}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          autoComplete={field.autoComplete}
          value={state.value}
          onChange={(event) => state.onChange(event.currentTarget.value)}
        />
      );
  }
}
