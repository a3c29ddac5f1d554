import { NumberInput, type NumberInputProps } from '@mantine/core';

interface NumberFieldProps extends NumberInputProps {
  isRequired?: boolean;
}

/** A whole number of a user. */
export function NumberField({ isRequired, ...field }: NumberFieldProps) {
  return (
    <NumberInput
      {...field}
      withAsterisk={isRequired}
      min={0}
      // What is out of bounds is said, not changed behind one's back.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
    />
  );
}
