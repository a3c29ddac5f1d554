import { imagesCookieName } from '@galley/functions/core/images/images-cookie';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const session = await sessionFor(cloud, await makeCompany('acme'), 'Level4');

const cookieOf = async (name: 'getCompanyName' | 'logOut', present?: string) => {
  const sent = present ? [`${imagesCookieName}=${present}`] : [];
  const { cookies } = await callApi(name, {}, { session, cookies: sent });
  return cookies.find((each) => each.startsWith(imagesCookieName));
};
const valueIn = (cookie = '') => /=([^;]*);/.exec(cookie)?.[1] ?? '';

it('is set with the answer to who is signed in, for the pictures of the own company, and only once', async () => {
  const cookie = await cookieOf('getCompanyName');
  expect(cookie).toMatch(
    /^galley-images=acme\.\d+\.[0-9a-f]{64}; HttpOnly; Secure; SameSite=Strict; Path=\/images; Max-Age=/,
  );
  expect(await cookieOf('getCompanyName', valueIn(cookie))).toBeUndefined();
});

it("is set again where the browser has one that expires, is another company's, or is not ours", async () => {
  const value = valueIn(await cookieOf('getCompanyName'));
  const [, until = '', signature = ''] = value.split('.');
  for (const present of [
    `globex.${until}.${signature}`,
    `acme.${Number(until) - 40_000}.${signature}`,
    `acme.${until}.${'0'.repeat(64)}`,
    'acme',
  ]) {
    expect(await cookieOf('getCompanyName', present)).toMatch(/^galley-images=acme\./);
  }
});

it('is removed when the session ends', async () => {
  expect(await cookieOf('logOut', valueIn(await cookieOf('getCompanyName')))).toMatch(
    /^galley-images=;.*Max-Age=0/,
  );
});
