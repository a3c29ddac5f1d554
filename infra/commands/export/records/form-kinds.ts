import { formKeys, submissionKeys } from '@galley/functions/core/keys/form-keys';
import { imageKeys } from '@galley/functions/core/keys/image-keys';
import type { Key } from '@galley/functions/core/keys/key';
import { userKeys } from '@galley/functions/core/keys/user-keys';
import type {
  FormRecord,
  FormRevisionRecord,
  FormRowRecord,
  StoredFormField,
  StoredOnceRecord,
  SubmissionRecord,
} from '@galley/functions/core/records/form-records';
import type { ImageRecord } from '@galley/functions/core/records/image-records';
import type { UserRecord } from '@galley/functions/core/records/user-records';
import { roles } from '@galley/shared/permissions';
import { email } from '@galley/shared/schemas/fields';
import { fieldTypes, inputTypes } from '@galley/shared/schemas/form-field-content';
import { mailStates } from '@galley/shared/schemas/submission';
import * as z from 'zod';
import { imageTypes } from './image-types';
import {
  anyNumber,
  count,
  kindOfRecord,
  type Naming,
  objectId,
  type RecordKinds,
  text,
  texts,
  time,
  truth,
} from './record-kind';
import type { CounterRecord } from './site-kinds';

const field: z.ZodType<StoredFormField> = z.strictObject({
  n: count,
  name: text,
  fieldType: z.enum(fieldTypes),
  inputType: z.enum(inputTypes),
  placeholder: text,
  isRequired: truth,
  minLength: anyNumber,
  maxLength: anyNumber,
  options: texts,
  linkText: text,
  linkUrl: text,
  showIfFieldId: count.nullable(),
  showIfValue: text,
  revision: count,
});
const formFields = {
  id: objectId,
  name: text,
  columns: count,
  thankYouText: text,
  fields: z.array(field),
  revision: count,
};

/** Of what was mailed again on somebody's word. */
const resent = { resentAt: time.optional(), resends: count.optional() };
const submission = {
  formId: objectId,
  n: objectId.max(999_999_999),
  revision: count,
  timestamp: time,
  pairs: z.array(z.strictObject({ fieldId: count, fieldName: text, fieldValue: text })),
  replyTo: text,
  mailState: z.enum(mailStates),
  mailReason: text,
  mailAt: text,
  mailRun: text,
  spamSigns: texts.optional(),
  ...resent,
};

/** Forms and what was sent with them. */
export function formKinds({ scope }: Naming): RecordKinds {
  return {
    'forms FORM': kindOfRecord<FormRowRecord>(
      { id: objectId, name: text, fieldCount: count, changedAt: time },
      ({ id }) => formKeys.row(scope, id),
    ),
    'forms COUNTER': kindOfRecord<CounterRecord>({ lastId: count }, () => formKeys.counter(scope)),
    'form FORM': kindOfRecord<FormRecord>(
      {
        ...formFields,
        toEmail: texts,
        keepDays: count,
        isKeepingChosen: z.literal(true).optional(),
        nextN: count,
        detailsRevision: count,
        changedAt: time,
      },
      ({ id }) => formKeys.form(scope, id),
    ),
    'form REV': kindOfRecord<FormRevisionRecord>(
      { ...formFields, supersededAt: time, ttl: count },
      ({ id, revision }) => formKeys.formRevision(scope, id, revision),
    ),
    'submissions SUB': kindOfRecord<SubmissionRecord>(submission, ({ formId, n }) =>
      submissionKeys.submission(scope, formId, n),
    ),
    'submissions SPAM': kindOfRecord<SubmissionRecord>(submission, ({ formId, n }) =>
      submissionKeys.spam(scope, formId, n),
    ),
    'submissions KEY': kindOfRecord<StoredOnceRecord>(
      { n: count, until: text, ttl: count },
      /^KEY#[0-9a-f]{64}$/,
    ),
    'submissions COUNTER': kindOfRecord<Key & { lastN: number }>({ lastN: count }, /^COUNTER$/),
  };
}

/** The library and the company's people. */
export function libraryAndPeopleKinds({ scope, imageUrl, object }: Naming): RecordKinds {
  return {
    'images IMG': kindOfRecord<ImageRecord>(
      {
        id: objectId,
        imageUrl,
        imageDescription: text,
        altText: text,
        width: count,
        height: count,
        bytes: count,
        contentType: z.enum(imageTypes),
        tags: texts,
        replacement: object.optional(),
        fileNumber: count.optional(),
        widths: z.array(count.max(99_999)).optional(),
        widthsOf: count.optional(),
        createdAt: time,
        changedAt: time,
        revision: count,
      },
      // Its address names the same picture as its place.
      ({ id, imageUrl: url }) => imageKeys.image(scope, Number(url.split('/')[1]) === id ? id : 0),
    ),
    'images COUNTER': kindOfRecord<CounterRecord>({ lastId: count }, () => imageKeys.counter(scope)),
    'users USER': kindOfRecord<UserRecord>(
      {
        id: objectId.max(999_999),
        email: email('email'),
        firstName: text,
        lastName: text,
        phoneNumber: anyNumber.nullable(),
        internationalPhone: text.optional(),
        role: z.enum(roles),
        company: z.literal(scope.company),
        access: anyNumber.nullable(),
        clientNumber: anyNumber.nullable(),
        relatedClients: text,
        epoch: count,
        isLockedOut: truth,
        isLockedByCodes: truth.optional(),
        invalidAttempts: count,
        attemptsUntil: text.optional(),
        wrongCodes: texts,
        wrongCodesRevision: count.optional(),
        mustChangePassword: truth,
        mailProblem: z.strictObject({ why: text, at: text }).optional(),
        passwordChangedAt: text.optional(),
        ...resent,
        lastChanged: text,
        formerAddresses: texts.optional(),
        revision: count,
      },
      ({ id }) => userKeys.user(scope, id),
    ),
    'users COUNTER': kindOfRecord<CounterRecord>({ lastId: count }, () => userKeys.counter(scope)),
  };
}
