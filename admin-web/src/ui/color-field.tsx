import { ColorInput, type ColorInputProps, isColorValid } from '@mantine/core';
import { useState } from 'react';

/** A field for a colour. Text that is none is not kept when the field is left, and the field says so. */
export function ColorField({ error, ...props }: ColorInputProps) {
  const [refused, setRefused] = useState('');
  return (
    <ColorInput
      format="hex"
      {...props}
      error={
        error ?? (refused && `“${refused}” is not a color, so the one before stays. Write it like #1f6feb.`)
      }
      onFocus={() => setRefused('')}
      onBlur={({ currentTarget: { value } }) => setRefused(isColorValid(value) ? '' : value)}
    />
  );
}
