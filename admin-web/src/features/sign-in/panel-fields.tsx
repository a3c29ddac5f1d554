import { PasswordInput, TextInput } from '@mantine/core';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoComplete?: string;
  description?: string;
  isReadOnly?: boolean;
}

export function TextField(props: FieldProps & { type?: 'email' | 'text' }) {
  return (
    <TextInput
      name={props.name}
      label={props.label}
      type={props.type ?? 'text'}
      inputMode={props.type}
      autoComplete={props.autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      readOnly={props.isReadOnly}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={props.error}
    />
  );
}

export function PasswordField(props: FieldProps) {
  return (
    <PasswordInput
      name={props.name}
      label={props.label}
      description={props.description}
      autoComplete={props.autoComplete}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={props.error}
    />
  );
}

/** A single field for the whole code, so that it can be pasted and filled in by the browser. */
export function CodeField(props: Omit<FieldProps, 'name' | 'autoComplete'>) {
  return (
    <TextInput
      name="code"
      label={props.label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={14}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={props.error}
      styles={{ input: { letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
