import * as z from 'zod';
import { limits } from '../limits';
import { requiredText } from './fields';

export const commentText = requiredText('Comment', limits.reviewComment);

/** Chosen by the caller, so that the same comment that is sent again after a lost answer is not a second one. */
export const commentKey = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .regex(/^[A-Za-z0-9-]{8,40}$/, `${label} must be 8 to 40 letters, digits and hyphens.`);

export const commentSchema = z.object({
  commentId: z.string(),
  email: z.string(),
  /** Of the one who asks: only they edit it. */
  isOwn: z.boolean(),
  text: z.string(),
  timestamp: z.string(),
  /** '' where it was never edited. */
  editedAt: z.string(),
  revision: z.number(),
});
export type Comment = z.infer<typeof commentSchema>;

/** What was said about one component of a page, or about the page. */
export const threadSchema = z.object({
  threadId: z.string(),
  /** On which version it was begun. */
  versionId: z.number(),
  /** The last four digits of the component's id, which are the same in every version; 0 for the page as a whole. */
  componentNumber: z.number(),
  /** What the component was called then: it may be gone. */
  about: z.string(),
  /** The newest version that there was when it was resolved; null while it is open. */
  resolvedOn: z.number().nullable(),
  resolvedBy: z.string(),
  resolvedAt: z.string(),
  /** In the order in which they were written. */
  comments: z.array(commentSchema),
});
export type Thread = z.infer<typeof threadSchema>;
