import * as z from 'zod';
import { sentFileKindNames } from '../sent-file-rules';
import { mailStates } from '../stored-words';

/**
 * Where the mail of a submission is. `held` is that of one that looks like spam, until someone releases it;
 * `bounced` was sent and came back from at least one of its recipients, `complained` was marked as spam by one.
 */
export type MailState = (typeof mailStates)[number];

export const submissionPairSchema = z.object({
  fieldId: z.number(),
  /** As it was when the visitor sent it. */
  fieldName: z.string(),
  fieldValue: z.string(),
});
export type SubmissionPair = z.infer<typeof submissionPairSchema>;

export const submissionViewSchema = z.object({
  formSubmission: z.object({
    id: z.number(),
    timestamp: z.string(),
    mailState: z.enum(mailStates),
    /** Why the mail is not out, or a line for each recipient whom it did not reach; '' where nothing went wrong. */
    mailReason: z.string(),
    /** Why it is kept apart from the others; '' for all others. */
    spamReason: z.string(),
    /** The address that an answer goes to; '' where the visitor gave none. */
    replyTo: z.string(),
    /** No one has opened it yet, or it was marked as if no one had. */
    isUnread: z.boolean(),
    /** When the visitor was mailed that it arrived; '' where no such mail went out. */
    confirmedAt: z.string(),
  }),
  formSubmissionPairs: z.array(submissionPairSchema),
  /** What was sent with it; the first is number 1. */
  formSubmissionFiles: z.array(
    z.object({
      fieldId: z.number(),
      name: z.string(),
      kind: z.enum(sentFileKindNames),
      bytes: z.number(),
    }),
  ),
});
export type SubmissionView = z.infer<typeof submissionViewSchema>;

/** A submission among those of one person, with the form that it was sent with. */
export const personSubmissionSchema = submissionViewSchema.extend({ formName: z.string() });
export type PersonSubmission = z.infer<typeof personSubmissionSchema>;
