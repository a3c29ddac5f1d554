import { type CreatableType, fieldsOf } from '../components/dictionary';
import { mapValues } from '../components/field-values';
import { linkById, linksByIdInText, type PageAtPath } from '../page-links';
import { withComingDay } from './coming-day';
import type { StarterPage } from './starter';

const place = /\{company\}/g;
const htmlOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => htmlOf[sign] ?? sign);

/** Replaces the placeholder in a plain text. */
export const withCompany = (text: string, companyName: string): string =>
  text.replace(place, () => companyName);

/** Replaces the placeholder in rich text: the name is escaped. */
export const withCompanyInHtml = (html: string, companyName: string): string =>
  withCompany(html, escaped(companyName));

/** The company's own things that a starter's components refer to. */
export interface OwnThings {
  companyName: string;
  /** The URL of a picture in the company's library, by the starter's name for it; '' where there is none. */
  pictureOf(name: string): string;
  formId: number;
  /** The company's page at a path of the starter. */
  pageAt: PageAtPath;
}

/** A component of a starter with the company's name, pictures and form, and links to its pages. */
export function ownComponent<Component extends { type: CreatableType }>(
  component: Component,
  own: OwnThings,
): Component {
  return mapValues(fieldsOf(component.type), component, ({ field, value }) => {
    if (field.kind === 'form') return own.formId;
    if (typeof value !== 'string' || value === '') return value;
    if (field.kind === 'date') return withComingDay(value);
    if (field.kind === 'image') return own.pictureOf(value);
    if (field.kind === 'richText')
      return linksByIdInText(withCompanyInHtml(value, own.companyName), own.pageAt);
    const { max } = field as { max?: number };
    const filled = withCompany(value, own.companyName);
    if (field.kind === 'link') return linkById(filled, own.pageAt);
    // A long name must not exceed the limit of the field.
    return field.kind === 'text' && max ? filled.slice(0, max) : filled;
  });
}

/** The details of a starter's page with the company's name. */
export function ownPage(
  { name, friendlyUrl, title, description, keywords }: StarterPage,
  companyName: string,
) {
  return {
    name,
    friendlyUrl,
    scoTitle: withCompany(title, companyName),
    scoMetaDescription: withCompany(description, companyName),
    scoMetaKeywords: keywords,
    showOnMenu: true,
    allowNavigation: true,
    isExternal: false,
  };
}
