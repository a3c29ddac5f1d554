import { phoneRulesOf } from '@galley/shared/phone/phone-rules';
import type { FormModel } from '@galley/shared/schemas/form';
import type { SubmissionPair } from '@galley/shared/schemas/submission';
import { spendBudget } from '../core/budgets/spend-budget';
import { countSubmissions, countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import {
  type StoredOnceRecord,
  type SubmissionRecord,
  spamEntity,
  storedOnceEntity,
  submissionCounterEntity,
  submissionEntity,
} from '../core/entities/form';
import type { Key } from '../core/entities/key';
import { tooManyTries } from '../core/errors';
import { bytesOf } from '../core/forms/sent-files';
import { mailAgain } from '../core/forms/submission-mail';
import { packSubmissionId } from '../core/ids';
import { dispatchJobs, type NewJob, newJob } from '../core/jobs';
import { networkOf } from '../core/network';
import { consumeAttempt } from '../core/rate-limits';
import type { Table, Write } from '../core/table';
import { type CheckedValues, checkValues } from './check-values';
import type { CheckedFiles, CheckedSentFile } from './sent-file-check';
import { markOf, type SentForm, withFileNames } from './sent-form';
import { readShownForm } from './shown-form';
import { spamSignalsOf } from './spam-signals';
import { SubmissionRejectedError, withForm, wrongValues } from './submission-errors';

interface Context {
  table: Table;
  scope: CompanyScope;
  now: Date;
  /** The visitor's IP address, as the edge saw it. */
  ipAddress: string;
}

interface ToStore {
  form: FormModel;
  pairs: SubmissionPair[];
  files: readonly CheckedSentFile[];
  onceKey: Key;
  /** Whether the visitor gets a confirmation by mail. */
  isConfirmed: boolean;
}

/** What the visitor gets once it is stored. */
interface Stored {
  thankYouPageId: number | undefined;
}

/** Generous enough for an office that shares a network, but not for a flood. */
const perNetwork = { tries: 30, window: 10 * 60 };
/** Confirmations to one email address. */
const perEmail = { tries: 3, window: 24 * 60 * 60 };
const minute = 60_000;
/**
 * How long an identical submission counts as a duplicate; longer where the page's script marked it as a
 * retry.
 */
const onceForMs = { key: 24 * 60 * minute, network: 10 * minute };

/**
 * Stores a submission and the job of its mail in one transaction, only once. It is stored when this returns.
 * @throws SubmissionRejectedError where a value is invalid, the page is too old, or the network sends too much;
 * SubmissionNotStoredError where something fails after the form was read
 */
export async function storeSubmission(context: Context, sent: SentForm): Promise<Stored> {
  const { table, scope, now, ipAddress } = context;
  const network = networkOf(ipAddress);
  const onceKey = storedOnceEntity.key(scope, sent.formId, markOf(sent, network));
  const { form, also, current, company } = await readShownForm(table, scope, sent, onceKey);
  const stored = { thankYouPageId: current.thankYouPageId };
  const isStored = also !== undefined && also.until > now.toISOString();
  const hasFiles = sent.files.length > 0;
  if (isStored && hasFiles) return stored;
  try {
    // Inspecting files is expensive, so their network is counted first.
    if (hasFiles) await requireNoFlood(context, network, form);
    const taken = hasFiles ? await (await filing()).takeInFiles(context, form, sent, company) : noFiles;
    const { pairs, errors } = await checkEntered(form, sent, taken);
    if (Object.keys(errors).length > 0) throw wrongValues(form, errors);
    if (isStored) return stored;
    if (!hasFiles) await requireNoFlood(context, network, form);
    await spendBudget(table, scope, 'submissions', 1, now);
    const isConfirmed = await mayConfirm(context, form, pairs, current.confirmationFieldId);
    const files = taken.files.filter((file) => isFilledIn(pairs, file.fieldId));
    await storeOnce(context, sent, { form, pairs, files, onceKey, isConfirmed });
  } catch (error) {
    throw withForm(error, form);
  }
  return stored;
}

/** Loaded only for forms with files, which are the minority. */
const filing = () => import('./take-in-files');
const noFiles: CheckedFiles = { files: [], errors: {} };

const isFilledIn = (pairs: readonly SubmissionPair[], id: number) =>
  pairs.some(({ fieldId, fieldValue }) => fieldId === id && fieldValue !== '');

/** The value of a file field is the names of its files; a text in its place is ignored. */
async function checkEntered(form: FormModel, sent: SentForm, taken: CheckedFiles): Promise<CheckedValues> {
  const phones = form.country === undefined ? undefined : await phoneRulesOf(form.country);
  const texts = new Map(sent.values);
  for (const { id, fieldType } of form.fields) if (fieldType === 'file') texts.delete(id);
  const entered = withFileNames({ values: texts, files: sent.files });
  const values = withFileNames({ values: entered, files: taken.files });
  return checkValues(form, values, { phones, fileErrors: taken.errors });
}

async function storeOnce(context: Context, sent: SentForm, toStore: ToStore): Promise<void> {
  const { table, scope, now } = context;
  const { form, files, onceKey } = toStore;
  const n = await table.increment(submissionCounterEntity.key(scope, form.id), 'lastN');
  if (files.length > 0) await (await filing()).storeFiles(context, { formId: form.id, n }, files);
  const { record, jobs } = submissionOf(context, toStore, n, spamSignalsOf(sent));
  const storedBefore = await conflictOf(
    table.commit([
      onceWrite(onceKey, n, sent, now),
      { put: { ...record }, condition: { absent: true } },
      ...jobs.map((job) => job.write),
      ...(record.spamSigns
        ? []
        : [countSubmissions(scope, { submissions: 1, unread: [{ formId: form.id, by: 1 }] })]),
      ...(files.length > 0 ? [countWrite(scope, { sentBytes: bytesOf(files) })] : []),
    ]),
  );
  if (!storedBefore) await dispatchJobs(jobs);
}

/**
 * Whether the visitor gets a mail. The email address may be anyone's, so each one gets only a few per day
 * from all sites of the installation together.
 */
async function mayConfirm(
  { table, now }: Context,
  form: FormModel,
  pairs: readonly SubmissionPair[],
  fieldId: number | undefined,
): Promise<boolean> {
  const isEmailField = form.fields.some(({ id, fieldType }) => id === fieldId && fieldType === 'email');
  const email = isEmailField ? pairs.find((pair) => pair.fieldId === fieldId)?.fieldValue : undefined;
  if (!email) return false;
  const limit = { subject: `confirm:${email.toLowerCase()}`, ...perEmail };
  return (await consumeAttempt(table, limit, now)).isAllowed;
}

/** Counts a submission of this network. */
async function requireNoFlood({ table, scope, now }: Context, network: string, form: FormModel) {
  const limit = { subject: `submit:${scope.company}:${network}`, ...perNetwork };
  const { isAllowed } = await consumeAttempt(table, limit, now);
  if (isAllowed) return;
  throw new SubmissionRejectedError(
    tooManyTries('Too much was sent from here. Try again in ten minutes.'),
    form,
  );
}

function submissionOf(
  { scope, now }: Context,
  { form, pairs, files, isConfirmed }: ToStore,
  n: number,
  spamSignals: string[],
): { record: SubmissionRecord; jobs: NewJob[] } {
  const isSpam = spamSignals.length > 0;
  const { mail, job } = mailAgain(scope, { formId: form.id, n }, now);
  const emailIds = form.fields.filter(({ fieldType }) => fieldType === 'email').map(({ id }) => id);
  const record: SubmissionRecord = {
    ...(isSpam ? spamEntity : submissionEntity).key(scope, form.id, n),
    formId: form.id,
    n,
    revision: form.revision,
    timestamp: now.toISOString(),
    pairs,
    ...(files.length > 0 && { files: files.map(({ content: _content, ...file }) => file) }),
    replyTo:
      pairs.find(({ fieldId, fieldValue }) => emailIds.includes(fieldId) && fieldValue)?.fieldValue ?? '',
    isUnread: true,
    ...mail,
    ...(isSpam ? { mailState: 'held', spamSigns: spamSignals } : { isCounted: true }),
  };
  // Potential spam triggers no mails, and after a later release from spam a confirmation would come too late.
  const submissionId = packSubmissionId({ formId: form.id, n });
  const confirmation = isConfirmed ? [newJob(scope, { kind: 'confirm-submission', submissionId }, now)] : [];
  return { record, jobs: isSpam ? [] : [job, ...confirmation] };
}

function onceWrite(key: Key, n: number, sent: SentForm, now: Date): Write {
  const end = now.getTime() + (sent.key ? onceForMs.key : onceForMs.network);
  const record: StoredOnceRecord = {
    ...key,
    n,
    until: new Date(end).toISOString(),
    ttl: Math.ceil(end / 1_000),
  };
  return {
    put: { ...record },
    condition: { anyOf: [{ absent: true }, { below: { until: now.toISOString() } }] },
    refused: writeConflict,
  };
}
