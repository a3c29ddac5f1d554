import { tooManyTries } from '../core/errors';
import { networkOf } from '../core/network-address';
import type { Table } from '../core/table';
import { spendTry, type TryLimit } from '../core/try-limits';

const quarterHour = 15 * 60;

/** A whole office comes from one network in the morning. */
const limits = {
  configuration: (address: string): TryLimit => ({
    subject: `client-configuration:${networkOf(address)}`,
    tries: 600,
    window: quarterHour,
  }),
  signOn: (address: string): TryLimit => ({
    subject: `sign-on:${networkOf(address)}`,
    tries: 200,
    window: quarterHour,
  }),
};

/** Counts one of a network's calls to single sign-on. @throws 429 where there were too many */
export async function spendSignOnTry(
  table: Table,
  call: keyof typeof limits,
  address: string,
  now: Date,
): Promise<void> {
  if ((await spendTry(table, limits[call](address), now)).isAllowed) return;
  throw tooManyTries('Too many sign-ins from your network. Try again in 15 minutes.');
}
