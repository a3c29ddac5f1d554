import { type CreatePage, createPageSchema, type Page } from '@galley/shared/schemas/page';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../lib/api-error';
import { emptyPage, type PageFormValues, pageFormValues } from './page-form-rules';

export interface PageFields extends PageFormValues {
  isExternal: boolean;
}

export type PageFormHandle = UseFormReturn<PageFields, unknown, CreatePage>;

// The schema also reads what a query string may hold; the form only ever gives it what it shows.
const resolver = zodResolver(createPageSchema as unknown as z.ZodType<CreatePage, PageFields>);

/** The page form's state. A page that was read again replaces the fields, unless something was typed. */
export function usePageForm(page: Page | undefined, isExternal: boolean): PageFormHandle {
  const form = useForm<PageFields, unknown, CreatePage>({
    resolver,
    defaultValues: { ...(page ? pageFormValues(page) : emptyPage), isExternal },
  });
  const { reset, formState } = form;
  const { isDirty } = formState;
  const revision = page?.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another revision is news
  useEffect(() => {
    if (page && !isDirty) reset({ ...pageFormValues(page), isExternal });
  }, [revision]);
  return form;
}

/** Puts a refusal's texts under their fields. Answers what belongs to none of them, if anything. */
export function showServerErrors(form: PageFormHandle, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const known = Object.entries(error.fields).filter(([field]) => field in emptyPage);
  known.forEach(([field, message], index) => {
    form.setError(field as Path<PageFields>, { message }, { shouldFocus: index === 0 });
  });
  return known.length > 0 ? undefined : error;
}
