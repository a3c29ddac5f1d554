import { suggestFriendlyUrls } from '@galley/shared/friendly-url';
import { limits } from '@galley/shared/limits';
import type { PageFormHandle } from './use-page-form';

/** What a new page's texts for search engines begin with. */
export function proposedTexts(name: string, companyName: string) {
  return {
    scoTitle: `${name} – ${companyName}`.slice(0, limits.seoTitle),
    scoMetaDescription: `${name} at ${companyName}.`.slice(0, limits.seoDescription),
    scoMetaKeywords: name.toLowerCase().replaceAll(',', ' ').slice(0, limits.keywords),
  };
}

/** Fills the required fields of a new page that are still empty from its name, so that a name is enough to save it. */
export function fillFromName({ form, put }: PageFormHandle, companyName: string): void {
  const name = form.getValues('name').trim();
  if (name === '') return;
  const proposals = proposedTexts(name, companyName);
  for (const [field, text] of Object.entries(proposals) as [keyof typeof proposals, string][]) {
    if (form.getValues(field) === '') put(field, text);
  }
}

/** Left empty, the address of an internal page is made from its name. */
export async function fillFriendlyUrl({ form, put }: PageFormHandle): Promise<void> {
  const { joined } = await suggestFriendlyUrls(form.getValues('name'));
  if (joined !== '' && form.getValues('friendlyUrl') === '') put('friendlyUrl', joined);
}
