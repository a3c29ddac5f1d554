import { fieldsOf } from '../components/dictionary';
import { mapValues } from '../components/field-values';
import type { StarterComponent, StarterPage } from './starter';

/** What stands in a starter for what only the company has. */
export interface CompanyWords {
  company: string;
  /** As people read it. */
  telephone: string;
  /** As a telephone dials it. */
  call: string;
  address: string;
}

const places = /\{(company|telephone|call|address)\}/g;
const htmlOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => htmlOf[sign] ?? sign);

/** A plain text with the company's words. */
export function withWords(text: string, words: CompanyWords): string {
  return text.replace(places, (_all, name: keyof CompanyWords) => words[name]);
}

/** The same of rich text: the words stand in it as text, whatever signs they have. */
export function withWordsInHtml(html: string, words: CompanyWords): string {
  return html.replace(places, (_all, name: keyof CompanyWords) => escaped(words[name]));
}

/** What a company has of its own that a starter's components name. */
export interface OwnThings {
  words: CompanyWords;
  /** The address of a picture in the company's library, by the starter's name for it; '' where there is none. */
  pictureOf(name: string): string;
  formId: number;
}

/** A component of a starter as the company may keep it: with its own words, pictures and form. */
export function ownComponent(component: StarterComponent, own: OwnThings): StarterComponent {
  return mapValues(fieldsOf(component.type), component, ({ field, value }) => {
    if (field.kind === 'form') return own.formId;
    if (typeof value !== 'string' || value === '') return value;
    if (field.kind === 'image') return own.pictureOf(value);
    const { max } = field as { max?: number };
    const filled =
      field.kind === 'richText' ? withWordsInHtml(value, own.words) : withWords(value, own.words);
    // A long name must not push a sentence over what its field holds.
    return field.kind === 'text' && max ? filled.slice(0, max) : filled;
  });
}

/** What is told of a page, with the company's words. */
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
