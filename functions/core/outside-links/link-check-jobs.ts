import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import { type NewJob, sharedJob } from '../jobs';

const momentMs = 2_000;
const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;
/**
 * The delay after a publish before its links are checked, together with those of other pages published in
 * that time.
 */
const publishedTogetherMs = 10 * minuteMs;

/** The next multiple of a length, counted from an offset. */
const slotAfter = (moment: number, lengthMs: number, offset = 0): Date =>
  new Date(Math.floor((moment - offset) / lengthMs + 1) * lengthMs + offset);

/** The weekly check of everything that a company has published; each company has its own time. */
export function weeklyLinkCheck(scope: CompanyScope, now: Date): NewJob {
  const offset = createHash('sha256').update(`${scope.company} outside`).digest().readUIntBE(0, 5) % weekMs;
  const dueAt = slotAfter(now.getTime(), weekMs, offset);
  return sharedJob(scope, { kind: 'find-outside-links', isWhole: true }, { dueAt, jobId: 'outside', now });
}

/** The check for new links, minutes after a publish. */
export function newLinksJob(scope: CompanyScope, now: Date): NewJob {
  const dueAt = slotAfter(now.getTime() + publishedTogetherMs / 2, publishedTogetherMs);
  return sharedJob(
    scope,
    { kind: 'find-outside-links', isWhole: false },
    { dueAt, jobId: 'new-outside', now },
  );
}

/** The check that an Admin requests; requesting it again at the same moment joins it. */
export function linkCheckNow(scope: CompanyScope, now: Date): NewJob {
  return sharedJob(
    scope,
    { kind: 'find-outside-links', isWhole: true },
    { dueAt: slotAfter(now.getTime(), momentMs), jobId: 'outside-now', now },
  );
}

/** The next step of checking; requests for the same moment share it. */
export function linkCheckJob(scope: CompanyScope, earliest: Date, now: Date): NewJob {
  const dueAt = slotAfter(earliest.getTime(), momentMs);
  return sharedJob(scope, { kind: 'ask-outside-links' }, { dueAt, jobId: 'ask-outside', now });
}
