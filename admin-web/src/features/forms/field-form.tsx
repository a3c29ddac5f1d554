import type { FormField, FormFieldContent } from '@galley/shared/schemas/form';
import { keepsPart } from '@galley/shared/schemas/form-field-rules';
import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { ConflictPanel } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { useShortcut } from '../../ui/shortcuts';
import { FieldBounds } from './field-bounds';
import { FieldChoices } from './field-choices';
import { FieldCondition } from './field-condition';
import { fieldTypeHints, fieldTypeLabels } from './field-types';
import { contentOf, type FieldValues, fieldDifferences, valuesForType, valuesOf } from './field-values';
import { type FieldFormOptions, useFieldForm } from './use-field-form';

interface FieldFormProps extends FieldFormOptions {
  /** All fields of the form, as they are stored. */
  fields: readonly FormField[];
  /** What is typed, for the form beside it; null while it is what is stored. */
  onTyped: (content: FormFieldContent | null) => void;
  onCancel: () => void;
}

const typeOptions = Object.entries(fieldTypeLabels).map(([value, label]) => ({ value, label }));

/** Field Details: a new field, or one that is there. */
export function FieldForm({ fields, onTyped, onCancel, ...options }: FieldFormProps) {
  const { form, error, conflict, isBusy, submit, keepMine, takeTheirs } = useFieldForm(options);
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const values = form.watch();
  const { fieldType } = values;
  const has = (part: keyof FormField & keyof FieldValues) => keepsPart(fieldType, part);
  useShortcut('mod+S', 'Save', () => void submit(), true);

  const told = useRef(onTyped);
  useEffect(() => {
    told.current = onTyped;
  });
  const typed = isDirty || !options.stored ? JSON.stringify(contentOf(values)) : null;
  useEffect(() => {
    told.current(typed === null ? null : (JSON.parse(typed) as FormFieldContent));
  }, [typed]);
  useEffect(() => () => told.current(null), []);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Field Details">
      <Stack gap="md">
        {error && (
          <ErrorPanel title="The field was not saved" message={error} reassurance={typedTextIsKept} />
        )}
        {conflict && (
          <ConflictPanel
            title="Somebody else changed this field meanwhile"
            message={conflict.message}
            differences={fieldDifferences(valuesOf(conflict.current), values, fields)}
            isBusy={isBusy}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        <TextInput
          label="Field Name"
          withAsterisk
          maxLength={100}
          data-field-name
          {...register('name')}
          error={errors.name?.message}
          errorProps={{ role: 'alert' }}
        />
        <Controller
          control={control}
          name="fieldType"
          render={({ field }) => (
            <Select
              label="Field Type"
              withAsterisk
              allowDeselect={false}
              data={typeOptions}
              description={fieldTypeHints[fieldType]}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={field.value}
              onChange={(chosen) => {
                if (chosen === null || chosen === fieldType) return;
                const next = valuesForType(values, chosen as FieldValues['fieldType']);
                for (const [part, value] of Object.entries(next)) {
                  form.setValue(part as keyof FieldValues, value, { shouldDirty: true });
                }
                form.clearErrors();
              }}
              onBlur={field.onBlur}
              error={errors.fieldType?.message}
            />
          )}
        />
        <FieldChoices form={form} />
        {has('placeholder') && (
          <TextInput
            label="Placeholder"
            description="Stands in the empty field as an example. It does not replace the name."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={200}
            {...register('placeholder')}
            error={errors.placeholder?.message}
          />
        )}
        {has('minLength') && <FieldBounds form={form} />}
        {has('isRequired') && <Checkbox label="Required" {...register('isRequired')} />}
        <FieldCondition form={form} fields={fields} own={options.stored} />
        <Group justify="flex-end" gap="xs">
          <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
            {isBusy ? 'Saving…' : isDirty ? 'Not saved' : ''}
          </Text>
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            {options.stored ? 'Update Field' : 'Create Field'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
