import type { FieldValue } from '../components/field-values';
import { oncePerComponent, publishedValues } from './checked';
import { wordsBetween } from './words-between';

export interface FoundLink {
  /** As stored. */
  link: string;
  /** The text of a link inside a text; '' for a link field. */
  words: string;
  /** The field that contains it. */
  found: FieldValue;
}

/** The links of a component, in order. */
export const linksOf = oncePerComponent((component): FoundLink[] =>
  publishedValues(component).flatMap((found) => {
    const { field, value } = found;
    if (typeof value !== 'string') return [];
    if (field.kind === 'link' || (field.kind === 'file' && value !== ''))
      return [{ found, link: value.trim(), words: '' }];
    return field.kind === 'richText' ? linksIn(value).map((link) => ({ found, ...link })) : [];
  }),
);

const linksIn = (html: string): Omit<FoundLink, 'found'>[] =>
  wordsBetween(html, /^a$/).map(({ href = '', words }) => ({ link: href, words }));
