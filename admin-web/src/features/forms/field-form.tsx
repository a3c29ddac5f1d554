import { boundsOf, isNumberField } from '@galley/shared/form-fields/bounds';
import { formFieldKinds } from '@galley/shared/form-fields/kinds';
import { messages } from '@galley/shared/messages';
import { type FormField, formFieldSchema } from '@galley/shared/schemas/form';
import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import { keepsPart, newField } from '@galley/shared/schemas/form-field-rules';
import { Button, Checkbox, NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../lib/api-error';
import { useSaveField } from '../../parts/forms/use-forms';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import type { Identity } from '../../ui/form/revisioned-form-options';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { useSaveShortcut } from '../../ui/shortcuts';
import { FieldChoices } from './field-choices';
import { FieldCondition } from './field-condition';
import {
  contentOf,
  type FieldValues,
  fieldErrorsOf,
  fieldLabels,
  valuesForType,
  valuesOf,
} from './field-values';

interface FieldFormProps {
  formId: number;
  /** All fields of the form, as they are stored. */
  fields: readonly FormField[];
  /** Absent for a new field. */
  stored: FormField | undefined;
  /** Called with the typed values, for the preview; null while they equal the stored ones. */
  onTyped: (content: FormFieldContent | null) => void;
  onSaved: () => void;
  onCancel: () => void;
  /** Called when the form of the field does not exist. */
  onFormMissing: (message: string) => void;
}

const typeOptions = Object.entries(formFieldKinds).map(([value, { label }]) => ({ value, label }));

/** Field Details: the form of a new or an existing field. */
export function FieldForm({
  formId,
  fields,
  stored,
  onTyped,
  onSaved,
  onCancel,
  onFormMissing,
}: FieldFormProps) {
  const save = useSaveField(formId);
  const form = useRevisionedForm<FieldValues, FormFieldContent & Identity>({
    stored: stored ?? newField,
    load: valuesOf,
    labels: fieldLabels(fields),
    place: stored ? `form ${formId} field ${stored.id}` : `form ${formId} new field`,
    check: fieldErrorsOf,
    read: (current) => formFieldSchema.safeParse(current).data,
    save: (values, { id, revision }) =>
      save.mutateAsync({
        content: contentOf(values),
        ...(id !== undefined && revision !== undefined && { stored: { id, revision } }),
      }),
    onSaved,
    onFailed: (error) => {
      const isFormMissing = !stored && isApiError(error, 404);
      if (isFormMissing) {
        form.giveUp();
        onFormMissing(messages.noForm);
      }
      return isFormMissing;
    },
  });
  const values = form.form.watch();
  const { fieldType } = values;
  const has = (part: keyof FormField & keyof FieldValues) => keepsPart(fieldType, part);
  useSaveShortcut(() => void form.submit());

  const report = useEffectEvent(onTyped);
  const typed = form.isDirty || !stored ? JSON.stringify(contentOf(values)) : null;
  useEffect(() => {
    report(typed === null ? null : (JSON.parse(typed) as FormFieldContent));
  }, [typed]);
  useEffect(() => () => report(null), []);

  return (
    <RevisionedForm form={form} noun="this field" failure="The field was not saved" label="Field Details">
      <TextInput {...form.text('name')} withAsterisk maxLength={100} data-field-name />
      <Select
        {...form.control('fieldType')}
        withAsterisk
        allowDeselect={false}
        data={typeOptions}
        maxDropdownHeight={400}
        description={formFieldKinds[fieldType].hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(chosen) => {
          if (chosen === null || chosen === fieldType) return;
          const next = valuesForType(values, chosen as FieldValues['fieldType']);
          for (const part of Object.keys(next) as (keyof FieldValues)[]) form.put(part, next[part]);
          form.form.clearErrors();
        }}
      />
      <FieldChoices form={form} />
      {has('placeholder') && (
        <TextInput
          {...form.text('placeholder')}
          description="Shown in the empty field as an example. It does not replace the name."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={200}
        />
      )}
      {has('minLength') && <FieldBounds form={form} />}
      {has('isRequired') && <Checkbox {...form.text('isRequired')} />}
      <FieldCondition form={form} fields={fields} own={stored} />
      <FormActions form={form} label={stored ? 'Update Field' : 'Create Field'}>
        <Button variant="default" onClick={onCancel} disabled={form.isSaving}>
          Cancel
        </Button>
      </FormActions>
    </RevisionedForm>
  );
}

/** Min and Max: of a number's value, or of a text's length. Blank fields become 0. */
function FieldBounds({ form }: { form: FormHandle<FieldValues> }) {
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
