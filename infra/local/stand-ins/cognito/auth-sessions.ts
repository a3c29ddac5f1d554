import { randomBytes } from 'node:crypto';
import { notAuthorized } from './cognito-error';

export interface ChallengeResult {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata: string | null;
}

/** A challenge that waits for its answer. */
export interface AuthSession {
  poolId: string;
  clientId: string;
  /** The user name that Cognito knows; the requested one where there is no such user. */
  username: string;
  challenge: 'CUSTOM_CHALLENGE' | 'NEW_PASSWORD_REQUIRED';
  /** The results of the custom challenges so far. */
  history: ChallengeResult[];
  privateParameters: Record<string, string>;
  metadata: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * The sessions between two calls of one sign-in: each is used once, by the client that it was issued to,
 * before it expires. A restart loses them, so users who were signing in start over.
 */
export class AuthSessions {
  private readonly waiting = new Map<string, AuthSession>();
  private readonly used = new Map<string, number>();

  open(session: AuthSession, now: number): string {
    this.forgetExpired(now);
    const token = randomBytes(48).toString('base64url');
    this.waiting.set(token, session);
    return token;
  }

  /**
   * Removes a session, so that of two concurrent answers only one can use it.
   * @throws ServiceError NotAuthorizedException
   */
  take(
    token: unknown,
    expected: Pick<AuthSession, 'poolId' | 'clientId' | 'challenge'>,
    now: number,
  ): AuthSession {
    const id = String(token);
    const session = this.waiting.get(id);
    if (!session) {
      const isUsed = this.used.has(id);
      throw notAuthorized(`Invalid session for the user${isUsed ? ', session can only be used once' : ''}.`);
    }
    if (
      session.poolId !== expected.poolId ||
      session.clientId !== expected.clientId ||
      session.challenge !== expected.challenge
    ) {
      throw notAuthorized('Invalid session for the user.');
    }
    this.waiting.delete(id);
    this.used.set(id, session.expiresAt);
    if (now > session.expiresAt) throw notAuthorized('Invalid session for the user, session is expired.');
    return session;
  }

  private forgetExpired(now: number): void {
    const graceMs = 60 * 60 * 1000;
    for (const [id, session] of this.waiting) if (now > session.expiresAt + graceMs) this.waiting.delete(id);
    for (const [id, expiresAt] of this.used) if (now > expiresAt + graceMs) this.used.delete(id);
  }
}
