import { tooManyTries } from '../core/errors';
import { networkOf } from '../core/network';
import { consumeAttempt, type RateLimit } from '../core/rate-limits';
import type { Table } from '../core/table';

const quarterHour = 15 * 60;

/** Generous, because a whole office signs in from one network in the morning. */
const limits = {
  configuration: (ipAddress: string): RateLimit => ({
    subject: `client-configuration:${networkOf(ipAddress)}`,
    tries: 600,
    window: quarterHour,
  }),
  signOn: (ipAddress: string): RateLimit => ({
    subject: `sign-on:${networkOf(ipAddress)}`,
    tries: 200,
    window: quarterHour,
  }),
};

/**
 * Counts a network's calls to single sign-on.
 * @throws 429 where there were too many
 */
export async function consumeSignOnAttempt(
  table: Table,
  call: keyof typeof limits,
  ipAddress: string,
  now: Date,
): Promise<void> {
  if ((await consumeAttempt(table, limits[call](ipAddress), now)).isAllowed) return;
  throw tooManyTries('Too many sign-ins from your network. Try again in 15 minutes.');
}
