import { boundsOf, isNumberField } from '@galley/shared/schemas/form-field-rules';
import { NumberInput, SimpleGrid, Text } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { FieldValues } from './field-values';

/** Min and Max: of a number's value, or of a text's length. Left blank they become 0. */
export function FieldBounds({ form }: { form: UseFormReturn<FieldValues> }) {
  const [fieldType, inputType] = form.watch(['fieldType', 'inputType']);
  const { min, max } = boundsOf({ fieldType, inputType });
  const isNumber = isNumberField({ fieldType, inputType });
  return (
    <div>
      <SimpleGrid cols={2} spacing="sm" style={{ alignItems: 'start' }}>
        {(['minLength', 'maxLength'] as const).map((part) => (
          <Controller
            key={part}
            control={form.control}
            name={part}
            render={({ field, fieldState }) => (
              <NumberInput
                label={part === 'minLength' ? 'Min' : 'Max'}
                min={min}
                max={max}
                step={1}
                allowDecimal={false}
                allowNegative={false}
                clampBehavior="none"
                value={field.value}
                onChange={field.onChange}
                onBlur={() => {
                  if (field.value === '') field.onChange(0);
                  field.onBlur();
                }}
                error={fieldState.error?.message}
                errorProps={{ role: 'alert' }}
              />
            )}
          />
        ))}
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt={4}>
        {isNumber
          ? `The smallest and largest number that is accepted; with a Max of 0, up to ${max.toLocaleString('en-US')}.`
          : `How many characters may be typed; with a Max of 0, up to ${max.toLocaleString('en-US')}.`}
      </Text>
    </div>
  );
}
