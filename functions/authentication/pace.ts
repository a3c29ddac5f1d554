import { tooManyTries } from '../core/errors';
import type { Key } from '../core/keys/key';
import { signInKeys } from '../core/keys/sign-in-keys';
import { networkOf } from '../core/network-address';
import type { Table } from '../core/table';

/** Which try of a network is let through next. */
interface PaceRecord extends Key {
  next: string;
  ttl: number;
}

const longestWaitMs = 60 * 1000;

export const paceKey = (email: string, address: string): Key =>
  signInKeys.rate(`pace:${email}:${networkOf(address)}`);

const tooFast = (waitMs: number) =>
  tooManyTries(
    `Many wrong passwords were tried for this account. Try again in ${Math.ceil(waitMs / 1000)} seconds.`,
    waitMs,
  );

/**
 * Lets one try of a network through per minute at most, the first one too: each network waits for itself, so that
 * nobody can take the turn of the right person.
 * @param beyond failures above those that are free; each makes the wait longer
 * @throws 429 with the time to wait
 */
export async function keepPace(table: Table, key: Key, beyond: number, now: Date): Promise<void> {
  const waitMs = Math.min(longestWaitMs, 5_000 * (beyond + 1));
  const record = await table.get<PaceRecord>(key);
  const next = new Date(now.getTime() + waitMs).toISOString();
  if (record && record.next > now.toISOString()) throw tooFast(Date.parse(record.next) - now.getTime());
  await table.commit([
    {
      put: { ...key, next, ttl: Math.ceil(now.getTime() / 1000) + 15 * 60 },
      condition: record ? { equals: { next: record.next } } : { absent: true },
      refused: () => tooFast(waitMs),
    },
  ]);
  if (!record) throw tooFast(waitMs);
}
