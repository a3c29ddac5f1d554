import { messages } from '@galley/shared/messages';
import {
  type FormDetailValues,
  type FormField,
  formDetailsSchema,
  type FormDetails as StoredForm,
  updateFormSchema,
} from '@galley/shared/schemas/form';
import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useUpdateForm } from '../../parts/forms/use-forms';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { AfterSending } from './after-sending';
import { confirmDeletion } from './confirm-deletion';

interface FormDetailsProps {
  stored: StoredForm;
  /** All of its fields: one of them may determine who is mailed. */
  fields: readonly FormField[];
  /** Called with the typed values, for the preview; null while they equal the stored ones. */
  onTyped: (values: FormDetailValues | null) => void;
}

const schema = updateFormSchema.omit({ id: true, revision: true }).required();

/** Form Details: the form's name, its columns, and what happens after it is sent. */
export function FormDetails({ stored, fields, onTyped }: FormDetailsProps) {
  const save = useUpdateForm();
  const form = useRevisionedForm<FormDetailValues, StoredForm>({
    stored,
    load: ({
      name,
      columns,
      thankYouText,
      thankYouPageId,
      confirmationFieldId,
      confirmationText,
      toEmail,
      keepDays,
    }) => ({
      name,
      columns,
      thankYouText,
      thankYouPageId,
      confirmationFieldId,
      confirmationText,
      toEmail,
      keepDays,
    }),
    labels: {
      name: 'Form Name',
      columns: 'Columns',
      thankYouText: 'Thank-you Text',
      thankYouPageId: {
        label: 'Thank-you Page',
        show: (pageId) => (pageId === null ? 'None' : `Page ${pageId}`),
      },
      confirmationFieldId: {
        label: 'Confirmation to',
        show: (fieldId) => fields.find(({ id }) => id === fieldId)?.name ?? 'No one',
      },
      confirmationText: 'Confirmation Text',
      toEmail: 'To Email',
      keepDays: 'Delete after days',
    },
    place: `form ${stored.id}`,
    check: (values) => fieldErrors(schema, values),
    read: (current) => formDetailsSchema.safeParse(current).data,
    confirm: ({ keepDays }, base) => confirmDeletion(base.keepDays, keepDays),
    save: (values, over) => save.mutateAsync({ ...values, ...over }),
    notice: messages.formUpdated,
  });

  const report = useEffectEvent(onTyped);
  const typed = form.isDirty ? JSON.stringify(form.form.watch()) : null;
  useEffect(() => report(typed === null ? null : (JSON.parse(typed) as FormDetailValues)), [typed]);

  return (
    <RevisionedForm form={form} noun="this form" failure="The form was not saved" label="Form Details">
      <TextInput {...form.text('name')} withAsterisk maxLength={100} />
      <Input.Wrapper
        label="Columns"
        labelElement="div"
        description="Fields side by side, where the screen is wide enough."
        error={form.errorOf('columns')}
      >
        <SegmentedControl
          aria-label="Columns"
          mt={6}
          data={['1', '2', '3', '4']}
          value={String(form.form.watch('columns'))}
          onChange={(chosen) => form.put('columns', Number(chosen))}
        />
      </Input.Wrapper>
      <AfterSending form={form} fields={fields} />
      <FormActions form={form} />
    </RevisionedForm>
  );
}
