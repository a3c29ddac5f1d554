import * as z from 'zod';
import { integer, optionalText } from './fields';

export const activityQuerySchema = z.object({
  limit: integer('limit', 1, 200).default(50),
  /** The `x-next-cursor` of the previous page. */
  cursor: optionalText('cursor', 100),
  /** Only entries whose user or text contains this. */
  search: optionalText('search', 100),
});

export const activityEntrySchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  email: z.string(),
  /** A vendor Admin made the change for the company. */
  isVendor: z.boolean(),
  action: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** A dead job: work that has used up its attempts. */
export const deadJobSchema = z.object({
  id: z.string(),
  /** A short noun phrase: 'Mail "Welcome" to a@acme.example'. */
  what: z.string(),
  /** The error of the last attempt. */
  why: z.string(),
  isMail: z.boolean(),
  /** The submission that the mail is about, if it is about one. */
  submissionId: z.number().nullable(),
  since: z.string(),
  attempts: z.number(),
});
export type DeadJob = z.infer<typeof deadJobSchema>;
