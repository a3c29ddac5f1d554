import { createHmac } from 'node:crypto';
import { fail, ServiceError } from '../service-error';
import { type AuthSession, AuthSessions, type ChallengeResult } from './auth-sessions';
import { type ChallengeSubject, ChallengeTriggers, type InvokeTrigger } from './challenge-triggers';
import { invalidParameter, notAuthorized, userNotFound } from './cognito-error';
import { checkPassword, hashPassword, isPassword } from './password';
import { PasswordAttempts } from './password-attempts';
import { issueTokens } from './tokens';
import type { ClientSettings, User, UserPool } from './user-pool';

/** The supported input of AdminInitiateAuth and AdminRespondToAuthChallenge. */
export interface AuthInput {
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  Session?: string;
  ClientMetadata?: Record<string, string>;
}

type AuthResponse = Record<string, unknown>;

interface Party {
  pool: UserPool;
  client: ClientSettings;
}

const day = 24 * 60 * 60 * 1000;

/** Signing in: passwords, custom challenges, the forced change of a temporary password. */
export class Authentication {
  private readonly sessions = new AuthSessions();
  private readonly attempts = new PasswordAttempts();
  private readonly triggers: ChallengeTriggers;

  constructor(
    private readonly options: {
      region: string;
      invokeTrigger: InvokeTrigger | undefined;
      now: () => number;
      issuerOf: (pool: UserPool) => string;
    },
  ) {
    this.triggers = new ChallengeTriggers(options.region, options.invokeTrigger);
  }

  async initiate(party: Party, input: AuthInput): Promise<AuthResponse> {
    const { client } = party;
    const { AuthFlow: flow, AuthParameters: parameters = {} } = input;
    if (flow !== 'ADMIN_USER_PASSWORD_AUTH' && flow !== 'CUSTOM_AUTH') {
      throw invalidParameter(`The local Cognito does not know the AuthFlow ${flow}`);
    }
    if (!client.explicitAuthFlows.includes(`ALLOW_${flow}`)) {
      throw invalidParameter('Auth flow not enabled for this client');
    }
    const username = required(parameters, 'USERNAME');
    checkSecretHash(client, username, parameters.SECRET_HASH);
    if (flow === 'ADMIN_USER_PASSWORD_AUTH') {
      return this.checkPassword(party, username, required(parameters, 'PASSWORD'));
    }
    const user = this.findUser(party, username);
    // Cognito does not pass the metadata of this call on to the challenge triggers, only that of an answer.
    return this.nextChallenge(party, { client, user, username, clientMetadata: undefined }, []);
  }

  async respond(party: Party, input: AuthInput): Promise<AuthResponse> {
    const { pool, client } = party;
    const { ChallengeName: challenge, ChallengeResponses: responses = {} } = input;
    if (challenge !== 'CUSTOM_CHALLENGE' && challenge !== 'NEW_PASSWORD_REQUIRED') {
      throw invalidParameter(`The local Cognito does not know the ChallengeName ${challenge}`);
    }
    const username = required(responses, 'USERNAME');
    checkSecretHash(client, username, responses.SECRET_HASH);
    const answer = required(responses, challenge === 'CUSTOM_CHALLENGE' ? 'ANSWER' : 'NEW_PASSWORD');
    // Checked before the session is used up: after a refused password, the same session may be tried again.
    if (challenge === 'NEW_PASSWORD_REQUIRED') checkPassword(answer, pool.policy);
    const expected = { poolId: pool.settings.id, clientId: client.id, challenge } as const;
    const session = this.sessions.take(input.Session, expected, this.options.now());
    const user = this.findUser(party, username);
    if ((user?.username ?? username) !== session.username)
      throw notAuthorized('Invalid session for the user.');
    if (challenge === 'NEW_PASSWORD_REQUIRED') return this.changePassword(party, user, answer);
    return this.checkAnswer(party, session, user, answer, input.ClientMetadata);
  }

  /**
   * The user with this password; wrong ones count towards the pool's own lockout.
   * @throws ServiceError NotAuthorizedException
   */
  async requireCurrentPassword({ pool, client }: Party, username: string, password: string): Promise<User> {
    const now = this.options.now();
    const id = `${pool.settings.id}/${pool.find(username)?.username ?? username.toLowerCase()}`;
    this.attempts.check(id, now);
    const user = this.findUser({ pool, client }, username);
    if (!(await isPassword(password, user?.passwordHash, pool.passwordWork)) || !user) {
      this.attempts.fail(id, now);
      throw notAuthorized();
    }
    this.attempts.succeed(id);
    return user;
  }

