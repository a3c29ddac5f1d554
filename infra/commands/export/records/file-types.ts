import type { CompanyScope } from '@galley/functions/core/company-scope';
import type { StoredTypes } from '@galley/functions/core/entities/stored-types';
import { isOwnObject } from '@galley/functions/core/images/own-objects';
import type { CreatableType } from '@galley/shared/components/dictionary';
import { fileNamePattern } from '@galley/shared/file-rules';
import { hostPattern } from '@galley/shared/https-origin';
import { imageUrlPattern } from '@galley/shared/image-rules';
import { email } from '@galley/shared/schemas/fields';
import * as z from 'zod';

const text = z.string();
const whole = (most = Number.MAX_SAFE_INTEGER, least = 0) => z.number().int().min(least).max(most);

/** A path of the company's site. */
export const sitePath = text.regex(/^\/(?!\/)\P{C}*$/u, 'must be a path of its site');
export const time = z.iso.datetime();
export const bytes = z.instanceof(Uint8Array);

/**
 * The types of the attributes in a company's file: only declared attributes, exact values, and references to
 * companies, images or files only of the company itself.
 */
export function typesOfFile(scope: CompanyScope): StoredTypes {
  const imageUrl = text.refine((url) => imageUrlPattern.exec(url)?.[1] === scope.company, {
    error: `must be an image of the library of ${scope.company}`,
  });
  return {
    text,
    flag: z.boolean(),
    yes: z.literal(true),
    number: z.number(),
    integer: z.number().int(),
    count: whole(),
    id: whole(99_999_999, 1),
    upTo: whole,
    time,
    email: email('email'),
    host: text.regex(hostPattern, 'must be a host name'),
    company: z.literal(scope.company),
    target: z.union([sitePath, z.httpUrl()]),
    imageUrl,
    image: z.union([z.literal(''), imageUrl]),
    slug: text.max(100).regex(fileNamePattern, 'is no name of a file'),
    libraryFile: text.refine((object) => isOwnObject(scope, object), {
      error: `must be a file of the library of ${scope.company}`,
    }),
    bytes,
    // A component type that this release does not know is accepted.
    componentType: z.custom<CreatableType>(
      (type) => typeof type === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(type),
    ),
    hash: text.regex(/^[0-9a-f]{64}$/, 'is not a hash of an email address'),
    path: sitePath,
    oneOf: <Word extends string>(words: readonly Word[]) =>
      z.custom<Word>((value) => (words as readonly unknown[]).includes(value), 'is none of its words'),
    list: z.array,
    byName: (value) => z.record(text, value),
    object: z.strictObject,
    // The file's schema for each declared object is in `file-kinds.ts`.
    declared: <Value extends object>() => z.custom<Value>(() => false, 'is not known in a file'),
  };
}
