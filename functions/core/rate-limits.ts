import { conflictOf, retryOnConflict, writeConflict } from './conflicts';
import { type RateRecord, rateEntity, rateKey } from './entities/sign-in';
import { tooManyTries } from './errors';
import type { Table, Write } from './table';

/**
 * Limits of attempts, by what was typed and by network, regardless of whether such a user exists. An attempt
 * is counted before it is made, so that concurrent attempts count as if they were made one by one.
 */
export interface RateLimit {
  subject: string;
  tries: number;
  /** How many seconds after the last counted attempt the attempts expire. */
  window: number;
}

export interface ConsumedAttempt {
  isAllowed: boolean;
  /** The attempts that count now, including this one. */
  tries: number;
  lastAt: string;
  until: string;
}

const crowded = {
  attempts: 10,
  orElse: () => tooManyTries('Too many tries at once. Try again in a minute.'),
};

/** Clears attempts that have expired. */
const notCounting = { tries: 0, lastAt: '', until: '' };

/** Counts an attempt, or reports that none are left. */
export async function consumeAttempt(table: Table, limit: RateLimit, now: Date): Promise<ConsumedAttempt> {
  const fresh = freshRecord(limit, now);
  const { pk, sk, lastAt, until, ttl } = fresh;
  const begin: Write = {
    put: { ...fresh },
    condition: { anyOf: [{ absent: true }, { below: { until: lastAt } }] },
    refused: writeConflict,
  };
  const count: Write = {
    update: { pk, sk },
    set: { lastAt, until, ttl },
    add: { tries: 1 },
    condition: { below: { tries: limit.tries } },
    refused: writeConflict,
  };
  // A concurrent attempt may come between the two writes: it took the last one, or a right password cleared
  // them all.
  return retryOnConflict(crowded, async () => {
    const begun = await conflictOf(table.commit([begin]));
    if (!begun) return { isAllowed: true, tries: 1, lastAt, until };
    const running = { ...notCounting, ...(rateEntity.is(begun.current) && begun.current) };
    if (running.tries >= limit.tries) return { ...running, isAllowed: false };
    await table.commit([count]);
    return { isAllowed: true, tries: running.tries + 1, lastAt, until };
  });
}

/**
 * Counts a refused attempt again where the earlier ones have been cleared, because an Admin unlocked the
 * account.
 */
export async function consumeIfCleared(
  table: Table,
  limit: RateLimit,
  spent: ConsumedAttempt,
  clearedAt: string | undefined,
  now: Date,
): Promise<ConsumedAttempt> {
  if (spent.isAllowed || !clearedAt || spent.lastAt > clearedAt) return spent;
  await table.commit([clearAttempts(limit)]);
  return consumeAttempt(table, limit, now);
}

function freshRecord({ subject, window }: RateLimit, now: Date): RateRecord {
  const end = new Date(now.getTime() + window * 1000);
  return {
    ...rateKey(subject),
    tries: 1,
    lastAt: now.toISOString(),
    until: end.toISOString(),
    ttl: Math.ceil(end.getTime() / 1000),
  };
}

export const rateKeyOf = ({ subject }: RateLimit) => rateKey(subject);

/** Whether the attempts in a record are used up. */
export function isExhausted(record: RateRecord | undefined, limit: RateLimit, now: Date): boolean {
  return record !== undefined && record.tries >= limit.tries && record.until >= now.toISOString();
}

/** Counts an attempt afterwards, based on a record that was read: concurrent attempts may be missed. */
export function countAttempt(record: RateRecord | undefined, limit: RateLimit, now: Date): Write {
  const fresh = freshRecord(limit, now);
  if (!record || record.until < fresh.lastAt) return { put: { ...fresh } };
  const { pk, sk, lastAt, until, ttl } = fresh;
  return { update: { pk, sk }, set: { lastAt, until, ttl }, add: { tries: 1 } };
}

export function clearAttempts(limit: RateLimit): Write {
  return { delete: rateKeyOf(limit) };
}
