import { messages } from '@galley/shared/messages';
import { type CreatePage, type Page, pageSchema } from '@galley/shared/schemas/page';
import { useState } from 'react';
import { isApiError } from '../../lib/api-error';
import { notifySaved } from '../../ui/notify';
import { pageFormValues } from './page-form-rules';
import { type PageFormHandle, showServerErrors } from './use-page-form';
import { useCreatePage, useUpdatePage } from './use-save-page';

export interface Conflict {
  message: string;
  current: Page;
}

/**
 * Saves what the form holds. Texts of a refusal go under their fields, the rest into `error`; a stale save
 * becomes a `conflict`. What was typed stays in every case.
 */
export function useSavePageForm(form: PageFormHandle, page: Page | undefined, onSaved: (id: number) => void) {
  const createPage = useCreatePage();
  const updatePage = useUpdatePage();
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (values: CreatePage, revision: number | undefined) => {
    setError(undefined);
    try {
      const id = page
        ? await updatePage.mutateAsync({ ...values, id: page.id, revision })
        : await createPage.mutateAsync(values);
      setConflict(undefined);
      // What is in the fields is what is stored now.
      form.reset(form.getValues());
      notifySaved(page ? messages.pageUpdated : messages.saved);
      onSaved(id);
    } catch (thrown) {
      const current = isApiError(thrown, 409) ? pageSchema.safeParse(thrown.current) : undefined;
      if (current?.success && isApiError(thrown)) {
        setConflict({ message: thrown.message, current: current.data });
      } else {
        setError(showServerErrors(form, thrown));
      }
    }
  };

  return {
    error,
    conflict,
    isBusy: createPage.isPending || updatePage.isPending,
    save: (values: CreatePage) => save(values, page?.revision),
    keepMine: (values: CreatePage) => save(values, conflict?.current.revision),
    takeTheirs: () => {
      if (!conflict) return;
      form.reset({ ...pageFormValues(conflict.current), isExternal: conflict.current.isExternal });
      setConflict(undefined);
    },
  };
}
