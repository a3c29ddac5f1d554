import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { usRules } from '@galley/shared/phone/phone-rules';
import { TextInput, type TextInputProps } from '@mantine/core';
import { maskPhone } from '../lib/phone';

interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'placeholder'> {
  /** The rules of the company's country. */
  rules: PhoneRules;
  value: string;
  onChange: (typed: string) => void;
}

/** A field for a telephone number: with the mask of the US and Canada, or without one. */
export function PhoneInput({ rules, onChange, ...field }: PhoneInputProps) {
  const isMasked = rules === usRules;
  return (
    <TextInput
      withAsterisk={rules.isRequired}
      {...field}
      type="tel"
      placeholder={rules.example}
      maxLength={isMasked ? undefined : 40}
      onChange={({ currentTarget: { value } }) => onChange(isMasked ? maskPhone(value) : value)}
    />
  );
}
