import { sentFileKindNames } from '@galley/shared/sent-file-rules';
import { fieldTypes, inputTypes, mailStates, sentFileGroups } from '@galley/shared/stored-words';
import { companyPartition, numberedPartition, type RecordOf } from './entity';
import type { Item } from './key';
import { digits, hashed } from './key-parts';
import type { StoredTypes } from './stored-types';
import { resent } from './user';

export const formsPartition = companyPartition('FORMS', { reading: 'settled' });

/** A row of the list of forms. */
export const formRowEntity = formsPartition.entity({
  sort: ['FORM', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    fieldCount: s.count,
    changedAt: s.time,
    changedBy: s.id.optional(),
  }),
});
export type FormRowRecord = RecordOf<typeof formRowEntity>;

export const formCounterEntity = formsPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});

export const formPartition = numberedPartition('FORM', 'id', { reading: 'settled' });

const contentOf = (s: StoredTypes) => ({
  id: s.id,
  name: s.text,
  columns: s.count,
  thankYouText: s.text,
  /** In display order. */
  fields: s.list(
    s.object({
      /** Its number within the form, which is never reused. */
      n: s.count,
      name: s.text,
      fieldType: s.oneOf(fieldTypes),
      inputType: s.oneOf(inputTypes),
      placeholder: s.text,
      isRequired: s.flag,
      minLength: s.number,
      maxLength: s.number,
      options: s.list(s.text),
      linkText: s.text,
      linkUrl: s.text,
      /** The text of a paragraph or heading; earlier forms had none. */
      text: s.text.optional(),
      /** The kinds of files that the field accepts; earlier forms had no file fields. */
      accepts: s.oneOf(sentFileGroups).optional(),
      mostFiles: s.count.optional(),
      showIfFieldId: s.count.nullable(),
      showIfValue: s.text,
      /** The form's revision that last changed this field. */
      revision: s.count,
    }),
  ),
  /** Raised by every change of the form or of a field. */
  revision: s.count,
});

/** Earlier forms had no conditions between fields. */
const fieldConditions = (item: Item) => ({
  ...item,
  fields: (Array.isArray(item.fields) ? item.fields : []).map((field) => ({
    showIfFieldId: null,
    showIfValue: '',
    ...field,
  })),
});

/** The current form. */
export const formEntity = formPartition.entity({
  sort: ['FORM'],
  schema: (s) => ({
    ...contentOf(s),
    toEmail: s.list(s.text),
    keepDays: s.count,
    thankYouPageId: s.id.optional(),
    /** The visitor gets this text by email, at the email address in this field. */
    confirmationFieldId: s.count.optional(),
    confirmationText: s.text.optional(),
    /**
     * Set once someone has decided how long to keep submissions; earlier forms, which keep everything, ask
     * once.
     */
    isKeepingChosen: s.yes.optional(),
    /** The number that the next new field gets. */
    nextN: s.count,
    /** The revision that last changed the form's own details. */
    detailsRevision: s.count,
    changedAt: s.time,
    /** The user who made the last change; absent where a job made it, and in older records. */
    changedBy: s.id.optional(),
  }),
  // Earlier forms had no thank-you text, no recipients of their own and no retention period.
  upgrades: [(item) => fieldConditions({ thankYouText: '', toEmail: [], keepDays: 0, ...item })],
});
export type FormRecord = RecordOf<typeof formEntity>;

/** A past revision of a form: a submission is checked against the revision that the visitor saw. */
export const formRevisionEntity = formPartition.entity({
  sort: ['REV', digits('revision', 8)],
  schema: (s) => ({ ...contentOf(s), supersededAt: s.time, ttl: s.count }),
  upgrades: [(item) => fieldConditions({ thankYouText: '', ...item })],
});
export type FormRevisionRecord = RecordOf<typeof formRevisionEntity>;

/**
 * Separate from the forms partition: code that accepts anonymous submissions must not be able to change a
 * form.
 */
export const submissionsPartition = numberedPartition('SUBMISSIONS', 'formId', { reading: 'once' });

const submission = (s: StoredTypes) => ({
  formId: s.id,
  n: s.upTo(999_999_999, 1),
  /** The revision of the form that the visitor saw. */
  revision: s.count,
  timestamp: s.time,
  pairs: s.list(s.object({ fieldId: s.count, fieldName: s.text, fieldValue: s.text })),
  /** The files that came with it; the first is stored at `…/1`. */
  files: s
    .list(s.object({ fieldId: s.count, name: s.text, kind: s.oneOf(sentFileKindNames), bytes: s.count }))
    .optional(),
  /** The first email address that the visitor filled in, or ''. */
  replyTo: s.text,
  mailState: s.oneOf(mailStates),
  /** Why the mail is delayed, was not sent, or bounced; for a bounce, one line for each recipient. */
  mailReason: s.text,
  /** When the mail's state last changed. */
  mailAt: s.text,
  /** The id of the job that mails it; a job with an older id does nothing. */
  mailRun: s.text,
  /** Absent in submissions from before the mark existed, which count as read. */
  isUnread: s.flag.optional(),
  /** The submission is part of the company's count of unread ones; those from before counting never are. */
  isCounted: s.yes.optional(),
  /** When the visitor was mailed, which happens only once. */
  confirmedAt: s.text.optional(),
  /** Why it was held back. */
  spamSigns: s.list(s.text).optional(),
  ...resent(s),
});

export const submissionEntity = submissionsPartition.entity({
  sort: ['SUB', digits('n', 9)],
  schema: submission,
});
export type SubmissionRecord = RecordOf<typeof submissionEntity>;

/** A submission while it is held back as spam. */
export const spamEntity = submissionsPartition.entity({ sort: ['SPAM', digits('n', 9)], schema: submission });

export const submissionCounterEntity = submissionsPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastN: s.count }),
});

/**
 * Prevents storing a submission twice: until it expires, the same key means the submission that is already
 * stored.
 */
export const storedOnceEntity = submissionsPartition.entity({
  sort: ['KEY', hashed('key')],
  schema: (s) => ({ n: s.count, until: s.text, ttl: s.count }),
});
export type StoredOnceRecord = RecordOf<typeof storedOnceEntity>;
