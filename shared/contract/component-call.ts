import * as z from 'zod';
import { limits } from '../limits';
import { id, integer, revision } from '../schemas/fields';
import { deleted, savedId } from './responses';

/** The common parts of the components' calls. */

export const oneComponent = z.object({ componentId: id('componentId') });
export const place = { pageId: id('pageId'), versionId: id('versionId') };
/** The index of something that is added, from 0; at the end where a call names none. */
export const placeOnDraft = integer('at', 0, limits.componentsPerVersion);
export const kept = { id: id('id'), ...place, revision };
const located = { id: z.number(), pageId: z.number(), versionId: z.number(), revision: z.number() };

export const read = {
  methods: ['GET'],
  area: 'components',
  audience: 'staff',
  company: 'session',
  mutates: false,
} as const;
export const save = {
  ...read,
  methods: ['POST'],
  audience: 'writeDrafts',
  mutates: true,
  output: savedId,
} as const;
export const remove = {
  ...read,
  methods: ['DELETE'],
  audience: 'writeDrafts',
  mutates: true,
  input: oneComponent,
  output: deleted,
} as const;

/** Adds fields to a schema that may have rules across several fields. */
export function withFields<Schema extends z.ZodType, Shape extends z.ZodRawShape>(
  schema: Schema,
  shape: Shape,
) {
  return z.intersection(schema, z.object(shape));
}

/** A component in a response: its fields as stored, and its location. */
export const answered = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(located).extend(shape).catchall(z.unknown());
