import * as z from 'zod';
import { integer, optionalText } from './fields';

export const activityQuerySchema = z.object({
  limit: integer('limit', 1, 200).default(50),
  /** What `x-next-cursor` of the page before said. */
  cursor: optionalText('cursor', 100),
  /** Only entries whose person or words contain this. */
  search: optionalText('search', 100),
});

export const activityEntrySchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  email: z.string(),
  /** A vendor Admin did it for the company. */
  isVendor: z.boolean(),
  action: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** Work that was given up after its last attempt. */
export const deadJobSchema = z.object({
  id: z.string(),
  /** A short noun phrase: 'Mail "Welcome" to a@acme.example'. */
  what: z.string(),
  /** What the last attempt said. */
  why: z.string(),
  isMail: z.boolean(),
  /** Whose mail it is, where it is a submission's. */
  submissionId: z.number().nullable(),
  since: z.string(),
  attempts: z.number(),
});
export type DeadJob = z.infer<typeof deadJobSchema>;
