import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import type { MailState, SubmissionPair } from '@galley/shared/schemas/submission';
import type { Key } from '../keys/key';
import type { Resent } from '../resend-wait';

/** `C#acme#FORMS / FORM#00000004`: a row of the list of forms. */
export interface FormRowRecord extends Key {
  id: number;
  name: string;
  fieldCount: number;
  changedAt: string;
}

/** A field inside its form. `n` is its number within the form and is never given again. */
export interface StoredFormField extends FormFieldContent {
  n: number;
  /** The revision of the form that changed this field last. */
  revision: number;
}

/** `C#acme#FORM#4 / FORM`: a form as it is now, its fields in order. */
export interface FormRecord extends Key {
  id: number;
  name: string;
  columns: number;
  thankYouText: string;
  toEmail: string[];
  keepDays: number;
  /** Somebody decided about it: a form of before, which keeps everything, asks once. */
  isKeepingChosen?: true;
  fields: StoredFormField[];
  /** The number that the next new field gets. */
  nextN: number;
  /** Raised by every change of the form or of a field. */
  revision: number;
  /** The revision that changed the form's own details last. */
  detailsRevision: number;
  changedAt: string;
}

/** `C#acme#FORM#4 / REV#00000012`: a form as it was until another revision took its place. */
export interface FormRevisionRecord
  extends Key,
    Pick<FormRecord, 'id' | 'name' | 'columns' | 'thankYouText' | 'fields'> {
  revision: number;
  supersededAt: string;
  ttl: number;
}

/** `C#acme#SUBMISSIONS#4 / SUB#000000012`, or `SPAM#…` while it is held back. */
export interface SubmissionRecord extends Key, Resent {
  formId: number;
  n: number;
  /** The revision of the form that the visitor saw. */
  revision: number;
  timestamp: string;
  pairs: SubmissionPair[];
  /** The first address that the visitor filled in, or ''. */
  replyTo: string;
  mailState: MailState;
  /** Why the mail is not out yet, will not go out, or came back: then a line for each recipient. */
  mailReason: string;
  /** The last change of the mail's state. */
  mailAt: string;
  /** The job that mails it; an older one has been replaced and does nothing any more. */
  mailRun: string;
  /** Why it was held back. */
  spamSigns?: string[];
}

/** `C#acme#SUBMISSIONS#4 / KEY#<hash>`: the same submission again, until then, is the one that was stored. */
export interface StoredOnceRecord extends Key {
  n: number;
  until: string;
  ttl: number;
}
