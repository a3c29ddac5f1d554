import { NumberInput, type NumberInputProps } from '@mantine/core';

interface NumberFieldProps extends NumberInputProps {
  isRequired?: boolean;
}

/** A field for a whole number. */
export function NumberField({ isRequired, ...field }: NumberFieldProps) {
  return (
    <NumberInput
      {...field}
      withAsterisk={isRequired}
      min={0}
      // A value out of bounds is reported, not silently changed.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
    />
  );
}
