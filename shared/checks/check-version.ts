import type { Finding } from '../schemas/version';
import { checkAlternativeText } from './alternative-text';
import { checkWords } from './check-words';
import {
  type CheckedComponent,
  type CheckedVersion,
  findingAt,
  type KnownSite,
  nameOf,
  publishedValues,
} from './checked';
import { checkImageSizes } from './image-sizes';
import { checkLinks, checkOutsideLinks } from './links';
import { checkSearchEngines } from './search-engines';

/**
 * All findings about a version before others see it, first about its texts, last about the page's details.
 */
export function checkVersion(version: CheckedVersion, site: KnownSite): Finding[] {
  const { components } = version;
  return [
    ...checkWords(version),
    ...components.flatMap((component) => checkForms(component, site)),
    ...checkLinks(version, site),
    ...checkOutsideLinks(version, site),
    ...components.flatMap((component) => checkAlternativeText(component, site)),
    ...components.flatMap((component) => checkImageSizes(component, site)),
    ...checkSearchEngines(version, site),
  ];
}

/** Finds form sections without a form, and forms whose mails have no recipient. */
function checkForms(component: CheckedComponent, { forms, hasRecipients }: KnownSite): Finding[] {
  const finding = (field: string, message: string) => [findingAt(component, field, 'forms', message)];
  return publishedValues(component).flatMap(({ field, name, value }): Finding[] => {
    if (field.kind !== 'form') return [];
    const form = forms[Number(value)];
    if (!form) return finding(name, `${nameOf(component)} shows no form. Choose one.`);
    if (form.toEmail.length > 0 || hasRecipients) return [];
    return finding(
      name,
      `The form ${form.name} in ${nameOf(component)} has no recipient. Enter To Email in the form or in the form settings.`,
    );
  });
}
