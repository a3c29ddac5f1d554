import { messages } from '@galley/shared/messages';
import {
  formDetailsSchema,
  type FormDetails as StoredForm,
  updateFormSchema,
} from '@galley/shared/schemas/form';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Controller, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { isApiError, messageOf } from '../../lib/api-error';
import { ConflictPanel } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { AfterSending } from './after-sending';
import { confirmDeletion } from './confirm-deletion';
import { formDifferences } from './form-differences';
import { useUpdateForm } from './use-save-form';

/** What people fill in for the form itself. */
export type FormDetailValues = Pick<StoredForm, 'name' | 'columns' | 'thankYouText' | 'toEmail' | 'keepDays'>;

interface FormDetailsProps {
  stored: StoredForm;
  /** What is typed, for the form beside it; null while it is what is stored. */
  onTyped: (values: FormDetailValues | null) => void;
}

function detailsOf({ name, columns, thankYouText, toEmail, keepDays }: StoredForm): FormDetailValues {
  return { name, columns, thankYouText, toEmail, keepDays };
}
// The schema also reads other writings of a number; this form only ever gives it one.
const schema = updateFormSchema.omit({ id: true, revision: true }).required();
const resolver = zodResolver(schema as unknown as z.ZodType<FormDetailValues, FormDetailValues>);

/** Form Details: its name, how many fields stand side by side, and what happens once it was sent. */
export function FormDetails({ stored, onTyped }: FormDetailsProps) {
  const form = useForm<FormDetailValues>({ resolver, defaultValues: detailsOf(stored) });
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<{ message: string; current: StoredForm }>();
  const [error, setError] = useState<string>();
  const save = useUpdateForm();
  const { errors, isDirty } = form.formState;
  const values = form.watch();

  useEffect(() => {
    if (stored.revision <= base.revision || isDirty) return;
    form.reset(detailsOf(stored));
    setBase(stored);
  }, [stored, base, isDirty, form]);

  const told = useRef(onTyped);
  useEffect(() => {
    told.current = onTyped;
  });
  const typed = isDirty ? JSON.stringify(values) : null;
  useEffect(() => told.current(typed === null ? null : (JSON.parse(typed) as FormDetailValues)), [typed]);

  const submitFrom = (from: StoredForm) =>
    form.handleSubmit(async (typed) => {
      setError(undefined);
      if (!(await confirmDeletion(from.keepDays, typed.keepDays))) return;
      try {
        await save.mutateAsync({ ...typed, id: from.id, revision: from.revision });
        setConflict(undefined);
        form.reset(typed);
        notifySaved(messages.formUpdated);
      } catch (thrown) {
        const current = isApiError(thrown, 409) ? formDetailsSchema.safeParse(thrown.current) : undefined;
        if (current?.success) {
          setConflict({ message: messageOf(thrown), current: current.data });
          return;
        }
        const named = isApiError(thrown) ? Object.entries(thrown.fields) : [];
        for (const [field, message] of named) {
          // 'toEmail.3' is about the addresses.
          form.setError((field.split('.')[0] ?? field) as Path<FormDetailValues>, { message });
        }
        if (named.length === 0) setError(messageOf(thrown));
      }
    });

  return (
    <form onSubmit={(event) => void submitFrom(base)(event)} noValidate aria-label="Form Details">
      <Stack gap="md">
        {error && <ErrorPanel title="The form was not saved" message={error} reassurance={typedTextIsKept} />}
        {conflict && (
          <ConflictPanel
            title="Somebody else changed this form meanwhile"
            message={conflict.message}
            differences={formDifferences(conflict.current, values)}
            isBusy={save.isPending}
            onKeepMine={() => {
              setBase(conflict.current);
              void submitFrom(conflict.current)();
            }}
            onTakeTheirs={() => {
              setBase(conflict.current);
              form.reset(detailsOf(conflict.current));
              setConflict(undefined);
            }}
          />
        )}
        <TextInput
          label="Form Name"
          withAsterisk
          maxLength={100}
          {...form.register('name')}
          error={errors.name?.message}
          errorProps={{ role: 'alert' }}
        />
        <Controller
          control={form.control}
          name="columns"
          render={({ field }) => (
            <Input.Wrapper
              label="Columns"
              labelElement="div"
              description="Fields side by side, where the screen is wide enough."
              error={errors.columns?.message}
            >
              <SegmentedControl
                aria-label="Columns"
                mt={6}
                data={['1', '2', '3', '4']}
                value={String(field.value)}
                onChange={(chosen) => field.onChange(Number(chosen))}
              />
            </Input.Wrapper>
          )}
        />
        <AfterSending form={form} />
        <Group justify="flex-end" gap="xs">
          <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
            {save.isPending ? 'Saving…' : isDirty ? 'Not saved' : ''}
          </Text>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
