import * as z from 'zod';
import { limits } from './limits';
import { mapFields } from './map-fields';
import { flag, plainText } from './schemas/fields';
import { keptImageUrl } from './schemas/image-url';

/** How a detail of a page is shown where two versions are compared. */
type ComparedAs = 'text' | 'value' | 'picture';

export interface Detail {
  /** As the page form calls it. */
  label: string;
  comparedAs: ComparedAs;
  /** It says where the page is, and not what it says: an old version brings it back only when asked to. */
  isPlace?: true;
  /** What people read for each choice, where it is one of a few. */
  words?: Readonly<Record<string, string>>;
}

/** A detail that pages from before may lack, and calls from before do not send. */
interface OwnDetail<Value> extends Detail {
  /** What it is where it was never said. */
  initial: Value;
  /** What calls take; absent, it stays what it is. */
  input: z.ZodOptional<z.ZodType<Value>>;
  output: z.ZodType<Value>;
  /** As what an attribute is stored. */
  stored: 'text' | 'image' | 'flag' | readonly string[];
}

const text = (label: string, max: number): OwnDetail<string> => ({
  label,
  comparedAs: 'text',
  initial: '',
  stored: 'text',
  input: plainText(label, max).optional(),
  output: z.string(),
});

const toggle = (label: string): OwnDetail<boolean> => ({
  label,
  comparedAs: 'value',
  initial: false,
  stored: 'flag',
  input: flag(label).optional(),
  output: z.boolean(),
});

/** One of a few; the first is what it is at first. */
function choice<const Words extends Readonly<Record<string, string>>>(label: string, words: Words) {
  const choices = Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]];
  return {
    label,
    words,
    comparedAs: 'value',
    initial: choices[0],
    stored: choices,
    input: z
      .enum(choices, { error: `${label} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.` })
      .optional(),
    output: z.enum(choices),
  } satisfies OwnDetail<keyof Words & string>;
}

/**
 * What a page says of itself besides what was observed. The schemas of calls and answers, what pages and versions
 * store, drafts, comparison, publishing, restoring and the form's values follow from it.
 */
export const ownDetails = {
  summary: text('Summary', limits.pageSummary),
  picture: {
    label: 'Picture',
    comparedAs: 'picture',
    initial: '',
    stored: 'image',
    input: keptImageUrl('Picture'),
    output: z.string(),
  } satisfies OwnDetail<string>,
  /** '' or a day, as `2026-11-22`. */
  date: {
    ...text('Date', 10),
    comparedAs: 'value',
    input: plainText('Date', 10)
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, {
        error: 'Date must be a day, like 2026-11-22.',
      })
      .optional(),
  } satisfies OwnDetail<string>,
  author: text('Author', limits.author),
  /** Separated by commas. */
  tags: text('Tags', limits.keywords),
  /** Whether an inner page has the side menu; `site` is what the design says of all pages. */
  sideMenu: choice('Side menu', { site: 'As in the design', on: 'Shown', off: 'Hidden' }),
  /** The pages right under it are articles, and it has a feed of them. */
  hasArticles: toggle('Pages below are articles'),
};

type OwnDefinitions = typeof ownDetails;
export type OwnField = keyof OwnDefinitions;
export type OwnDetails = { [Field in OwnField]: OwnDefinitions[Field]['initial'] };
export type SideMenuChoice = OwnDetails['sideMenu'];

/** One part of each definition, by field. */
export const eachOwnDetail = <Part extends 'initial' | 'input' | 'output' | 'stored'>(
  part: Part,
): { [Field in OwnField]: OwnDefinitions[Field][Part] } => mapFields(ownDetails, (detail) => detail[part]);

/** Every own detail, each from the first source that says it, else what it is at first. */
export const fillOwnDetails = (...sources: (Partial<OwnDetails> | undefined)[]): OwnDetails =>
  mapFields(
    ownDetails,
    ({ initial }, field) =>
      sources.map((source) => source?.[field]).find((value) => value !== undefined) ?? initial,
  );

/**
 * What people decide about an internal page, in the order in which it is compared. A version carries all of it;
 * `under` is the page that it stands under, 0 at the top, and `after` the entry of the menu before it, 0 for the first.
 */
export const pageDetails = {
  name: { label: 'Page Name', comparedAs: 'text' },
  friendlyUrl: { label: 'Friendly URL', comparedAs: 'value', isPlace: true },
  under: { label: 'Menu place', comparedAs: 'value', isPlace: true },
  after: { label: 'Menu order', comparedAs: 'value', isPlace: true },
  showOnMenu: { label: 'Show On Menu', comparedAs: 'value', isPlace: true },
  allowNavigation: { label: 'Allow Navigation', comparedAs: 'value', isPlace: true },
  scoTitle: { label: 'SEO Title', comparedAs: 'text' },
  scoMetaDescription: { label: 'SEO Description', comparedAs: 'text' },
  scoMetaKeywords: { label: 'SEO Keywords', comparedAs: 'text' },
  noIndex: { label: 'Hide from search engines', comparedAs: 'value' },
  ...ownDetails,
} as const satisfies Record<string, Detail>;

export type DetailField = keyof typeof pageDetails;
export const detailFields = Object.keys(pageDetails) as [DetailField, ...DetailField[]];
export const detailOf = (field: DetailField): Detail => pageDetails[field];
