import type { FormModel } from '@galley/public-web/site-model';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useFormCountry } from '../../../parts/session/use-company-name';

/** Reads the forms with these ids as visitors see them, for the preview. One that cannot be read shows no fields. */
export function useFormModels(formIds: readonly number[]): Record<number, FormModel> {
  const country = useFormCountry();
  return useQueries({
    queries: [...new Set(formIds)].map((formId) => ({
      queryKey: ['forms', 'model', formId],
      queryFn: async (): Promise<FormModel> => {
        const [form, fields] = await Promise.all([
          api('getForm', { formId }),
          api('listFormFields', { formId }),
        ]);
        return { ...form, fields };
      },
      staleTime: 60_000,
      retry: false,
    })),
    combine: (results) =>
      Object.fromEntries(
        results.flatMap(({ data }) => (data ? [[data.id, { ...data, country }] as const] : [])),
      ),
  });
}
