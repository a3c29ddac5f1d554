import type { FormDetails, FormField } from '@galley/shared/schemas/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { formKeys } from './form-keys';

/** A form with everything that is built of it. */
export type BuiltForm = FormDetails & { fields: FormField[] };

/** A form with its fields, as the public renderer takes it. */
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
