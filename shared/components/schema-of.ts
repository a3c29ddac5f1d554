import * as z from 'zod';
import { attempt } from '../attempt';
import { readChosenMoment } from '../chosen-moment';
import { limits } from '../limits';
import { decodeUrl, isSafeUrl } from '../safe-url';
import {
  flag,
  id,
  integer,
  optionalId,
  optionalText,
  plainText,
  requiredText,
  richText,
} from '../schemas/fields';
import { namedFile, optionalNamedFile } from '../schemas/file';
import { focalPoint, imageUrl, keptImageUrl, optionalImageUrl } from '../schemas/image-url';
import type { AnyDefinition } from './define-component';
import { type CreatableType, creatableTypes, type DefinitionOf, definitionOf } from './dictionary';
import type { Field, FieldKind, FieldOf, Fields, OwnDataOf, ParsedOf, SentOf } from './fields';
import { choicesOf } from './fields/choice';
import { isIconName } from './fields/icon';
import type { FieldProblem } from './fields/list-field';
import { sectionProblems } from './section';

/** The input schema for each kind of field. */
const taken: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType } = {
  text: ({ label, max, required, takesNumbers, pattern, isSetting }) => {
    const optional = isSetting ? plainText : optionalText;
    const text = required ? requiredText(label, max) : optional(label, max);
    const words = pattern
      ? text.refine((sent) => sent === '' || pattern.is.test(sent), { error: pattern.message })
      : text;
    return takesNumbers ? z.union([z.number().transform(String), words]) : words;
  },
  richText: ({ label, required }) => {
    const text = richText(label, limits.richTextColumnBytes);
    return required ? text.refine((html) => html !== '', { error: `${label} is required.` }) : text;
  },
  image: ({ label, required, isSetting }) =>
    required ? imageUrl(label) : isSetting ? keptImageUrl(label) : optionalImageUrl(label),
  focus: ({ label }) => focalPoint(label),
  file: ({ label, required }) => (required ? namedFile(label) : optionalNamedFile(label)),
  link: linkSchema,
  form: ({ label }) => id(label),
  page: ({ label }) => optionalId(label).transform((pageId) => pageId ?? 0),
  choice: choiceSchema,
  number: ({ label: name, min, max, unit, whenEmpty }) => {
    const label = unit === 'milliseconds' ? `${name} (milliseconds)` : name;
    if (whenEmpty === undefined) return integer(label, min, max);
    return z
      .union([z.null(), z.literal(''), z.literal(0), z.literal('0')])
      .optional()
      .transform(() => whenEmpty)
      .or(integer(label, min, max));
  },
  switch: ({ label, isOn = false, isSetting }) => (isSetting ? flag(label) : flag(label).default(isOn)),
  date: ({ label, required }) =>
    (required ? requiredText(label, 10) : optionalText(label, 10)).refine(
      (day) => day === '' || z.iso.date().safeParse(day).success,
      { error: `${label} must be a day, like 2026-11-22.` },
    ),
  moment: ({ label }) =>
    plainText(label, 80).refine((sent) => sent === '' || readChosenMoment(sent) !== undefined, {
      error: `${label} must be a moment with its time zone, like 2026-12-01T08:00:00.000Z[Europe/Berlin].`,
    }),
  icon: ({ label, required }) =>
    (required ? requiredText(label, 20) : optionalText(label, 20)).refine(
      (name) => name === '' || isIconName(name),
      { error: `${label} must be one of the icons.` },
    ),
  list: (field) =>
    z
      .array(entrySchema(field, { key: optionalText('key', 20) }), {
        error: `${field.label} must be a list.`,
      })
      .max(field.max, `At most ${field.max} of them are kept: ${field.label}.`)
      .default([])
      .transform(withKeys),
};

/** A link is decoded once and stored in a form that further decoding cannot make harmful. */
function linkSchema({ label, required, isEncoded }: FieldOf<'link'>) {
  const sent = isEncoded
    ? // A link that was typed without encoding is kept unchanged.
      optionalText(label, limits.encodedLink).transform((link) =>
        (attempt(() => decodeURIComponent(link)) ?? link).trim(),
      )
    : required
      ? requiredText(label, limits.externalUrl)
      : optionalText(label, limits.externalUrl);
  return sent
    .refine((link) => link === '' || (isSafeUrl(link) && isSafeUrl(decodeUrl(link))), {
      error: `${label} must be a web address (https://…), mailto:, tel:, a path like /contact, or #part.`,
    })
    .refine((link) => link.length <= limits.externalUrl, {
      error: `${label} may have at most ${limits.externalUrl} characters.`,
    });
}

