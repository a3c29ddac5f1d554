import { conflictOf, retryOnConflict, writeConflict } from './conflicts';
import { type RateRecord, rateEntity, rateKey } from './entities/sign-in';
import { tooManyTries } from './errors';
import type { Table, Write } from './table';

/**
 * Limits on tries, by what was typed and from where; whether such a user exists makes no difference. A try is
 * counted before it is made, so that any number of tries at once are counted like one after the other.
 */
export interface TryLimit {
  subject: string;
  tries: number;
  /** Seconds after the last counted try in which they count. */
  window: number;
}

export interface SpentTry {
  isAllowed: boolean;
  /** The tries that count now, this one among them. */
  tries: number;
  lastAt: string;
  until: string;
}

const crowded = {
  attempts: 10,
  orElse: () => tooManyTries('Too many tries at once. Try again in a minute.'),
};

/** What is gone again by the time of the second look. */
const notCounting = { tries: 0, lastAt: '', until: '' };

/** Counts a try, or says that there are none left. */
export async function consumeAttempt(table: Table, limit: TryLimit, now: Date): Promise<SpentTry> {
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
  // Others may be faster between the two: they took the last try, or a right password forgot them all.
  return retryOnConflict(crowded, async () => {
    const begun = await conflictOf(table.commit([begin]));
    if (!begun) return { isAllowed: true, tries: 1, lastAt, until };
    const running = { ...notCounting, ...(rateEntity.is(begun.current) && begun.current) };
    if (running.tries >= limit.tries) return { ...running, isAllowed: false };
    await table.commit([count]);
    return { isAllowed: true, tries: running.tries + 1, lastAt, until };
  });
}

/** A try that was refused is counted again where the tries before it were cleared: an Admin unlocked the address. */
export async function spendIfCleared(
  table: Table,
  limit: TryLimit,
  spent: SpentTry,
  clearedAt: string | undefined,
  now: Date,
): Promise<SpentTry> {
  if (spent.isAllowed || !clearedAt || spent.lastAt > clearedAt) return spent;
  await table.commit([forgetTries(limit)]);
  return consumeAttempt(table, limit, now);
}

function freshRecord({ subject, window }: TryLimit, now: Date): RateRecord {
  const end = new Date(now.getTime() + window * 1000);
  return {
    ...rateKey(subject),
    tries: 1,
    lastAt: now.toISOString(),
    until: end.toISOString(),
    ttl: Math.ceil(end.getTime() / 1000),
  };
}

export const rateKeyOf = ({ subject }: TryLimit) => rateKey(subject);

/** Whether the tries of a record that was read have run out. */
export function isExhausted(record: RateRecord | undefined, limit: TryLimit, now: Date): boolean {
  return record !== undefined && record.tries >= limit.tries && record.until >= now.toISOString();
}

/** Counts a try after the fact, from a record that was read: one of several at once may be missed. */
export function countTry(record: RateRecord | undefined, limit: TryLimit, now: Date): Write {
  const fresh = freshRecord(limit, now);
  if (!record || record.until < fresh.lastAt) return { put: { ...fresh } };
  const { pk, sk, lastAt, until, ttl } = fresh;
  return { update: { pk, sk }, set: { lastAt, until, ttl }, add: { tries: 1 } };
}

export function forgetTries(limit: TryLimit): Write {
  return { delete: rateKeyOf(limit) };
}
