import { companyEntity } from '@galley/functions/core/entities/company';
import type { UserRecord } from '@galley/functions/core/entities/user';
import type { SingleSignOn } from '@galley/shared/schemas/single-sign-on';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { callApi, cookieOf } from './api-caller';
import { makeCompany, type TestCompany } from './companies';
import { addPerson } from './sign-in';
import { startTestCloud, type TestCloud } from './test-cloud';
import { type IdToken, startTokenIssuer, type TokenIssuer } from './token-issuer';

export let cloud: TestCloud;
export let pool: TokenIssuer;
export let acme: TestCompany;
export let globex: TestCompany;
export let person: UserRecord;
export let networks = 0;

export const signOnOf = (provider: string, domain: string): SingleSignOn => ({
  provider,
  emailDomains: [domain],
  isTrusted: false,
  registerUrl: '',
});

export async function setSignOn({ scope }: TestCompany, signOn: SingleSignOn): Promise<void> {
  await cloud.table.commit([{ update: companyEntity.key(scope), set: { signOn } }]);
}

/** From a separate network, so that tests do not share rate limits. */
export const redeem = (token: IdToken) => {
  networks += 1;
  return callApi('signInWithProvider', { ...token }, { ip: `198.51.${networks}.1` });
};

export async function attemptWith(token: IdToken) {
  const answer = await redeem(token);
  expect(answer.status, answer.error.message).toBe(200);
  return { userId: answer.body.userId, cookie: cookieOf(answer, 'SignInAttempt') };
}

export const bypass = (attempt: { userId: number; cookie: string }) =>
  callApi('bypassByAddress', { userId: attempt.userId }, { cookies: [attempt.cookie] });

/** Two companies whose users sign in with a provider, and a user of the first. */
export function startSignOn(): void {
  beforeAll(async () => {
    cloud = await startTestCloud();
    pool = await startTokenIssuer(process.env.SIGN_ON_CLIENT_ID ?? '');
    process.env.SIGN_ON_ISSUER = pool.issuer;
    [acme, globex] = [await makeCompany('acme'), await makeCompany('globex')];
    person = await addPerson(cloud, acme);
  });
  afterAll(async () => {
    await pool.stop();
    await cloud.stop();
  });
  beforeEach(async () => {
    await setSignOn(acme, signOnOf('acme-accounts', 'acme.example'));
    await setSignOn(globex, signOnOf('globex-accounts', 'globex.example'));
  });
}
