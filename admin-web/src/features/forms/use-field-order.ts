import type { FormField } from '@galley/shared/schemas/form';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useShownOrder } from '../../ui/use-shown-order';
import { formKeys } from './form-keys';

/** The fields in their new order, which shows before the server has stored it. */
export function useFieldOrder(fields: readonly FormField[]) {
  const { mutateAsync } = useChange(
    (formFieldIds: number[]) => api('updateFormFieldOrder', { formFieldIds }),
    [formKeys.all],
  );
  return useShownOrder(fields, mutateAsync);
}
