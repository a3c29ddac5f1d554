import { attemptEntity } from '@galley/functions/core/entities/sign-in';
import {
  type SecondFactorRecord,
  secondFactorEntity,
  type UserRecord,
} from '@galley/functions/core/entities/user';
import { parseAttemptCookie } from '@galley/functions/core/sign-in/attempt';
import {
  authenticatorUrl,
  newAuthenticatorSecret,
  sealSecret,
} from '@galley/functions/core/sign-in/authenticator-secret';
import { hashRecoveryCode, newRecoveryCodes } from '@galley/functions/core/sign-in/recovery-codes';
import { timeStepSeconds } from '@galley/functions/core/sign-in/totp';
import type { Role } from '@galley/shared/permissions';
import { callApi } from './api-caller';
import { appFor, type TestAuthenticator } from './authenticator-app';
import { sessionOf, type TestCompany, type TestSession } from './companies';
import { addPerson, type TestAttempt, testPassword } from './sign-in';
import type { TestCloud } from './test-cloud';

/** Sets up an app for a user, as the profile does; that uses up its current code. */
export async function setUpAuthenticator(session: TestSession): Promise<TestAuthenticator> {
  const enrolled = await callApi('enrolAuthenticator', { password: testPassword }, { session });
  if (enrolled.status !== 200) throw new Error(`enrolAuthenticator: ${enrolled.error.message}`);
  const app = appFor(enrolled.body.otpauthUrl);
  const confirmed = await callApi('confirmAuthenticator', { code: app.code() }, { session });
  if (confirmed.status !== 200) throw new Error(`confirmAuthenticator: ${confirmed.error.message}`);
  return app;
}

export async function makeRecoveryCodes(session: TestSession): Promise<string[]> {
  const answer = await callApi('newRecoveryCodes', { password: testPassword }, { session });
  if (answer.status !== 200) throw new Error(`newRecoveryCodes: ${answer.error.message}`);
  return answer.body.codes;
}

export interface ProtectedPerson {
  person: UserRecord;
  session: TestSession;
  /** Its current code has not been used. */
  app: TestAuthenticator;
  codes: string[];
}

/** A user with an authenticator app and ten recovery codes, written to the table as the profile leaves them. */
export async function addProtectedPerson(
  cloud: TestCloud,
  company: TestCompany,
  role: Role = 'Admin',
): Promise<ProtectedPerson> {
  const person = await addPerson(cloud, company, role);
  const session = await sessionOf(cloud, company, person);
  const key = secondFactorEntity.key(company.scope, person.id);
  const secret = newAuthenticatorSecret();
  const codes = newRecoveryCodes();
  const factor: SecondFactorRecord = {
    ...key,
    authenticator: sealSecret(key, secret),
    lastTimeStep: 0,
    recoveryCodes: codes.map((code) => hashRecoveryCode(key, code)),
    revision: 1,
  };
  await cloud.table.commit([{ put: { ...factor } }]);
  nextTimeStep(cloud);
  return { person, session, app: appFor(authenticatorUrl(secret, company.key, person.email)), codes };
}

/** Moves the clock to the start of the next time step, so that none ends during a test. */
export function nextTimeStep({ clock }: TestCloud): void {
  const stepMs = timeStepSeconds * 1000;
  clock.advance(stepMs - (Date.now() % stepMs));
}

/** The stored second factor of a user. */
export function storedFactor(cloud: TestCloud, { scope }: TestCompany, { id }: Pick<UserRecord, 'id'>) {
  return cloud.table.get(secondFactorEntity.key(scope, id));
}

/** The identifier of an attempt for the triggers. */
export function attemptHash({ cookie }: Pick<TestAttempt, 'cookie'>): string {
  return parseAttemptCookie(cookie.replace('SignInAttempt=', ''))?.hash ?? '';
}

/** The stored record of a pending sign-in. */
export function storedAttempt(cloud: TestCloud, attempt: Pick<TestAttempt, 'cookie'>) {
  return cloud.table.get(attemptEntity.key(attemptHash(attempt)));
}
