import type { EntityKey } from '../core/entities/key';
import { type PaceRecord, paceKeyOf } from '../core/entities/sign-in';
import { tooManyTries } from '../core/errors';
import { networkOf } from '../core/network';
import type { Table } from '../core/table';

const longestWaitMs = 60 * 1000;

export const paceKey = (email: string, ipAddress: string) =>
  paceKeyOf(`pace:${email}:${networkOf(ipAddress)}`);

const tooFast = (waitMs: number) =>
  tooManyTries(
    `Many wrong passwords were tried for this account. Try again in ${Math.ceil(waitMs / 1000)} seconds.`,
    waitMs,
  );

/**
 * Makes a network wait before each attempt, including the first: for seconds, and for up to a minute as failures
 * increase. Each network waits on its own, so an attacker cannot use up the owner's turn.
 * @param beyond failures above those that are free; each makes the wait longer
 * @throws 429 with the time to wait
 */
export async function keepPace(
  table: Table,
  key: EntityKey<PaceRecord>,
  beyond: number,
  now: Date,
): Promise<void> {
  const waitMs = Math.min(longestWaitMs, 5_000 * (beyond + 1));
  const record = await table.get(key);
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
