import { type CreatableType, fieldsOf } from '../components/dictionary';
import { mapValues } from '../components/field-values';
import { linkById, linksByIdInText, type PageAtPath } from '../page-links';
import { withComingDay } from './coming-day';
import type { StarterPage } from './starter';

/** The company's own data that replaces the placeholders of a starter. */
export interface CompanyWords {
  company: string;
  /** For display. */
  telephone: string;
  /** For dialling. */
  call: string;
  address: string;
}

const places = /\{(company|telephone|call|address)\}/g;
const htmlOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => htmlOf[sign] ?? sign);

/** Replaces the placeholders in a plain text. */
export function withWords(text: string, words: CompanyWords): string {
  return text.replace(places, (_all, name: keyof CompanyWords) => words[name]);
}

/** Replaces the placeholders in rich text: the values are escaped. */
export function withWordsInHtml(html: string, words: CompanyWords): string {
  return html.replace(places, (_all, name: keyof CompanyWords) => escaped(words[name]));
}

/** The company's own things that a starter's components refer to. */
export interface OwnThings {
  words: CompanyWords;
  /** The URL of a picture in the company's library, by the starter's name for it; '' where there is none. */
  pictureOf(name: string): string;
  formId: number;
  /** The company's page at a path of the starter. */
  pageAt: PageAtPath;
}

/** A component of a starter with the company's own data, pictures and form, and links to its pages. */
export function ownComponent<Component extends { type: CreatableType }>(
  component: Component,
  own: OwnThings,
): Component {
  return mapValues(fieldsOf(component.type), component, ({ field, value }) => {
    if (field.kind === 'form') return own.formId;
    if (typeof value !== 'string' || value === '') return value;
    if (field.kind === 'date') return withComingDay(value);
    if (field.kind === 'image') return own.pictureOf(value);
    if (field.kind === 'richText') return linksByIdInText(withWordsInHtml(value, own.words), own.pageAt);
    const { max } = field as { max?: number };
    const filled = withWords(value, own.words);
    if (field.kind === 'link') return linkById(filled, own.pageAt);
    // A long name must not exceed the limit of the field.
    return field.kind === 'text' && max ? filled.slice(0, max) : filled;
  });
}

/** The details of a starter's page with the company's own data. */
export function ownPage(
  { name, friendlyUrl, title, description, keywords }: StarterPage,
  words: CompanyWords,
) {
  return {
    name,
    friendlyUrl,
    scoTitle: withWords(title, words),
    scoMetaDescription: withWords(description, words),
    scoMetaKeywords: keywords,
    showOnMenu: true,
    allowNavigation: true,
    isExternal: false,
  };
}
