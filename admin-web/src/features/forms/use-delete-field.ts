import { confirmations } from '@galley/shared/messages';
import type { FormField } from '@galley/shared/schemas/form';
import { api } from '../../lib/api';
import { confirmAction } from '../../ui/confirm';
import { useFormMutation } from './use-form-mutation';

/** Asks, then deletes a field. Resolves to whether it was deleted. */
export function useDeleteField() {
  const { mutateAsync } = useFormMutation((formFieldId: number) => api('deleteFormField', { formFieldId }));
  return (field: FormField) =>
    confirmAction({
      title: 'Delete field',
      question: confirmations.deleteField(field.name),
      details: 'Pages that show this form change immediately. Existing submissions are kept.',
      confirmLabel: 'Delete field',
      isDestructive: true,
      onConfirm: () => mutateAsync(field.id),
    });
}
