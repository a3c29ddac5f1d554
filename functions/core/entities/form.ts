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
  schema: (s) => ({ id: s.id, name: s.text, fieldCount: s.count, changedAt: s.time }),
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
  /** In order. */
  fields: s.list(
    s.object({
      /** Its number within the form, which is never given again. */
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
      /** Of words between the others, which forms of before could not have. */
      text: s.text.optional(),
      /** Of files, which forms of before could not ask for. */
      accepts: s.oneOf(sentFileGroups).optional(),
      mostFiles: s.count.optional(),
      showIfFieldId: s.count.nullable(),
      showIfValue: s.text,
      /** The revision of the form that changed this field last. */
      revision: s.count,
    }),
  ),
  /** Raised by every change of the form or of a field. */
  revision: s.count,
});

/** A form's fields could not yet depend on one another. */
const fieldConditions = (item: Item) => ({
  ...item,
  fields: (Array.isArray(item.fields) ? item.fields : []).map((field) => ({
    showIfFieldId: null,
    showIfValue: '',
    ...field,
  })),
});

/** A form as it is now. */
export const formEntity = formPartition.entity({
  sort: ['FORM'],
  schema: (s) => ({
    ...contentOf(s),
    toEmail: s.list(s.text),
    keepDays: s.count,
    thankYouPageId: s.id.optional(),
    /** Who sent it is mailed this text, at the address in this field. */
    confirmationFieldId: s.count.optional(),
    confirmationText: s.text.optional(),
    /** Someone decided about it: a form of before, which keeps everything, asks once. */
    isKeepingChosen: s.yes.optional(),
    /** The number that the next new field gets. */
    nextN: s.count,
    /** The revision that changed the form's own details last. */
    detailsRevision: s.count,
    changedAt: s.time,
  }),
  // Forms could not yet thank in words of their own, name who gets their mails, or forget their submissions.
  upgrades: [(item) => fieldConditions({ thankYouText: '', toEmail: [], keepDays: 0, ...item })],
});
export type FormRecord = RecordOf<typeof formEntity>;
export type StoredFormField = FormRecord['fields'][number];

/** A form as it was until another revision took its place: what a visitor sent is checked against the one that was seen. */
export const formRevisionEntity = formPartition.entity({
  sort: ['REV', digits('revision', 8)],
  schema: (s) => ({ ...contentOf(s), supersededAt: s.time, ttl: s.count }),
  upgrades: [(item) => fieldConditions({ thankYouText: '', ...item })],
});
export type FormRevisionRecord = RecordOf<typeof formRevisionEntity>;

/** Apart from the form: who takes in what strangers send must not be able to change a form. */
export const submissionsPartition = numberedPartition('SUBMISSIONS', 'formId', { reading: 'once' });

const submission = (s: StoredTypes) => ({
  formId: s.id,
  n: s.upTo(999_999_999, 1),
  /** The revision of the form that the visitor saw. */
  revision: s.count,
  timestamp: s.time,
  pairs: s.list(s.object({ fieldId: s.count, fieldName: s.text, fieldValue: s.text })),
  /** What was sent with it: the first lies at `…/1`. */
  files: s
    .list(s.object({ fieldId: s.count, name: s.text, kind: s.oneOf(sentFileKindNames), bytes: s.count }))
    .optional(),
  /** The first address that the visitor filled in, or ''. */
  replyTo: s.text,
  mailState: s.oneOf(mailStates),
  /** Why the mail is not out yet, will not go out, or came back: then a line for each recipient. */
  mailReason: s.text,
  /** The last change of the mail's state. */
  mailAt: s.text,
  /** The job that mails it; an older one has been replaced and does nothing any more. */
  mailRun: s.text,
  /** Absent in those that came before there was the mark: they count as read. */
  isUnread: s.flag.optional(),
  /** It is one of those that the company's counts say are unread; those of before there were counts never are. */
  isCounted: s.yes.optional(),
  /** When its visitor was mailed, which happens once. */
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

/** A submission while it is held back. */
export const spamEntity = submissionsPartition.entity({ sort: ['SPAM', digits('n', 9)], schema: submission });

export const submissionCounterEntity = submissionsPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastN: s.count }),
});

/** What was stored under this key is not stored again: until then, the same is the submission that was stored. */
export const storedOnceEntity = submissionsPartition.entity({
  sort: ['KEY', hashed('key')],
  schema: (s) => ({ n: s.count, until: s.text, ttl: s.count }),
});
export type StoredOnceRecord = RecordOf<typeof storedOnceEntity>;
