import type { UserRecord } from '@galley/functions/core/entities/user';
import { messages } from '@galley/shared/messages';
import { generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../support/sign-in';
import {
  acme,
  cloud,
  globex,
  person,
  pool,
  redeem,
  setSignOn,
  signOnOf,
  startSignOn,
} from '../../support/single-sign-on';
import { type IdToken, type TokenIssuer, vouchedFor } from '../../support/token-issuer';

startSignOn();

let other: UserRecord;
beforeAll(async () => {
  other = await addPerson(cloud, globex);
});

describe('is rejected, with no attempt and the same message [1:232] [2:241] [1:280]', () => {
  const rejections: [string, () => ReturnType<TokenIssuer['token']>][] = [
    ["another company's provider", () => pool.token(vouchedFor('globex-accounts', person.email))],
    ['an unknown provider', () => pool.token(vouchedFor('nobodys-accounts', person.email))],
    ['an unknown email address', () => pool.token(vouchedFor('acme-accounts', 'nobody@acme.example'))],
    ["another company's email address", () => pool.token(vouchedFor('acme-accounts', other.email))],
    [
      'an unverified email address',
      () => pool.token({ ...vouchedFor('acme-accounts', person.email), email_verified: false }),
    ],
    [
      'an email address that is not said to be verified',
      () => pool.token({ ...vouchedFor('acme-accounts', person.email), email_verified: undefined }),
    ],
    ['an account of the pool itself', () => pool.token({ email: person.email })],
    [
      'a native account that is linked to the provider',
      () => pool.token({ ...vouchedFor('acme-accounts', person.email), 'cognito:username': person.email }),
    ],
    [
      'an account of two providers',
      async () => {
        const claims = vouchedFor('acme-accounts', person.email);
        return pool.token({ ...claims, identities: [claims.identities, claims.identities].flat() });
      },
    ],
  ];

  it.each(rejections)('%s', async (_what, token) => {
    const answer = await redeem(await token());
    expect([answer.status, answer.error.message]).toEqual([403, messages.signOnRefused]);
    expect(answer.cookies).toEqual([]);
  });

  it('a user whose email is under none of the company’s domains', async () => {
    await setSignOn(acme, signOnOf('acme-accounts', 'acme-boats.example'));
    const answer = await redeem(await pool.token(vouchedFor('acme-accounts', person.email)));
    expect([answer.status, answer.error.message]).toEqual([403, messages.signOnRefused]);
  });

  it('a company that has no provider [1:59] [2:241]', async () => {
    await cloud.stored.company.change(acme.scope, { remove: ['signOn'] });
    const answer = await redeem(await pool.token(vouchedFor('acme-accounts', person.email)));
    expect([answer.status, answer.error.message]).toEqual([403, messages.signOnRefused]);
  });
});

describe('an invalid token [1:232] [2:241] [1:280]', () => {
  const claims = () => vouchedFor('acme-accounts', person.email);
  const now = () => Math.floor(Date.now() / 1000);
  const wrong: [string, () => Promise<IdToken>][] = [
    ['of another issuer', () => pool.token({ ...claims(), iss: 'https://evil.example/pool' })],
    ['for another client', () => pool.token({ ...claims(), aud: process.env.USER_POOL_CLIENT_ID })],
    ['that has expired', () => pool.token({ ...claims(), iat: now() - 600, exp: now() - 1 })],
    ['that begins later', () => pool.token({ ...claims(), nbf: now() + 60 })],
    ['without an end', () => pool.token({ ...claims(), exp: undefined })],
    ['for access', () => pool.token({ ...claims(), token_use: 'access' })],
    ['without a nonce', () => pool.token({ ...claims(), nonce: undefined })],
    ['with another nonce', async () => ({ ...(await pool.token(claims())), nonce: 'guessed' })],
    [
      'whose nonce was read out of it',
      async () => {
        const { id_token } = await pool.token(claims());
        const [, payload = ''] = id_token.split('.');
        return { id_token, nonce: JSON.parse(Buffer.from(payload, 'base64url').toString()).nonce };
      },
    ],
    [
      'signed by someone else',
      async () => pool.token(claims(), { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    ['of an unknown key', () => pool.token(claims(), { kid: 'another' })],
    [
      'signed with the public key as a secret',
      () => pool.token(claims(), { alg: 'HS256', key: Buffer.from('pool'.repeat(16)) }),
    ],
    [
      'without a signature',
      async () => {
        const { id_token, nonce } = await pool.token(claims());
        const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
        return { id_token: `${header}.${id_token.split('.')[1]}.`, nonce };
      },
    ],
    [
      'whose email address was changed',
      async () => {
        const { id_token, nonce } = await pool.token(claims());
        const [header, payload = '', signature] = id_token.split('.');
        const changed = JSON.parse(Buffer.from(payload, 'base64url').toString());
        changed.email = acme.adminEmail;
        return {
          id_token: [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.'),
          nonce,
        };
      },
    ],
    ['that is none', async () => ({ id_token: 'a.b.c', nonce: 'n' })],
  ];

  it.each(wrong)('%s answers 401 and sets nothing', async (_what, token) => {
    const answer = await redeem(await token());
    expect([answer.status, answer.error.message]).toEqual([401, messages.signOnOver]);
    expect(answer.cookies).toEqual([]);
  });

  it('is valid once, however often and in whatever form its signature is sent', async () => {
    const token = await pool.token(claims());
    const answers = await Promise.all([1, 2, 3].map(() => redeem(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const again = await redeem({ ...token, id_token: `${token.id_token}=` });
    expect(again.status).toBe(401);
  });
});
