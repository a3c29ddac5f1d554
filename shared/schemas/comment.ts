import * as z from 'zod';
import { limits } from '../limits';
import { requiredText } from './fields';

export const commentText = requiredText('Comment', limits.reviewComment);

/** Chosen by the client, so that a comment which is sent again after a lost response is not duplicated. */
export const commentKey = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .regex(/^[A-Za-z0-9-]{8,40}$/, `${label} must be 8 to 40 letters, digits and hyphens.`);

const commentSchema = z.object({
  commentId: z.string(),
  email: z.string(),
  /** Whether it is the caller's own: only its author can edit it. */
  isOwn: z.boolean(),
  text: z.string(),
  timestamp: z.string(),
  /** '' where it was never edited. */
  editedAt: z.string(),
  revision: z.number(),
});
export type Comment = z.infer<typeof commentSchema>;

/** A discussion about one component of a page, or about the page. */
export const threadSchema = z.object({
  threadId: z.string(),
  /** The version on which it was started. */
  versionId: z.number(),
  /**
   * The last four digits of the component's id, which are the same in every version; 0 for the page as a
   * whole.
   */
  componentNumber: z.number(),
  /** The component's name at that time: it may have been deleted since. */
  about: z.string(),
  /** The newest version at the time when it was resolved; null while it is open. */
  resolvedOn: z.number().nullable(),
  resolvedBy: z.string(),
  resolvedAt: z.string(),
  /** In chronological order. */
  comments: z.array(commentSchema),
});
export type Thread = z.infer<typeof threadSchema>;
