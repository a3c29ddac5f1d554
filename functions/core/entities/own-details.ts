import { mapFields } from '@galley/shared/map-fields';
import { type OwnDetails, type OwnField, ownDetails } from '@galley/shared/page-details';
import type * as z from 'zod';
import type { StoredTypes } from './stored-types';

type Stored = { [Field in OwnField]: z.ZodType<OwnDetails[Field]> };
type Kept = { [Field in OwnField]: z.ZodOptional<Stored[Field]> };

/** The attributes of `ownDetails`, each as its definition says. */
export const storedOwnDetails = (s: StoredTypes): Stored =>
  mapFields(ownDetails, ({ stored }) => (typeof stored === 'string' ? s[stored] : s.oneOf(stored)));

/** The same in what may be from before there were some of them. */
export const keptOwnDetails = (s: StoredTypes): Kept =>
  mapFields(storedOwnDetails(s), (type) => type.optional());
