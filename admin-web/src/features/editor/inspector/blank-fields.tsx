import type { ComponentData } from '@galley/shared/components/dictionary';
import { limits } from '@galley/shared/limits';
import { NumberInput } from '@mantine/core';
import { useController } from 'react-hook-form';

/** The form of a Blank: its height. */
export function BlankFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { field, fieldState } = useController<ComponentData['Blank'], 'height'>({ name: 'height' });
  return (
    <NumberInput
      label="Height"
      description={`Empty space between two components, in pixels (${limits.blankHeight.min} to ${limits.blankHeight.max}).`}
      suffix=" px"
      withAsterisk={!isReadOnly}
      readOnly={isReadOnly}
      allowDecimal={false}
      min={limits.blankHeight.min}
      // A value beyond the limits stays and is rejected with a sentence.
      clampBehavior="none"
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
      styles={{ wrapper: { width: 200 } }}
    />
  );
}
