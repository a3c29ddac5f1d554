import type { Finding } from '../schemas/version';
import { checkAlternativeText } from './alternative-text';
import { checkWords } from './check-words';
import {
  type CheckedComponent,
  type CheckedVersion,
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
  const { componentId } = component;
  return publishedValues(component).flatMap(({ field, name, value }): Finding[] => {
    if (field.kind !== 'form') return [];
    const form = forms[Number(value)];
    if (!form) {
      const message = `${nameOf(component)} shows no form. Choose one.`;
      return [{ check: 'forms', componentId, field: name, message }];
    }
    if (form.toEmail.length > 0 || hasRecipients) return [];
    const message = `The form ${form.name} in ${nameOf(component)} has no recipient. Enter To Email in the form or in the form settings.`;
    return [{ check: 'forms', componentId, field: name, message }];
  });
}
