import type { CreatableType } from '@galley/shared/components/dictionary';
import type * as z from 'zod';

/**
 * How attributes are declared. A read knows their types and lets pass what a later release may add, for a roll-back;
 * a company's file is checked for the exact values as well.
 */
export interface StoredTypes {
  text: z.ZodType<string>;
  flag: z.ZodType<boolean>;
  yes: z.ZodType<true>;
  number: z.ZodType<number>;
  integer: z.ZodType<number>;
  /** A number of times, bytes or a revision. */
  count: z.ZodType<number>;
  /** Of a page, a form, an image, a user: keys hold at most eight digits. */
  id: z.ZodType<number>;
  upTo(most: number, least?: number): z.ZodType<number>;
  time: z.ZodType<string>;
  email: z.ZodType<string>;
  host: z.ZodType<string>;
  /** The company whose item it is. */
  company: z.ZodType<string>;
  /** A path of the company's site, or a web address. */
  target: z.ZodType<string>;
  /** An image of the company's library; `image` may be none. */
  imageUrl: z.ZodType<string>;
  image: z.ZodType<string>;
  /** Words of our own making in an address: small letters, digits and hyphens. */
  slug: z.ZodType<string>;
  /** A file of the library as the bucket knows it. */
  libraryFile: z.ZodType<string>;
  bytes: z.ZodType<Uint8Array>;
  /** One that this release does not know is kept as it is. */
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
