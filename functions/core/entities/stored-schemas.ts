import type { CreatableType } from '@galley/shared/components/dictionary';
import { KeptValues } from '@galley/shared/kept-values';
import * as z from 'zod';
import { type Kind, kindOf } from './entity';
import type { Item } from './key';
import type { StoredTypes } from './stored-types';

const words = <Word extends string>() => z.custom<Word>((value) => typeof value === 'string');
const text = z.string();
const number = z.number();

/**
 * The types that a read checks. Words that a later release adds and unknown attributes pass; compressed
 * bodies are not unpacked.
 */
export const typesOfReads: StoredTypes = {
  text,
  flag: z.boolean(),
  yes: z.literal(true),
  number,
  integer: number,
  count: number,
  id: number,
  upTo: () => number,
  time: text,
  email: text,
  host: text,
  company: text,
  target: text,
  imageUrl: text,
  image: text,
  slug: text,
  libraryFile: text,
  componentType: words<CreatableType>(),
  hash: text,
  path: text,
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  oneOf: words,
  list: z.array,
  byName: (value) => z.record(text, value),
  object: z.object,
  declared: <Value extends object>() =>
    z.custom<Value>((value) => typeof value === 'object' && value !== null),
};

const schemas = new Map<Kind, KeptValues<string, z.ZodType>>();
/** Reads ask for few different lists of attributes. */
const mostSchemas = 1_000;

/** The schema of a kind, or of the requested attributes, created on first use. */
function schemaOf(kind: Kind, attributes: readonly string[] | undefined): z.ZodType {
  const ofKind = schemas.get(kind) ?? new KeptValues<string, z.ZodType>(mostSchemas);
  schemas.set(kind, ofKind);
  return ofKind.get(attributes?.join() ?? '*', () => {
    const shape = Object.entries(kind.schema(typesOfReads));
    const asked = attributes ? shape.filter(([attribute]) => attributes.includes(attribute)) : shape;
    return z.object(Object.fromEntries(asked));
  });
}

/** The first attribute of an item that does not match its entity's declaration; undefined where all do. */
export function faultyAttribute(item: Item, attributes?: readonly string[]): string | undefined {
  const kind = kindOf(item);
  const error = kind && schemaOf(kind, attributes).safeParse(item).error;
  return error && String(error.issues[0]?.path[0]);
}
