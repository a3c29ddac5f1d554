import type { UserRecord } from '@galley/functions/core/entities/user';
import { ensurePoolUser, setPassword } from '@galley/functions/core/users/user-pool';
import type { Role } from '@galley/shared/permissions';
import { type ApiResponse, type CallOptions, callApi, cookieOf } from './api-caller';
import { addUser, type TestCompany, type TestSession } from './companies';
import { mailedCode } from './mails';
import type { TestCloud } from './test-cloud';

export const testPassword = 'harbour-lantern-7';

/** A user who can really sign in with `testPassword`, and need not change it. */
export async function addPerson(
  cloud: TestCloud,
  company: TestCompany,
  role: Role = 'Admin',
  password = testPassword,
): Promise<UserRecord> {
  const user = await addUser(cloud, company, role);
  await ensurePoolUser(user.email, password);
  await setPassword(user.email, password);
  return user;
}

export interface TestAttempt {
  userId: number;
  /** `SignInAttempt=…` */
  cookie: string;
}

/** The first step of a sign-in. @throws where the password is rejected */
export async function enterPassword(
  email: string,
  password = testPassword,
  options: CallOptions = {},
): Promise<TestAttempt> {
  const answer = await callApi('authenticate', { username: email, password }, options);
  if (answer.status !== 200) throw new Error(`authenticate: ${answer.status} ${answer.error.message}`);
  return { userId: answer.body.userId, cookie: cookieOf(answer, 'SignInAttempt') };
}

export function respondWith(
  attempt: TestAttempt,
  code: string,
  options: CallOptions = {},
): Promise<ApiResponse<{ sessionToken: string }>> {
  return callApi('answerCode', { userId: attempt.userId, code }, { cookies: [attempt.cookie], ...options });
}

/** Requests a code and reads it from the mail. */
export async function codeFor(cloud: TestCloud, email: string, attempt: TestAttempt): Promise<string> {
  // An older mail that is still being sent would look like the newer one.
  await cloud.settled();
  const answer = await callApi('requestCode', { userId: attempt.userId }, { cookies: [attempt.cookie] });
  if (answer.status !== 200) throw new Error(`requestCode: ${answer.status} ${answer.error.message}`);
  return mailedCode(cloud, email);
}

/** A complete sign-in: password, mailed code, session. */
export async function signIn(cloud: TestCloud, email: string, password = testPassword): Promise<TestSession> {
  const attempt = await enterPassword(email, password);
  const answer = await respondWith(attempt, await codeFor(cloud, email, attempt));
  if (answer.status !== 200) throw new Error(`answerCode: ${answer.status} ${answer.error.message}`);
  const cookie = cookieOf(answer, 'AuthCookie');
  return { cookie, userId: attempt.userId, email, publicId: answer.body.sessionToken };
}

/** Other six digits than these. */
export function otherCode(code: string, by = 1): string {
  return String(100_000 + ((Number(code) - 100_000 + by) % 900_000));
}
