import { NumberInput } from '@mantine/core';
import { Controller } from 'react-hook-form';

interface NumberFieldProps {
  name: 'access' | 'clientNumber' | 'invalidAttempts';
  label: string;
  max: number;
  isRequired?: boolean;
}

/** A whole number of a user, inside the form that holds it. */
export function NumberField({ name, label, max, isRequired }: NumberFieldProps) {
  return (
    <Controller
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          ref={field.ref}
          label={label}
          withAsterisk={isRequired}
          min={0}
          max={max}
          // What is out of bounds is said, not changed behind one's back.
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={field.value}
          onBlur={field.onBlur}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
