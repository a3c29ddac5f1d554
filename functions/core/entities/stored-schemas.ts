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

type Test = (value: unknown) => boolean;

/** Whether a value has a type. It says the same as zod, which takes several times as long. */
function testOf(schema: z.core.$ZodType): Test {
  if (schema instanceof z.ZodString) return (value) => typeof value === 'string';
  if (schema instanceof z.ZodCustom) return (value) => Boolean(schema.def.fn(value));
  if (schema instanceof z.ZodNumber) return Number.isFinite;
  if (schema instanceof z.ZodOptional) {
    const test = testOf(schema.unwrap());
    return (value) => value === undefined || test(value);
  }
  if (schema instanceof z.ZodArray) {
    const test = testOf(schema.element);
    return (value) => Array.isArray(value) && value.every((each) => test(each));
  }
  if (schema instanceof z.ZodObject) {
    const tests = testsOf(schema.shape);
    return (value) => isObject(value) && tests.every(([name, test]) => test(value[name]));
  }
  return (value) => z.safeParse(schema, value).success;
}

const testsOf = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.entries(shape).map(([name, schema]) => [name, testOf(schema)] as const);
const isObject = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const kept = new Map<Kind, KeptValues<string, ReturnType<typeof testsOf>>>();
/** Reads ask for few different lists of attributes. */
const mostKept = 1_000;

/** The tests of a kind's attributes, or of the requested ones, created on first use. */
function testsOfKind(kind: Kind, attributes: readonly string[] | undefined): ReturnType<typeof testsOf> {
  const ofKind = kept.get(kind) ?? new KeptValues(mostKept);
  kept.set(kind, ofKind);
  return ofKind.get(attributes?.join() ?? '*', () =>
    testsOf(kind.schema(typesOfReads)).filter(([name]) => attributes?.includes(name) ?? true),
  );
}

/** The first attribute of an item that does not match its entity's declaration; undefined where all do. */
export function faultyAttribute(item: Item, attributes?: readonly string[]): string | undefined {
  const kind = kindOf(item);
  return kind && testsOfKind(kind, attributes).find(([name, test]) => !test(item[name]))?.[0];
}
