import { tooManyTries } from '../core/errors';
import { networkOf } from '../core/network-address';
import type { TryLimit } from '../core/try-limits';

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
