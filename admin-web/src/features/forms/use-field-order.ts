import type { FormField } from '@galley/shared/schemas/form';
import { api } from '../../lib/api';
import { useShownOrder } from '../../ui/use-shown-order';
import { useFormMutation } from './use-form-mutation';

/** The fields in their new order, which shows before the server has stored it. */
export function useFieldOrder(fields: readonly FormField[]) {
  const { mutateAsync } = useFormMutation((formFieldIds: number[]) =>
    api('updateFormFieldOrder', { formFieldIds }),
  );
  return useShownOrder(fields, mutateAsync);
}
