import { confirmations } from '@galley/shared/messages';
import type { FormField } from '@galley/shared/schemas/form';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { confirmAction } from '../../ui/confirm';
import { formKeys } from './form-keys';

/** Asks, then deletes a field. Resolves to whether it was deleted. */
export function useDeleteField() {
  const { mutateAsync } = useChange(
    (formFieldId: number) => api('deleteFormField', { formFieldId }),
    [formKeys.all],
  );
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
