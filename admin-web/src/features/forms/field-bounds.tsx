import { boundsOf, isNumberField } from '@galley/shared/form-fields/bounds';
import { NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import type { FieldValues } from './field-values';

/** Min and Max: of a number's value, or of a text's length. Blank fields become 0. */
export function FieldBounds({ form }: { form: FormHandle<FieldValues> }) {
  const [fieldType, inputType] = form.form.watch(['fieldType', 'inputType']);
  const { min, max } = boundsOf({ fieldType, inputType });
  const isNumber = isNumberField({ fieldType, inputType });
  return (
    <div>
      <SimpleGrid cols={2} spacing="sm" style={{ alignItems: 'start' }}>
        {(['minLength', 'maxLength'] as const).map((part) => (
          <NumberInput
            {...form.control(part)}
            key={part}
            min={min}
            max={max}
            step={1}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            onBlur={() => {
              if (form.form.getValues(part) === '') form.put(part, 0);
            }}
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
