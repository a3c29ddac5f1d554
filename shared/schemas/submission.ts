import * as z from 'zod';
import { sentFileKindNames } from '../sent-file-rules';
import { mailStates } from '../stored-words';

/**
 * The state of a submission's mail. `held`: the submission looks like spam and has not been released;
 * `bounced`: it was sent and came back from at least one recipient; `complained`: a recipient marked it as
 * spam.
 */
export type MailState = (typeof mailStates)[number];

const submissionPairSchema = z.object({
  fieldId: z.number(),
  /** The name at the time of the submission. */
  fieldName: z.string(),
  fieldValue: z.string(),
});
export type SubmissionPair = z.infer<typeof submissionPairSchema>;

export const submissionViewSchema = z.object({
  formSubmission: z.object({
    id: z.number(),
    timestamp: z.string(),
    mailState: z.enum(mailStates),
    /**
     * Why the mail was not sent, or a line for each recipient whom it did not reach; '' where nothing went
     * wrong.
     */
    mailReason: z.string(),
    /** Why it is held back; '' for all others. */
    spamReason: z.string(),
    /** The email address for replies; '' where the visitor gave none. */
    replyTo: z.string(),
    /** It has not been opened, or was marked as unread. */
    isUnread: z.boolean(),
    /** When the visitor got a confirmation by mail; '' where none was sent. */
    confirmedAt: z.string(),
  }),
  formSubmissionPairs: z.array(submissionPairSchema),
  /** The files that came with it; numbers start at 1. */
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

/** A submission among those of one person, with the name of its form. */
export const personSubmissionSchema = submissionViewSchema.extend({ formName: z.string() });
export type PersonSubmission = z.infer<typeof personSubmissionSchema>;
