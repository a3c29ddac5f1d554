import * as z from 'zod';

/** The observed values that calls return on success; each is a JSON value. */
export const savedId = z.number();
export const saved = z.literal('Saved');
export const deleted = z.literal('Deleted');
export const restored = z.literal('Restored');
export const sent = z.literal('Sent');
export const created = z.literal('Created');
export const yesOrNo = z.boolean();
export const nothing = z.object({});
export const noContent = z.undefined();
export const noInput = z.object({});
