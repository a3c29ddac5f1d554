import { confirmations } from '@galley/shared/messages';
import type { FormDetails, FormField } from '@galley/shared/schemas/form';
import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { confirmAction } from '../../ui/confirm';
import { useShownOrder } from '../../ui/use-shown-order';

/** Query keys of forms. Invalidating `all` reads everything on the screen again. */
export const formKeys = {
  all: ['forms'],
  list: ['forms', 'list'],
  one: (formId: number) => ['forms', 'one', formId],
} as const;

export const formsQuery = queryOptions({
  queryKey: formKeys.list,
  queryFn: ({ signal }) => api('listForms', {}, { signal }),
});

/**
 * Reads the company's forms, also for components that choose one; refetched when the user returns from another tab.
 */
export const useListForms = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...formsQuery, staleTime: 0, ...options });

export type BuiltForm = FormDetails & { fields: FormField[] };

/** Reads a form with its fields, in the format of the public renderer. */
export function useGetForm(formId: number) {
  return useQuery({
    queryKey: formKeys.one(formId),
    queryFn: async ({ signal }): Promise<BuiltForm> => {
      const [form, fields] = await Promise.all([
        api('getForm', { formId }, { signal }),
        api('listFormFields', { formId }, { signal }),
      ]);
      return { ...form, fields };
    },
  });
}

export const useCreateForm = () => useChange(callOf('createForm'), [formKeys.all]);

export const useUpdateForm = () => useChange(callOf('updateForm'), [formKeys.all]);

interface FieldToSave {
  content: FormFieldContent;
  /** Absent for a new field. */
  stored?: { id: number; revision: number };
}

/** Creates a field at the end of a form, or updates it. */
export const useSaveField = (formId: number) =>
  useChange(
    ({ content, stored }: FieldToSave) =>
      stored
        ? api('updateFormField', { ...content, ...stored, formId })
        : api('createFormField', { ...content, formId }),
    [formKeys.all],
  );

/** The fields in their new order, which shows before the server has stored it. */
export function useFieldOrder(fields: readonly FormField[]) {
  const { mutateAsync } = useChange(
    (formFieldIds: number[]) => api('updateFormFieldOrder', { formFieldIds }),
    [formKeys.all],
  );
  return useShownOrder(fields, mutateAsync);
}

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
