import { notAuthorized } from './cognito-error';

const freeAttempts = 5;
const longestLockSeconds = 15 * 60;

const isOver = (last: number, now: number) => now - last > longestLockSeconds * 1000;

/**
 * Cognito's own lockout: after five wrong passwords a user is locked for a second, doubled with every further
 * one up to 15 minutes; 15 minutes without attempts reset it. Users are identified by their name in their
 * pool.
 */
export class PasswordAttempts {
  private readonly failures = new Map<string, { count: number; last: number; lockedUntil: number }>();

  /** @throws ServiceError NotAuthorizedException while the user is locked */
  check(user: string, now: number): void {
    const failed = this.failures.get(user);
    if (!failed) return;
    if (now < failed.lockedUntil) throw notAuthorized('Password attempts exceeded');
    if (isOver(failed.last, now)) this.failures.delete(user);
  }

  fail(user: string, now: number): void {
    for (const [other, { last }] of this.failures) if (isOver(last, now)) this.failures.delete(other);
    const count = (this.failures.get(user)?.count ?? 0) + 1;
    const seconds = count < freeAttempts ? 0 : Math.min(2 ** (count - freeAttempts), longestLockSeconds);
    this.failures.set(user, { count, last: now, lockedUntil: now + seconds * 1000 });
  }

  succeed(user: string): void {
    this.failures.delete(user);
  }
}
