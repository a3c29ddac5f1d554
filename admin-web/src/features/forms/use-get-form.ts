import type { FormDetails, FormField } from '@galley/shared/schemas/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { formKeys } from './form-keys';

/** A form with its fields. */
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
