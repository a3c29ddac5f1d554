import { remainingPlaceholders } from '../components/placeholder';
import { unescaped } from '../html-entities';
import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import {
  type CheckedComponent,
  type CheckedVersion,
  findingAt,
  nameOf,
  oncePerComponent,
  placeOf,
  publishedValues,
} from './checked';
import { checkHeadingOrder } from './heading-order';

/**
 * The findings that only need a version's texts (`checksOfWords`), which the editor shows while they are
 * typed.
 */
export function checkWords(version: Pick<CheckedVersion, 'components' | 'isHome'>): Finding[] {
  const { components } = version;
  return [
    ...components.flatMap(checkPlaceholderText),
    ...components.flatMap(checkTables),
    ...checkHeadingOrder(version),
    ...checkAnchorNames(components),
  ];
}

/** Finds components that still contain only placeholder text. */
function checkPlaceholderText(component: CheckedComponent): Finding[] {
  const { type, data, componentId } = component;
  if (remainingPlaceholders(type, data).length === 0) return [];
  const message = `${nameOf(component)} still has its placeholder text. Replace it, unless visitors should read it.`;
  return [{ check: 'placeholderText', componentId, message }];
}

/** Finds tables that contain neither a word nor a picture. */
const checkTables = (component: CheckedComponent): Finding[] =>
  withEmptyTables(component).map((found) =>
    findingAt(
      component,
      found.name,
      'placeholderText',
      `The table in ${placeOf(component, found)} is empty. Fill it in, or delete it.`,
    ),
  );

/** The rich texts with such a table. */
const withEmptyTables = oncePerComponent((component) =>
  publishedValues(component).filter(
    ({ field, value }) =>
      field.kind === 'richText' &&
      (String(value ?? '').match(/<table\b.*?<\/table>/gs) ?? []).some(isEmptyTable),
  ),
);

const isEmptyTable = (table: string) => unescaped(table.replace(/<(?!img\b)[^>]*>/g, '')).trim() === '';

/** Finds anchor names that are used more than once: a link leads only to the first. */
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
      return [
        findingAt(
          component,
          field,
          'anchorNames',
          `The anchor name ${anchor} of ${nameOf(component)} is used ${where}. Choose another one: links to #${anchor} lead to the first.`,
        ),
      ];
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
