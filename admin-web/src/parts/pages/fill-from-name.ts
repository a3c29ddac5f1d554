import { suggestFriendlyUrls } from '@galley/shared/friendly-url';
import { limits } from '@galley/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { shortened } from '../../lib/shortened';
import { companyQuery } from '../session/use-company-name';
import type { PageFormHandle } from './use-page-form';

/** What a new page's texts for search engines begin with. `companyName` is empty where it is not known. */
export function proposedTexts(name: string, companyName: string) {
  const isKnown = companyName !== '';
  return {
    scoTitle: (isKnown ? `${name} – ${companyName}` : name).slice(0, limits.seoTitle),
    scoMetaDescription: `${isKnown ? `${name} at ${companyName}` : name}.`.slice(0, limits.seoDescription),
    scoMetaKeywords: shortened(name.toLowerCase().replaceAll(',', ' '), limits.keyword),
  };
}

/**
 * Fills required fields that are still empty from the page's name: the Friendly URL of an internal page, and the
 * search texts of a new one, so that a name is enough to save it. `submit` fills them before it checks and saves.
 */
export function useFillFromName(form: PageFormHandle, isNew: boolean, isExternal: boolean) {
  const queryClient = useQueryClient();
  const isSubmitting = useRef(false);
  const valuesFromName = async () => {
    const name = form.form.getValues('name').trim();
    if (name === '') return {};
    const { joined } = await suggestFriendlyUrls(name);
    const path = isExternal ? {} : { friendlyUrl: joined };
    if (!isNew) return path;
    // The name may be typed before the company is known; a page can be saved where it cannot be read.
    const { companyName } = await queryClient
      .ensureQueryData(companyQuery)
      .catch(() => ({ companyName: '' }));
    return { ...path, ...proposedTexts(name, companyName) };
  };
  const fill = async () => {
    const filled = Object.entries(await valuesFromName()) as ['friendlyUrl' | 'scoTitle', string][];
    for (const [field, text] of filled) if (form.form.getValues(field) === '') form.put(field, text);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    // What could not be filled in is asked for by the check.
    await fill().catch(() => undefined);
    isSubmitting.current = false;
    await form.submit();
  };
  return { fill, submit };
}
