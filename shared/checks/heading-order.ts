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

/** Types whose entries have headings one level below the section's, or at its level where it has none. */
const entryHeadings: Readonly<Record<string, string>> = {
  Cards: 'title',
  Team: 'name',
  Pricing: 'name',
  PriceList: 'heading',
  Events: 'title',
};

/** The heading level at which a plain text field is rendered; undefined where it is not a heading. */
function levelOf({ type, data }: CheckedComponent, name: string, opensHome: boolean): number | undefined {
  const [list, index, field] = name.split('.');
  if (index === undefined) {
    if (name !== (type === 'ImageForm' ? 'title' : 'heading')) return undefined;
    return type === 'Hero' && opensHome ? 1 : 2;
  }
  if (list === 'banners' && field === 'actionText') return 2;
  return field !== undefined && entryHeadings[type] === field ? (data.heading ? 3 : 2) : undefined;
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
    const level = found.field.kind === 'text' ? levelOf(component, found.name, opensHome) : undefined;
    return level === undefined ? [] : [{ level, words: text, component }];
  });
}
