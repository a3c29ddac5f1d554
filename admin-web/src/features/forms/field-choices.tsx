import { limits } from '@galley/shared/limits';
import { keepsPart } from '@galley/shared/schemas/form-field-rules';
import { sentFileGroupLabels } from '@galley/shared/sent-file-rules';
import { Group, NumberInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import type { FieldValues } from './field-values';

/** The settings that only some types have: the input type, the options, the consent link. */
export function FieldChoices({ form }: { form: FormHandle<FieldValues> }) {
  const { text } = form;
  const fieldType = form.form.watch('fieldType');
  const { onChange, ...inputType } = form.control('inputType');
  const { onChange: onAccepts, ...accepts } = form.control('accepts');
  return (
    <>
      {keepsPart(fieldType, 'inputType') && (
        <Radio.Group
          {...inputType}
          withAsterisk
          onChange={(chosen) => onChange(chosen as FieldValues['inputType'])}
        >
          <Group gap="lg" mt={4}>
            <Radio value="text" label="Text" />
            <Radio value="number" label="Number" />
          </Group>
        </Radio.Group>
      )}
      {keepsPart(fieldType, 'options') && (
        <Textarea {...text('options')} description="One per line, without commas." withAsterisk rows={4} />
      )}
      {keepsPart(fieldType, 'accepts') && (
        <>
          <Radio.Group {...accepts} onChange={(chosen) => onAccepts(chosen as FieldValues['accepts'])}>
            <Stack gap="xs" mt={4}>
              {Object.entries(sentFileGroupLabels).map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <NumberInput
            {...form.control('mostFiles')}
            description="All files of the form together can have 4 MB."
            min={1}
            max={limits.filesOfField}
            allowDecimal={false}
            clampBehavior="none"
          />
        </>
      )}
      {keepsPart(fieldType, 'text') && (
        <Textarea
          {...text('text')}
          description={
            fieldType === 'file'
              ? 'Shown below the name, before the files that are accepted.'
              : 'As visitors read it. A line break starts a new line.'
          }
          withAsterisk={fieldType === 'paragraph'}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.fieldText.max}
        />
      )}
      {keepsPart(fieldType, 'linkUrl') && (
        <>
          <TextInput {...text('linkText')} placeholder="Privacy policy" maxLength={100} />
          <TextInput
            {...text('linkUrl')}
            description="Where visitors can read what they agree to, such as /privacy."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="url"
            maxLength={2_000}
          />
        </>
      )}
    </>
  );
}
