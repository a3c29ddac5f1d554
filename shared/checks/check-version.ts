import { leftPlaceholders } from '../components/placeholder';
import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import { checkAlternativeText } from './alternative-text';
import {
  type CheckedComponent,
  type CheckedVersion,
  type KnownSite,
  nameOf,
  publishedValues,
} from './checked';
import { checkHeadingOrder } from './heading-order';
import { checkLinks, checkOutsideLinks } from './links';
import { checkSearchEngines } from './search-engines';

/** All that is worth a look before others see a version: what no one has written yet first, the page's details last. */
export function checkVersion(version: CheckedVersion, site: KnownSite): Finding[] {
  const { components } = version;
  return [
    ...components.flatMap(checkPlaceholderText),
    ...components.flatMap((component) => checkForms(component, site)),
    ...checkLinks(version, site),
    ...checkOutsideLinks(version, site),
    ...components.flatMap((component) => checkAlternativeText(component, site)),
    ...checkHeadingOrder(version),
    ...checkAnchorNames(components),
    ...checkSearchEngines(version, site),
  ];
}

/** Components that no one has written in yet. */
function checkPlaceholderText(component: CheckedComponent): Finding[] {
  const { type, data, componentId } = component;
  if (leftPlaceholders(type, data).length === 0) return [];
  const message = `${nameOf(component)} still has its placeholder text. Replace it, unless visitors should read it.`;
  return [{ check: 'placeholderText', componentId, message }];
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

/** Names that more than one part of the page has: a link leads to the first only. */
function checkAnchorNames(components: readonly CheckedComponent[]): Finding[] {
  const firstWith = new Map<string, CheckedComponent>();
  return components.flatMap((component) =>
    anchorsOf(component).flatMap(({ anchor, field }): Finding[] => {
      const first = firstWith.get(anchor);
      if (!first) {
        firstWith.set(anchor, component);
        return [];
      }
      const where = first === component ? 'twice' : `by ${nameOf(first)}, too`;
      const message = `The anchor name ${anchor} of ${nameOf(component)} is used ${where}. Choose another one: links to #${anchor} lead to the first.`;
      return [{ check: 'anchorNames', componentId: component.componentId, field, message }];
    }),
  );
}

function anchorsOf(component: CheckedComponent): { anchor: string; field: string }[] {
  const anchor = String(component.data.sectionAnchor ?? '');
  const inTexts = publishedValues(component).flatMap(({ field, name, value }) => {
    if (field.kind !== 'richText' || typeof value !== 'string' || !value.includes(' id="')) return [];
    const ids = [...markupTokens(value)].flatMap((token) => token.attributes().get('id') ?? []);
    return ids.map((id) => ({ anchor: id, field: name }));
  });
  return [...(anchor ? [{ anchor, field: 'sectionAnchor' }] : []), ...inTexts];
}
