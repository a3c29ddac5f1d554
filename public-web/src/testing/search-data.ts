import { openDocument } from './open-document';

/** An item of schema.org as search engines read it, with the values of its properties. */
export interface SearchItem {
  type: string;
  properties: Record<string, SearchValue[]>;
}
type SearchValue = string | SearchItem;

/** Reads all items of a page: from JSON-LD blocks and from microdata of elements. */
export function searchItemsIn(html: string): SearchItem[] {
  const { document } = openDocument(html).window;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => {
      const { '@context': context, ...data } = JSON.parse(textContent ?? '');
      if (context !== 'https://schema.org') throw new Error(`The context is ${context}.`);
      return itemOfData(data);
    },
  );
  const tops = [...document.querySelectorAll('[itemscope]:not([itemprop])')];
  return [...blocks, ...tops.map(itemOfElement)];
}

function itemOfData({ '@type': type, '@id': _id, ...data }: Record<string, unknown>): SearchItem {
  const toValue = (value: unknown) =>
    value !== null && typeof value === 'object'
      ? itemOfData(value as Record<string, unknown>)
      : String(value);
  const properties = Object.entries(data).map(([name, value]) => [name, [value].flat().map(toValue)]);
  return { type: String(type), properties: Object.fromEntries(properties) };
}

function itemOfElement(element: Element): SearchItem {
  const properties: SearchItem['properties'] = {};
  for (const part of element.querySelectorAll('[itemprop]')) {
    if (part.parentElement?.closest('[itemscope]') !== element) continue;
    const name = part.getAttribute('itemprop') ?? '';
    properties[name] = [...(properties[name] ?? []), valueOfElement(part)];
  }
  return { type: element.getAttribute('itemtype')?.replace('https://schema.org/', '') ?? '', properties };
}

function valueOfElement(element: Element): SearchValue {
  if (element.hasAttribute('itemscope')) return itemOfElement(element);
  const attribute = ['datetime', 'href', 'content'].find((name) => element.hasAttribute(name));
  return (attribute ? element.getAttribute(attribute) : element.textContent?.trim()) ?? '';
}

type Rule = (value: SearchValue) => string | undefined;
const text: Rule = (value) => (typeof value === 'string' && value !== '' ? undefined : 'is no text');
const url: Rule = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
    ? undefined
    : 'is not an absolute URL';
const day: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'is no date of ISO 8601';
const time: Rule = (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) ? undefined : 'is no time');
const place: Rule = (value) => (typeof value === 'string' ? text(value) : isOf('PostalAddress')(value));
const oneOf =
  (...words: string[]): Rule =>
  (value) =>
    words.includes(String(value)) ? undefined : `is none of ${words.join(', ')}`;
function isOf(...types: string[]): Rule {
  return (value) =>
    typeof value !== 'string' && types.includes(value.type) ? undefined : `is no ${types.join(' or ')}`;
}

interface Kind {
  /** The properties without which search engines reject the item. */
  required: Record<string, Rule>;
  optional?: Record<string, Rule>;
}

/**
 * From the search engines' documentation of rich results and schema.org: the properties that an item must
 * have and may have here. Any other property is an error, so that a misspelt one is found.
 */
const kinds: Record<string, Kind> = {
  LocalBusiness: {
    required: { name: text, address: place },
    optional: {
      url: url,
      telephone: text,
      logo: url,
      image: url,
      sameAs: url,
      openingHoursSpecification: isOf('OpeningHoursSpecification'),
    },
  },
  Organization: {
    required: { name: text, url: url },
    optional: { telephone: text, logo: url, image: url, sameAs: url },
  },
  PostalAddress: {
    required: { streetAddress: text, addressLocality: text, addressCountry: text },
    optional: { addressRegion: text, postalCode: text },
  },
  OpeningHoursSpecification: {
    required: { opens: time, closes: time },
    optional: {
      dayOfWeek: oneOf('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
      validFrom: day,
      validThrough: day,
    },
  },
  Article: {
    required: { headline: text, author: isOf('Person', 'Organization'), publisher: isOf('Organization') },
    optional: {
      description: text,
      image: url,
      datePublished: day,
      dateModified: day,
      keywords: text,
      mainEntityOfPage: url,
    },
  },
  Person: { required: { name: text } },
  BreadcrumbList: { required: { itemListElement: isOf('ListItem') } },
  ListItem: { required: { position: text, name: text }, optional: { item: url } },
  FAQPage: { required: { mainEntity: isOf('Question') } },
  Question: { required: { name: text, acceptedAnswer: isOf('Answer') } },
  Answer: { required: { text } },
  Event: {
    required: { name: text, startDate: day, location: isOf('Place') },
    optional: { endDate: day, description: text, url: text },
  },
  Place: { required: { address: text } },
};

/** Lists what search engines would reject in an item, one sentence each. */
export function errorsOf({ type, properties }: SearchItem): string[] {
  const kind = kinds[type];
  if (!kind) return [`${type} is no type that is known here.`];
  const rules = { ...kind.required, ...kind.optional };
  const missing = Object.keys(kind.required).filter((name) => !properties[name]?.length);
  const within = Object.entries(properties).flatMap(([name, values]) =>
    values.flatMap((value) => {
      const error = rules[name] ? rules[name](value) : 'is not known';
      const nested = typeof value === 'string' ? [] : errorsOf(value);
      return error ? [`${type}.${name} ${error}.`] : nested;
    }),
  );
  return [...missing.map((name) => `${type} has no ${name}.`), ...within, ...errorsOfWay(type, properties)];
}

/** A breadcrumb list has at least two steps, numbered from 1; only the last one may lack a link. */
function errorsOfWay(type: string, { itemListElement: steps = [] }: SearchItem['properties']): string[] {
  if (type !== 'BreadcrumbList') return [];
  const properties = steps.map((step) => (typeof step === 'string' ? {} : step.properties));
  return [
    ...(steps.length < 2 ? ['BreadcrumbList has one step only.'] : []),
    ...properties.flatMap(({ position, item }, index) => [
      ...(position?.[0] === String(index + 1) ? [] : [`Step ${index + 1} is numbered ${position}.`]),
      ...(item || index === steps.length - 1 ? [] : [`Step ${index + 1} leads nowhere.`]),
    ]),
  ];
}

/** Lists what search engines would reject on a page. */
export const searchErrorsIn = (html: string): string[] => searchItemsIn(html).flatMap(errorsOf);
