import { definitionOf } from '../components/dictionary';
import type { FieldValue } from '../components/field-values';
import type { Finding } from '../schemas/version';
import {
  type CheckedComponent,
  type CheckedVersion,
  findingAt,
  oncePerComponent,
  placeOf,
  publishedValues,
} from './checked';
import { wordsBetween } from './words-between';

interface Heading {
  level: number;
  words: string;
  component: CheckedComponent;
  /** Undefined where the renderer chooses the level. */
  found?: FieldValue;
}

/**
 * Finds skipped heading levels, and a second main heading. On inner pages, the page's name is the main
 * heading.
 */
export function checkHeadingOrder({
  components,
  isHome,
}: Pick<CheckedVersion, 'components' | 'isHome'>): Finding[] {
  const first = isHome
    ? components.find(({ type }) => definitionOf(type) && !definitionOf(type)?.isSlim)
    : undefined;
  const headings = components.flatMap((component) => headingsOf(component, component === first));
  let [before, firsts] = [1, isHome ? 0 : 1];
  return headings.flatMap(({ level, words, component, found }) => {
    const isSkipped = level > before + 1;
    const above = before;
    before = level;
    if (level === 1) firsts += 1;
    if (!found || !(isSkipped || (level === 1 && firsts > 1))) return [];
    const place = placeOf(component, found);
    const message = isSkipped
      ? `“${words}” in ${place} is a Heading ${level} that follows a Heading ${above}. Make it a Heading ${above + 1}, so that no level is left out.`
      : `“${words}” in ${place} is a second Heading 1. Make it a Heading 2: ${isHome ? 'the page has one heading' : 'the name of the page is its Heading 1'}.`;
    return [findingAt(component, found.name, 'headingOrder', message)];
  });
}

/**
 * The heading level at which a plain text field is rendered; undefined where it is not a heading. The heading of a
 * list's entry is one level below the component's, or at its level where that has none.
 */
function levelOf({ type, data }: CheckedComponent, { name, field }: FieldValue, opensHome: boolean) {
  if (field.kind !== 'text' || !field.isHeading) return undefined;
  if (name.includes('.')) return data.heading ? 3 : 2;
  return opensHome && definitionOf(type)?.isMainHeading ? 1 : 2;
}

/** The headings inside rich texts, by field. */
const writtenHeadings = oncePerComponent((component) => {
  const texts = publishedValues(component).filter(({ field }) => field.kind === 'richText');
  return new Map(texts.map(({ name, value }) => [name, wordsBetween(String(value ?? ''), /^h[1-6]$/)]));
});

function headingsOf(component: CheckedComponent, opensHome: boolean): Heading[] {
  const written = writtenHeadings(component);
  return publishedValues(component).flatMap((found): Heading[] => {
    const text = typeof found.value === 'string' ? found.value : '';
    if (text === '') return [];
    if (found.field.kind === 'richText') {
      return (written.get(found.name) ?? []).map(({ tag, words }) => ({
        level: Number(tag[1]),
        words: words || 'An empty heading',
        component,
        found,
      }));
    }
    const level = levelOf(component, found, opensHome);
    return level === undefined ? [] : [{ level, words: text, component }];
  });
}
