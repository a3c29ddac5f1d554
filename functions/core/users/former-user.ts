import type { CompanyScope } from '../company-scope';
import { emailHash } from '../entities/sign-in';
import { staffDataPlaces } from '../forgotten-person';
import type { JobWork } from '../job-kinds';
import { type NewJob, newJob } from '../jobs';

/** The pseudonym that replaces a deleted user in logs and stored items; a company never reuses an id. */
export const formerUser = (userId: number) => `Former user ${userId}`;

/**
 * A user whose name and email addresses are removed from stored data, and the moment until which the
 * email addresses were theirs.
 */
export type ForgottenPerson = Pick<JobWork<'forget-person'>, 'userId' | 'addresses' | 'until'>;

/**
 * Finds candidates for email addresses in any text; `shared/schemas/fields.ts` defines what an email address
 * is.
 */
const emailPattern = /[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+/g;
const around = /^['`‘“.]+|['`’”.!?…]+$/g;

/** Compares email addresses by hash, so that no job contains the email address of the person whom it removes. */
export function isEmailOf({ addresses }: Pick<ForgottenPerson, 'addresses'>, text: string): boolean {
  return text.includes('@') && addresses.includes(emailHash(text));
}

/** Replaces each of the person's email addresses in a text by the pseudonym. */
export function replacePerson(text: string, person: Pick<ForgottenPerson, 'userId' | 'addresses'>): string {
  return text.replace(emailPattern, (found) => {
    if (isEmailOf(person, found)) return formerUser(person.userId);
    const email = found.replace(around, '');
    return isEmailOf(person, email) ? found.replace(email, formerUser(person.userId)) : found;
  });
}

/** A request that began before the end of the session may still write for this long. */
const stillWritingMs = 60_000;
/** Longer than any job's retries take: after this, no mail to the person can become a dead job. */
const againAfterMs = 5 * 24 * 60 * 60_000;

/**
 * The jobs that remove a deleted user's email addresses from stored data: one runs now, and one when nothing
 * that was in progress at the deletion can still be written.
 * @param emailHashes hashes of the email addresses that were only this user's
 * @param isVendor the user may have acted for any company
 */
export function forgetPersonJobs(
  scope: CompanyScope,
  { userId, addresses, isVendor }: { userId: number; addresses: string[]; isVendor: boolean },
  now: Date,
): [now: NewJob[], later: NewJob[]] {
  const person = { userId, addresses, until: new Date(now.getTime() + stillWritingMs).toISOString() };
  const jobs = (dueInMs: number) => [
    newJob(
      scope,
      { kind: 'forget-person', ...person, places: [...staffDataPlaces], after: '' },
      now,
      dueInMs,
    ),
    ...(isVendor
      ? [newJob(scope, { kind: 'forget-vendors-person', ...person, after: '' }, now, dueInMs)]
      : []),
  ];
  return [jobs(0), jobs(againAfterMs)];
}

/** No company has had this many users, so higher numbers are free. */
const noIdAbove = 900_000;

/**
 * The jobs for a user who was deleted before pseudonyms existed. The user's id is no longer known, so a
 * number above all ids is used. The company's current settings are not changed, because the email address may
 * be in use again.
 */
export function forgetLongGone(
  scope: CompanyScope,
  gone: { number: number; address: string; deletedAt: Date; isVendor: boolean },
  now: Date,
): NewJob[] {
  const person = {
    userId: noIdAbove + gone.number,
    addresses: [gone.address],
    until: new Date(gone.deletedAt.getTime() + stillWritingMs).toISOString(),
    after: '',
  };
  const places = staffDataPlaces.filter((place) => place !== 'site');
  return [
    newJob(scope, { kind: 'forget-person', ...person, places }, now),
    ...(gone.isVendor ? [newJob(scope, { kind: 'forget-vendors-person', ...person }, now)] : []),
  ];
}