  private async checkPassword(
    { pool, client }: Party,
    username: string,
    password: string,
  ): Promise<AuthResponse> {
    const now = this.options.now();
    const user = await this.requireCurrentPassword({ pool, client }, username, password);
    if (user.status === 'CONFIRMED') return this.finish({ pool, client }, user);
    const validityDays = pool.policy.temporaryPasswordValidityDays ?? 7;
    if (now > user.passwordSetAt + validityDays * day) {
      throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
    }
    const Session = this.open(client, user.username, 'NEW_PASSWORD_REQUIRED');
    const { sub: _sub, ...attributes } = user.attributes;
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(attributes),
      },
    };
  }

  private async changePassword(
    party: Party,
    user: User | undefined,
    password: string,
  ): Promise<AuthResponse> {
    if (!user) throw userNotFound();
    const passwordHash = await hashPassword(password, party.pool.passwordWork);
    const now = this.options.now();
    party.pool.update(user, { passwordHash, passwordSetAt: now, status: 'CONFIRMED' }, now);
    return this.finish(party, user);
  }

  private async checkAnswer(
    party: Party,
    session: AuthSession,
    user: User | undefined,
    answer: string,
    clientMetadata: Record<string, string> | undefined,
  ): Promise<AuthResponse> {
    const subject = { client: party.client, user, username: session.username, clientMetadata };
    const result: ChallengeResult = {
      challengeName: 'CUSTOM_CHALLENGE',
      challengeResult: await this.triggers.verify(subject, session.privateParameters, answer),
      challengeMetadata: session.metadata,
    };
    return this.nextChallenge(party, subject, [...session.history, result]);
  }

  /** Asks the triggers for the next step: tokens, an error, or a (further) challenge. */
  private async nextChallenge(
    party: Party,
    subject: ChallengeSubject,
    history: ChallengeResult[],
  ): Promise<AuthResponse> {
    const next = await this.triggers.define(subject, history);
    if (next.failAuthentication) throw notAuthorized();
    if (next.issueTokens) return this.finish(party, subject.user ?? fail(notAuthorized()));
    const { publicParameters, ...secret } = await this.triggers.create(subject, history);
    const username = subject.user?.username ?? subject.username;
    const Session = this.open(party.client, username, 'CUSTOM_CHALLENGE', { history, ...secret });
    return {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeParameters: { USERNAME: username, ...publicParameters },
    };
  }

  private async finish({ pool, client }: Party, user: User): Promise<AuthResponse> {
    // The user may have been disabled or deleted during the sign-in.
    if (!user.enabled || pool.find(user.username) !== user) throw notAuthorized('User is disabled.');
    const tokens = await issueTokens(pool, client, user, this.options.issuerOf(pool), this.options.now());
    return { ChallengeParameters: {}, AuthenticationResult: tokens };
  }

  private open(
    client: ClientSettings,
    username: string,
    challenge: AuthSession['challenge'],
    more: Partial<AuthSession> = {},
  ): string {
    const now = this.options.now();
    const expiresAt = now + (client.authSessionValidityMinutes ?? 3) * 60 * 1000;
    const { poolId, id: clientId } = client;
    const empty = { history: [], privateParameters: {}, metadata: null };
    return this.sessions.open({ poolId, clientId, username, challenge, expiresAt, ...empty, ...more }, now);
  }

  /** @returns undefined for a user that does not exist, where the client must not learn that */
  private findUser({ pool, client }: Party, username: string): User | undefined {
    const user = pool.find(username);
    if (user && !user.enabled) throw notAuthorized('User is disabled.');
    if (!user && client.preventUserExistenceErrors !== 'ENABLED') throw userNotFound();
    return user;
  }
}

function required(values: Record<string, string>, name: string): string {
  const value = values[name];
  if (typeof value === 'string' && value) return value;
  throw new ServiceError('InvalidParameterException', `Missing required parameter ${name}`);
}

function checkSecretHash(client: ClientSettings, username: string, given: string | undefined): void {
  if (!client.secret) return;
  if (!given) {
    throw notAuthorized(`Client ${client.id} is configured with secret but SECRET_HASH was not received`);
  }
  const expected = createHmac('sha256', client.secret)
    .update(username + client.id)
    .digest('base64');
  if (given !== expected) throw notAuthorized(`Unable to verify secret hash for client ${client.id}`);
}
