import type { Page } from '@galley/shared/schemas/page';
import { useEffect, useState } from 'react';
import { useKeptDraft } from '../session/use-kept-draft';
import { pageFormValues } from './page-form-rules';
import type { PageFields, PageFormHandle } from './use-page-form';

/**
 * Keeps what is typed in the page form on this device until it is saved. `base` is the page as the form started from
 * it: what was typed over an older revision than the one read since is saved over that one, and so meets a conflict
 * instead of overwriting somebody else's text.
 */
export function useKeptPageForm(form: PageFormHandle, page: Page | undefined, isExternal: boolean) {
  const place = page ? `page ${page.id} form` : `new ${isExternal ? 'external' : 'internal'} page`;
  const { offer, keep, clear, settleOffer } = useKeptDraft<PageFields>(place, (values) => {
    const stored: object = page ? pageFormValues(page) : {};
    return (
      Object.entries(stored).some(([field, value]) => values[field as keyof PageFields] !== value) || !page
    );
  });
  const { isDirty } = form.formState;
  const [revision, setRevision] = useState(page?.revision);

  useEffect(() => {
    if (!isDirty) setRevision(page?.revision);
  }, [page?.revision, isDirty]);
  useEffect(() => {
    if (!isDirty) clear();
  }, [isDirty, clear]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isTyped }) => {
          if (isTyped) keep(values, revision);
        },
      }),
    [form, keep, revision],
  );

  const restore = () => {
    if (!offer) return;
    if (offer.revision !== undefined) setRevision(offer.revision);
    for (const [field, value] of Object.entries(offer.values)) {
      form.setValue(field as keyof PageFields, value, { shouldDirty: true });
    }
    settleOffer();
  };
  const base: Page | undefined = page && { ...page, revision: revision ?? page.revision };
  return { offer, base, restore, discard: settleOffer };
}
