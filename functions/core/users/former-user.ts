import type { CompanyScope } from '../company-scope';
import { addressHash } from '../entities/sign-in';
import { placesOfStaff } from '../forgotten-person';
import type { JobWork } from '../job-kinds';
import { type NewJob, newJob } from '../jobs';

/** What is in logs and stored items in place of someone who was deleted; a company never gives an id again. */
export const formerUser = (userId: number) => `Former user ${userId}`;

/** Whose name and address are taken out of what is stored, and until when it was theirs. */
export type ForgottenPerson = Pick<JobWork<'forget-person'>, 'userId' | 'addresses' | 'until'>;

/** What may be an address, whatever is around it; `shared/schemas/fields.ts` says what is one. */
const likeAnAddress = /[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+/g;
const around = /^['`‘“.]+|['`’”.!?…]+$/g;

/** Tells the person's addresses by their hashes: no job says in clear whom it is to forget. */
export function isEmailOf({ addresses }: Pick<ForgottenPerson, 'addresses'>, text: string): boolean {
  return text.includes('@') && addresses.includes(addressHash(text));
}

/** A text with the pseudonym in place of each address of the person; the same text where there is none. */
export function withoutPerson(text: string, person: Pick<ForgottenPerson, 'userId' | 'addresses'>): string {
  return text.replace(likeAnAddress, (found) => {
    if (isEmailOf(person, found)) return formerUser(person.userId);
    const address = found.replace(around, '');
    return isEmailOf(person, address) ? found.replace(address, formerUser(person.userId)) : found;
  });
}

/** What someone began before the end of the session may be written a little later. */
const stillWritingMs = 60_000;
/** Longer than any job waits and is tried: no mail to the person is among what failed after it. */
const againAfterMs = 5 * 24 * 60 * 60_000;

/**
 * The jobs that take a deleted person's address out of what is stored: one now, and one when nothing that was under
 * way at the deletion can still be written.
 * @param addresses hashes of those that were the person's and no one else's since
 * @param isVendor the person may have acted for any company
 */
export function forgetPersonJobs(
  scope: CompanyScope,
  { userId, addresses, isVendor }: { userId: number; addresses: string[]; isVendor: boolean },
  now: Date,
): [now: NewJob[], later: NewJob[]] {
  const person = { userId, addresses, until: new Date(now.getTime() + stillWritingMs).toISOString() };
  const jobs = (dueInMs: number) => [
    newJob(scope, { kind: 'forget-person', ...person, places: [...placesOfStaff], after: '' }, now, dueInMs),
    ...(isVendor
      ? [newJob(scope, { kind: 'forget-vendors-person', ...person, after: '' }, now, dueInMs)]
      : []),
  ];
  return [jobs(0), jobs(againAfterMs)];
}

/** No company has had so many users: what is above is no one's id. */
const noIdAbove = 900_000;

/**
 * The jobs for someone who was deleted before there were pseudonyms. The id is known no more, so a number above all
 * ids stands for the person. What the company keeps of itself today is left: the address may be in use again.
 */
export function forgetLongGone(
  scope: CompanyScope,
  gone: { number: number; address: string; deletedAt: Date; isVendor: boolean },
  now: Date,
): NewJob[] {
  const until = new Date(gone.deletedAt.getTime() + stillWritingMs).toISOString();
  const person = { userId: noIdAbove + gone.number, addresses: [gone.address], until, after: '' };
  const places = placesOfStaff.filter((place) => place !== 'site');
  return [
    newJob(scope, { kind: 'forget-person', ...person, places }, now),
    ...(gone.isVendor ? [newJob(scope, { kind: 'forget-vendors-person', ...person }, now)] : []),
  ];
}
