import { mapFields } from '@galley/shared/map-fields';
import { type OwnDetails, type OwnField, ownDetails } from '@galley/shared/page-details';
import type * as z from 'zod';
import type { StoredTypes } from './stored-types';

type Stored = { [Field in OwnField]: z.ZodType<OwnDetails[Field]> };
type Kept = { [Field in OwnField]: z.ZodOptional<Stored[Field]> };

/** The stored attributes of `ownDetails`, as each definition declares. */
export const storedOwnDetails = (s: StoredTypes): Stored =>
  mapFields(ownDetails, ({ stored }) => (typeof stored === 'string' ? s[stored] : s.oneOf(stored)));

/** The same, all optional, for records from before some of them existed. */
export const keptOwnDetails = (s: StoredTypes): Kept =>
  mapFields(storedOwnDetails(s), (type) => type.optional());
