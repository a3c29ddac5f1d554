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

/** All that is worth a look before others see a version: its words first, the page's details last. */
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

/** Sections without a form, and forms whose mails go to no one. */
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
