import { keepsPart } from '@galley/shared/schemas/form-field-rules';
import { Group, Radio, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { FieldValues } from './field-values';

/** The parts that only some types have: what is typed, what may be chosen, what is agreed to. */
export function FieldChoices({ form }: { form: UseFormReturn<FieldValues> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const fieldType = form.watch('fieldType');
  return (
    <>
      {keepsPart(fieldType, 'inputType') && (
        <Controller
          control={control}
          name="inputType"
          render={({ field }) => (
            <Radio.Group
              label="Input Type"
              withAsterisk
              value={field.value}
              onChange={field.onChange}
              error={errors.inputType?.message}
            >
              <Group gap="lg" mt={4}>
                <Radio value="text" label="Text" />
                <Radio value="number" label="Number" />
              </Group>
            </Radio.Group>
          )}
        />
      )}
      {keepsPart(fieldType, 'options') && (
        <Textarea
          label="Options"
          description="One on each line, without commas."
          withAsterisk
          minRows={4}
          maxRows={14}
          {...register('options')}
          error={errors.options?.message}
          errorProps={{ role: 'alert' }}
        />
      )}
      {keepsPart(fieldType, 'linkUrl') && (
        <>
          <TextInput
            label="Link Text"
            placeholder="Privacy policy"
            maxLength={100}
            {...register('linkText')}
            error={errors.linkText?.message}
            errorProps={{ role: 'alert' }}
          />
          <TextInput
            label="Link"
            description="Where visitors read what they agree to, like /privacy."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="url"
            maxLength={2_000}
            {...register('linkUrl')}
            error={errors.linkUrl?.message}
            errorProps={{ role: 'alert' }}
          />
        </>
      )}
    </>
  );
}
