import { tooManyTries } from '../core/errors';
import { networkOf } from '../core/network';
import type { RateLimit } from '../core/rate-limits';

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

export const rateLimits = {
  /** Wrong passwords for an email address from one network. */
  password: (email: string, ipAddress: string): RateLimit => ({
    subject: `password:${email}:${networkOf(ipAddress)}`,
    tries: 5,
    window: quarterHour,
  }),
  /**
   * Wrong passwords and codes for an email address from all networks. Beyond this limit, unknown networks are
   * slowed down.
   */
  failures: (email: string): RateLimit => ({ subject: `failures:${email}`, tries: 20, window: quarterHour }),
  /** The mail that tells the owner about them. */
  notice: (email: string): RateLimit => ({ subject: `notice:${email}`, tries: 1, window: day }),
  /** Wrong second-factor codes for an email address from one network, across all sign-ins. */
  code: (email: string, ipAddress: string): RateLimit => ({
    subject: `code:${email}:${networkOf(ipAddress)}`,
    tries: 10,
    window: quarterHour,
  }),
  resetRequest: (email: string, ipAddress: string): RateLimit => ({
    subject: `reset:${email}:${networkOf(ipAddress)}`,
    tries: 5,
    window: hour,
  }),
  resetRequestFrom: (ipAddress: string): RateLimit => ({
    subject: `reset-from:${networkOf(ipAddress)}`,
    tries: 50,
    window: hour,
  }),
  /** Wrong password reset codes from one network, across all codes that were mailed. */
  resetCode: (email: string, ipAddress: string): RateLimit => ({
    subject: `reset-code:${email}:${networkOf(ipAddress)}`,
    tries: 20,
    window: hour,
  }),
};

export const tooManyCodes = () =>
  tooManyTries('Too many wrong codes from your network. Try again in 15 minutes.');

export const tooManyPasswords = () =>
  tooManyTries(
    "Too many wrong passwords. Try again in 15 minutes, or choose 'Don't remember your password?'.",
  );
