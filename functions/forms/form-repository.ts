import { formRevisionDays } from '@galley/shared/limits';
import type { LiveChange } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import { activityWrite } from '../core/activity-log';
import type { CompanyScope } from '../core/company-scope';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import {
  type FormRecord,
  type FormRevisionRecord,
  type FormRowRecord,
  formEntity,
  formRevisionEntity,
  formRowEntity,
} from '../core/entities/form';
import { conflict, notFound } from '../core/errors';
import { nextDeletionJob } from '../core/forms/old-submissions';
import { dispatchJobs, type NewJob, newJob } from '../core/jobs';
import { allowLiveChange } from '../core/live-changes';
import { livePagesWithForm } from '../core/pages/pages-with-form';
import type { Session } from '../core/session';
import type { Table, Write } from '../core/table';

/** @throws 404 */
export async function readForm(table: Table, scope: CompanyScope, formId: number): Promise<FormRecord> {
  return required(await table.get(formEntity.key(scope, formId)), () => notFound('This form'));
}

/** A form's row in the list of forms. */
function formRow(scope: CompanyScope, { id, name, fields, changedAt, changedBy }: FormRecord): FormRowRecord {
  return { ...formRowEntity.key(scope, id), id, name, fieldCount: fields.length, changedAt, changedBy };
}

/** A new form, with the default retention period. */
export function newForm(
  scope: CompanyScope,
  id: number,
  given: Pick<FormRecord, 'name' | 'columns' | 'keepDays'> &
    Partial<Pick<FormRecord, 'thankYouText' | 'fields' | 'changedBy'>>,
  now: Date,
): FormRecord {
  const { thankYouText = '', fields = [] } = given;
  return {
    ...formEntity.key(scope, id),
    ...given,
    id,
    thankYouText,
    fields,
    nextN: fields.length + 1,
    toEmail: [],
    isKeepingChosen: true,
    revision: 1,
    detailsRevision: 1,
    changedAt: now.toISOString(),
  };
}

/** The writes that create a form, with its row in the list and the job that deletes expired submissions. */
export function newFormWrites(scope: CompanyScope, form: FormRecord, now: Date): Write[] {
  return [
    { put: { ...form }, condition: { absent: true } },
    { put: { ...formRow(scope, form) } },
    ...(form.keepDays > 0 ? [nextDeletionJob(scope, form.id, now).write] : []),
  ];
}

interface FormContext {
  table: Table;
  scope: CompanyScope;
  session: Session;
  now: Date;
}

/** A change of a form; `nextRevision` is the form's revision after it. */
type FormChange<Result> = (
  form: FormRecord,
  nextRevision: number,
) => {
  set: Partial<FormRecord>;
  result: Result;
  /** The entry of the activity log. */
  action: string;
  /** What visitors see changed of the form, where it is on a live page. */
  live?: LiveChange;
  /** Further jobs, besides re-rendering the pages. */
  jobs?: NewJob[];
};

const busy = {
  attempts: 10,
  orElse: () => conflict('Several people are changing this form right now. Nothing was saved: try again.'),
};
const daySeconds = 24 * 60 * 60;

/**
 * Changes a form with one read and one write. The previous revision is kept, because visitors still have it
 * on their screens, and a job re-renders the live pages that show the form. Concurrent changes by two users
 * are both made.
 * @throws 404 where there is no such form, and errors of `change`
 */
export async function changeForm<Result>(
  context: FormContext,
  formId: number,
  change: FormChange<Result>,
): Promise<Result> {
  const { table, scope, session, now } = context;
  return retryOnConflict(busy, async () => {
    const form = await readForm(table, scope, formId);
    const revision = form.revision + 1;
    const { set, result, action, live, jobs = [] } = change(form, revision);
    const notifications = live ? await allowFormChange(context, form, live) : [];
    const changed = { changedAt: now.toISOString(), changedBy: session.userId };
    const after: FormRecord = { ...form, ...set, revision, ...changed };
    const left = [newJob(scope, { kind: 'render-form', formId }, now), ...jobs];
    await table.commit([
      { put: { ...after }, condition: { equals: { revision: form.revision } }, refused: writeConflict },
      { put: { ...supersededBy(scope, form, now) } },
      { put: { ...formRow(scope, after) } },
      activityWrite(scope, { actor: session, action, at: now }),
      ...[...left, ...notifications].map((job) => job.write),
    ]);
    await dispatchJobs(left);
    return result;
  });
}

function allowFormChange(
  context: FormContext,
  { id, name }: FormRecord,
  change: LiveChange,
): Promise<NewJob[]> {
  return allowLiveChange(context, change, `the form '${name}'`, async () => {
    return (await livePagesWithForm(context.table, context.scope, id)).length > 0;
  });
}

/** The previous revision of the form, kept as long as a visitor may still submit it. */
function supersededBy(scope: CompanyScope, form: FormRecord, now: Date): FormRevisionRecord {
  const { id, name, columns, thankYouText, fields, revision } = form;
  return {
    ...formRevisionEntity.key(scope, id, revision),
    id,
    name,
    columns,
    thankYouText,
    fields,
    revision,
    supersededAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + formRevisionDays * daySeconds,
  };
}
