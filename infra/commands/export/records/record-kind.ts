import type { CompanyScope } from '@galley/functions/core/company-scope';
import type { Key } from '@galley/functions/core/keys/key';
import * as z from 'zod';

/** One schema for each attribute of a record: an attribute without one does not compile. */
type Shape<R> = { [Name in Exclude<keyof R, keyof Key>]-?: z.ZodType<R[Name]> };

/** How the items of one kind look in a file of a company. */
export interface RecordKind {
  schema: z.ZodType;
  /** Whether the item's place is that of what it says; `number` is the one in its partition's name. */
  isAtPlace: (record: Key, number: number) => boolean;
}
/** By the kind of the partition and the beginning of the sort key. */
export type RecordKinds = Record<string, RecordKind>;

export interface Naming {
  scope: CompanyScope;
  /** A file of the company's library as its records name it. */
  object: z.ZodType<string>;
  imageUrl: z.ZodType<string>;
}

/**
 * @param place the key that a record with this content has, or how its sort key looks
 * @param rule what must hold across its attributes
 */
export function kindOfRecord<R extends Key>(
  shape: Shape<R>,
  place: RegExp | ((record: R, number: number) => Key),
  rule: (record: R, context: z.RefinementCtx) => void = () => undefined,
): RecordKind {
  return {
    schema: z
      .strictObject({ pk: z.string(), sk: z.string(), schema: count.optional(), ...shape })
      .superRefine((record, context) => rule(record as R, context)),
    isAtPlace(record, number) {
      if (place instanceof RegExp) return place.test(record.sk);
      const { pk, sk } = place(record as R, number);
      return record.pk === pk && record.sk === sk;
    },
  };
}

export const text = z.string();
export const texts = z.array(text);
export const truth = z.boolean();
/** A number of times, bytes or a revision. */
export const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Of a page, a form, an image, a user: keys hold at most eight digits. */
export const objectId = z.number().int().min(1).max(99_999_999);
export const anyNumber = z.number();
export const time = z.iso.datetime();
/** A path of the company's site. */
export const path = z.string().regex(/^\/(?!\/)\P{C}*$/u, 'must be a path of its site');
export const bytes = z.instanceof(Uint8Array);
/** Parts of the keys of logs and jobs: a time, then numbers and random letters. */
export const sortableId = /^\d{4}-[\d-]+T[\d:.]+Z-[\w-]{1,60}$/;
