import * as z from 'zod';
import { limits } from './limits';
import { mapFields } from './map-fields';
import { flag, plainText } from './schemas/fields';
import { focalPoint, keptImageUrl } from './schemas/image-url';

/** How a detail is displayed when two versions are compared. */
type ComparedAs = 'text' | 'value' | 'picture';

export interface Detail {
  /** The label in the page form. */
  label: string;
  comparedAs: ComparedAs;
  /**
   * It determines the page's place and not its content: restoring an old version only restores it on request.
   */
  isPlace?: true;
  /** The label of each choice, where there are only a few. */
  words?: Readonly<Record<string, string>>;
}

/** A detail that older pages may lack and older clients do not send. */
interface OwnDetail<Value> extends Detail {
  /** The value where none was ever set. */
  initial: Value;
  /** The input schema of calls; an absent value is not changed. */
  input: z.ZodOptional<z.ZodType<Value>>;
  output: z.ZodType<Value>;
  /** The type of the stored attribute. */
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

/** A choice between a few values, the first of which is the default. */
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
 * Page details beyond the observed ones. The schemas of requests and responses, storage, drafts, comparison,
 * publishing, restoring and the form's values are derived from this.
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
  /** The focal point of the picture in lists, as `30 70`; '' for the picture's own. */
  pictureFocus: {
    ...text('Focal point of the picture', 40),
    comparedAs: 'value',
    input: focalPoint('Focal point of the picture').optional(),
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
  /** Whether an inner page has the side menu; `site` follows the theme. */
  sideMenu: choice('Side menu', { site: 'As in the design', on: 'Shown', off: 'Hidden' }),
  /** The pages directly under it are articles, and it has a feed of them. */
  hasArticles: toggle('Pages below are articles'),
};

type OwnDefinitions = typeof ownDetails;
export type OwnField = keyof OwnDefinitions;
export type OwnDetails = { [Field in OwnField]: OwnDefinitions[Field]['initial'] };
export type SideMenuChoice = OwnDetails['sideMenu'];

/** The given part of each definition, by field. */
export const eachOwnDetail = <Part extends 'initial' | 'input' | 'output' | 'stored'>(
  part: Part,
): { [Field in OwnField]: OwnDefinitions[Field][Part] } => mapFields(ownDetails, (detail) => detail[part]);

/** All details, each from the first source that has it, or else its initial value. */
export const fillOwnDetails = (...sources: (Partial<OwnDetails> | undefined)[]): OwnDetails =>
  mapFields(
    ownDetails,
    ({ initial }, field) =>
      sources.map((source) => source?.[field]).find((value) => value !== undefined) ?? initial,
  );

/**
 * The details of an internal page, in the order of their comparison. A version has all of them; `under` is
 * the parent page, 0 for the top level, and `after` the preceding menu entry, 0 for the first place.
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