function choiceSchema(field: FieldOf<'choice'>) {
  const { fallback, canBeEmptied, isSetting } = field;
  const values = choicesOf(field).map(([value]) => value);
  const error = field.message ?? `${field.label} must be one of ${values.join(', ')}.`;
  if (canBeEmptied) {
    return z
      .union([z.enum(values), z.literal(''), z.null()], { error })
      .optional()
      .transform((value) => (value === undefined ? fallback : (value ?? '')));
  }
  const choice = z.enum(values, { error });
  return fallback === undefined || isSetting ? choice : choice.default(fallback);
}

/** Gives entries without a key the next free number. */
function withKeys(sent: unknown[]) {
  const entries = sent as { key?: string }[];
  const used = new Set(entries.map(({ key }) => key));
  let next = 1;
  return entries.map((entry) => {
    if (entry.key) return entry;
    while (used.has(String(next))) next += 1;
    const key = String(next);
    used.add(key);
    return { ...entry, key };
  });
}

function fieldSchema(field: Field): z.ZodType {
  const schema = (taken[field.kind] as (field: Field) => z.ZodType)(field);
  return field.isSetting ? schema.optional() : schema;
}

function shapeOf(fields: Fields, of: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  const own = Object.entries(fields).filter(([, field]) => !(field.kind === 'list' && field.calls));
  return Object.fromEntries(own.map(([name, field]) => [name, of(field)]));
}

function withRule(schema: z.ZodType, rule: ((data: never) => FieldProblem[]) | undefined): z.ZodType {
  if (!rule) return schema;
  return schema.superRefine((data, context) => {
    for (const { field, message, isTooLarge } of rule(data as never)) {
      const params = isTooLarge && { params: { tooLarge: true } };
      context.addIssue({ code: 'custom', path: field.split('.'), message, ...params });
    }
  });
}

/** The schema of a list entry, with properties besides its fields. */
function entrySchema({ fields, rule }: FieldOf<'list'>, more: Record<string, z.ZodType> = {}) {
  return withRule(z.object({ ...shapeOf(fields, fieldSchema), ...more }), rule);
}

function schemaOf({ fields, rule }: AnyDefinition) {
  return withRule(withRule(z.object(shapeOf(fields, fieldSchema)), sectionProblems), rule);
}

type FieldsOf<Type extends CreatableType> = DefinitionOf<Type>['fields'];

/** The input schema for each component type; the contract adds the properties that all components share. */
export const componentSchemas = Object.fromEntries(
  creatableTypes.map((type) => [type, schemaOf(definitionOf(type))]),
) as { [Type in CreatableType]: z.ZodType<ParsedOf<FieldsOf<Type>>, SentOf<FieldsOf<Type>>> };

/** The same for an entry that is saved by calls of its own. */
export function ownEntrySchema<const List extends FieldOf<'list'>>(list: List) {
  return entrySchema(list) as z.ZodType<ParsedOf<List['fields']>, SentOf<List['fields']>>;
}

const answeredOf: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType } = {
  text: () => z.string(),
  richText: () => z.string(),
  image: () => z.string(),
  focus: () => z.string(),
  file: () => z.string(),
  link: () => z.string(),
  form: () => z.number(),
  page: () => z.number(),
  choice: (field) => z.enum(choicesOf(field).map(([value]) => value)),
  number: () => z.number(),
  switch: () => z.boolean(),
  date: () => z.string(),
  moment: () => z.string(),
  icon: () => z.string(),
  list: ({ fields }) => z.array(z.object({ ...answeredShape(fields), key: z.string() })),
};

function answeredShape(fields: Fields) {
  return shapeOf(fields, (field) => {
    const schema = (answeredOf[field.kind] as (field: Field) => z.ZodType)(field);
    return field.isSetting ? schema.optional() : schema;
  });
}

/** The response schema of these fields. */
export function answeredFields<const Fs extends Fields>(fields: Fs) {
  return answeredShape(fields) as { [Name in keyof OwnDataOf<Fs>]: z.ZodType<OwnDataOf<Fs>[Name]> };
}
