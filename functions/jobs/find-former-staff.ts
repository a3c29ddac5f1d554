import type { CompanyScope } from '../core/company-scope';
import { activityEntity } from '../core/entities/activity';
import { companyEntity } from '../core/entities/company';
import { emailHash } from '../core/entities/sign-in';
import { staffCheckEntity } from '../core/entities/site';
import { type JobWork, type NewJob, newJob } from '../core/jobs';
import type { Table, Write } from '../core/table';
import { forgetLongGone } from '../core/users/former-user';

type Work = JobWork<'find-former-staff'>;

const rowsAtOnce = 1_000;
/** Each user takes a job or two, and a transaction holds a hundred writes. */
const foundAtOnce = 40;

/** The log entry of a release without pseudonyms. */
const deletion = /^Deleted user (\S+@\S+)$/;

/** The search of old log entries, for a company that has not had it. */
export async function staffCheckJob(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const isChecked = await table.get(staffCheckEntity.key(scope));
  return isChecked ? [] : [newJob(scope, { kind: 'find-former-staff', after: '', found: 0 }, new Date())];
}

/**
 * Finds users who were deleted before pseudonyms existed, by their entries in the activity log, and enqueues
 * the jobs that insert the pseudonyms, in batches.
 */
export async function findFormerStaff(
  table: Table,
  scope: CompanyScope,
  work: Work,
): Promise<{ jobs: NewJob[]; left?: Work; writes?: Write[] }> {
  const [company, { items, cursor }] = await Promise.all([
    table.get(companyEntity.key(scope)),
    table.query(activityEntity.range(scope), {
      limit: rowsAtOnce,
      attributes: ['action', 'timestamp'],
      ...(work.after !== '' && { cursor: work.after }),
    }),
  ]);
  const deletions = items.flatMap(({ sk, action, timestamp }) => {
    const email = deletion.exec(action)?.[1];
    return email ? [{ sk, hash: emailHash(email), deletedAt: new Date(timestamp) }] : [];
  });
  const some = deletions.slice(0, foundAtOnce);
  const now = new Date();
  const jobs = some.flatMap(({ hash, deletedAt }, index) =>
    forgetLongGone(
      scope,
      { number: work.found + index + 1, address: hash, deletedAt, isVendor: company?.isVendor ?? false },
      now,
    ),
  );
  const after = deletions.length > some.length ? some.at(-1)?.sk : cursor;
  if (after !== undefined) return { jobs, left: { ...work, after, found: work.found + some.length } };
  return { jobs, writes: [{ put: { ...staffCheckEntity.key(scope), checkedAt: now.toISOString() } }] };
}
