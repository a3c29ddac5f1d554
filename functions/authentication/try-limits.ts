import { tooManyTries } from '../core/errors';
import { type Key, signInKeys } from '../core/keys';
import { networkOf } from '../core/network-address';
import type { Table, Write } from '../core/table';

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

export interface RateRecord extends Key {
  tries: number;
  lastAt: string;
  until: string;
  ttl: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

export const tryLimits = {
  /** Wrong passwords of an address from one network. */
  password: (email: string, address: string): TryLimit => ({
    subject: `password:${email}:${networkOf(address)}`,
    tries: 5,
    window: quarterHour,
  }),
  /** Wrong passwords of an address from anywhere. */
  passwordEverywhere: (email: string): TryLimit => ({ subject: `password:${email}`, tries: 50, window: day }),
  resetRequest: (email: string): TryLimit => ({ subject: `reset:${email}`, tries: 5, window: hour }),
  resetRequestFrom: (address: string): TryLimit => ({
    subject: `reset-from:${networkOf(address)}`,
    tries: 50,
    window: hour,
  }),
  /** Wrong codes for a new password, over all codes that were mailed. */
  resetCode: (email: string): TryLimit => ({ subject: `reset-code:${email}`, tries: 20, window: 30 * day }),
};

export const tooManyPasswords = () =>
  tooManyTries(
    "Too many wrong passwords. Try again in 15 minutes, or choose 'Don't remember your password?'.",
  );

export interface SpentTry {
  isAllowed: boolean;
  /** The tries that count now, this one among them. */
  tries: number;
  lastAt: string;
  until: string;
}

class StillCounting extends Error {
  constructor(readonly current: RateRecord | undefined) {
    super('The tries of this subject are still counted.');
  }
}

/** Counts a try, or says that there are none left. */
export async function spendTry(table: Table, limit: TryLimit, now: Date): Promise<SpentTry> {
  const first = freshRecord(limit, now);
  try {
    await table.commit([firstTry(first)]);
    return { isAllowed: true, tries: 1, lastAt: first.lastAt, until: first.until };
  } catch (error) {
    if (!(error instanceof StillCounting) || !error.current) throw error;
    return spendFurther(table, limit, error.current, first);
  }
}

async function spendFurther(
  table: Table,
  limit: TryLimit,
  current: RateRecord,
  { pk, sk, lastAt, until, ttl }: RateRecord,
): Promise<SpentTry> {
  try {
    await table.commit([
      {
        update: { pk, sk },
        set: { lastAt, until, ttl },
        add: { tries: 1 },
        condition: { below: { tries: limit.tries } },
        refused: (item) => new StillCounting(item as RateRecord | undefined),
      },
    ]);
    return { isAllowed: true, tries: Math.min(current.tries + 1, limit.tries), lastAt, until };
  } catch (error) {
    if (!(error instanceof StillCounting)) throw error;
    const last = error.current ?? current;
    return { isAllowed: false, tries: last.tries, lastAt: last.lastAt, until: last.until };
  }
}

function freshRecord({ subject, window }: TryLimit, now: Date): RateRecord {
  const end = new Date(now.getTime() + window * 1000);
  return {
    ...signInKeys.rate(subject),
    tries: 1,
    lastAt: now.toISOString(),
    until: end.toISOString(),
    ttl: Math.ceil(end.getTime() / 1000),
  };
}

/** Begins to count where nothing counts any more. */
function firstTry(record: RateRecord): Write {
  return {
    put: { ...record },
    condition: { anyOf: [{ absent: true }, { below: { until: record.lastAt } }] },
    refused: (item) => new StillCounting(item as RateRecord | undefined),
  };
}

export const rateKeyOf = ({ subject }: TryLimit): Key => signInKeys.rate(subject);

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
