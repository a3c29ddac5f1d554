import type { CreatableType } from '@galley/shared/components/dictionary';
import type * as z from 'zod';

/**
 * The types of attributes. A read checks the type only and accepts values that a later release may add, for a
 * roll-back; the import of a company's file checks the exact values, too.
 */
export interface StoredTypes {
  text: z.ZodType<string>;
  flag: z.ZodType<boolean>;
  yes: z.ZodType<true>;
  number: z.ZodType<number>;
  integer: z.ZodType<number>;
  /** A number of things, bytes or revisions. */
  count: z.ZodType<number>;
  /** The id of a page, form, image or user: keys hold at most eight digits. */
  id: z.ZodType<number>;
  upTo(most: number, least?: number): z.ZodType<number>;
  time: z.ZodType<string>;
  email: z.ZodType<string>;
  host: z.ZodType<string>;
  /** The company that the item belongs to. */
  company: z.ZodType<string>;
  /** A path of the company's site, or a URL. */
  target: z.ZodType<string>;
  /** An image of the company's library; `image` may be empty. */
  imageUrl: z.ZodType<string>;
  image: z.ZodType<string>;
  /** A generated word of a URL: small letters, digits and hyphens. */
  slug: z.ZodType<string>;
  /** The name of a library object in the bucket. */
  libraryFile: z.ZodType<string>;
  bytes: z.ZodType<Uint8Array>;
  /** A type that this release does not know is accepted. */
  componentType: z.ZodType<CreatableType>;
  /** The hash of an email address. */
  hash: z.ZodType<string>;
  /** A path of the company's site. */
  path: z.ZodType<string>;
  oneOf<const Word extends string>(words: readonly Word[]): z.ZodType<Word, Word>;
  list<Element>(element: z.ZodType<Element>): z.ZodType<Element[]>;
  byName<Value>(value: z.ZodType<Value>): z.ZodType<Record<string, Value>>;
  object<Shape extends StoredShape>(shape: Shape): z.ZodType<Content<Shape>>;
  /** An object whose attributes are declared elsewhere. */
  declared<Value extends object>(): z.ZodType<Value, Value>;
}
export type StoredShape = Readonly<Record<string, z.ZodType>>;
export type Content<Shape extends StoredShape> = z.output<z.ZodObject<Shape>>;
