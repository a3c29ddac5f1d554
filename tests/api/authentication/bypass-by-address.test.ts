import { describe, expect, it } from 'vitest';
import { type CallOptions, callApi, cookieOf } from '../../support/api-caller';
import { makeCompany, type TestCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, enterPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const allow = (company: TestCompany, allowedRanges: string[]) =>
  cloud.stored.company.change(company.scope, { set: { allowedRanges } });
await allow(acme, ['198.51.100.0/24', '2001:db8:7::/48']);

async function bypass(company: TestCompany, options: CallOptions, ipAddress?: string) {
  const person = await addPerson(cloud, company);
  const { cookie } = await enterPassword(person.email);
  return callApi('bypassByAddress', { userId: person.id, ipAddress }, { cookies: [cookie], ...options });
}

describe('the second factor [1:144] [1:226]', () => {
  it.each(['198.51.100.42', '2001:db8:7:1::9', '::ffff:198.51.100.3'])(
    'is skipped from %s [1:144] [1:145] [1:226] [1:229]',
    async (ip) => {
      const answer = await bypass(acme, { ip });
      expect(answer).toMatchObject({
        status: 200,
        body: { sessionToken: expect.stringMatching(/^[\w-]{16}$/) },
      });
      const session = { cookie: cookieOf(answer, 'AuthCookie') };
      expect((await callApi('getSignedInUser', answer.body, { session })).status).toBe(200);
    },
  );

  it('is skipped or required by the response of a single call [1:144] [1:145] [1:226] [1:229]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    const next = (ip: string) => callApi('continueSignIn', { userId: person.id }, { cookies: [cookie], ip });
    expect(await next('203.0.113.7')).toMatchObject({
      status: 200,
      body: { step: 'code', sessionToken: '' },
    });
    const answer = await next('198.51.100.42');
    expect(answer).toMatchObject({ status: 200, body: { step: 'signedIn' } });
    const session = { cookie: cookieOf(answer, 'AuthCookie') };
    const token = { sessionToken: answer.body.sessionToken };
    expect((await callApi('getSignedInUser', token, { session })).status).toBe(200);
    expect((await next('198.51.100.42')).status).toBe(401);
  });

  it.each(['203.0.113.7', '2001:db8:8::1', ''])(
    'is not skipped from %j [1:144] [1:226] [1:280]',
    async (ip) => {
      const answer = await bypass(acme, { ip });
      expect(answer).toMatchObject({
        status: 403,
        error: { message: 'Your network may not skip the code.' },
        cookies: [],
      });
    },
  );

  it('is not skipped by sending an IP address in the input [1:144] [1:226]', async () => {
    expect((await bypass(acme, { ip: '203.0.113.7' }, '198.51.100.42')).status).toBe(403);
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'cloudfront-viewer-address', 'true-client-ip', 'forwarded'])(
    'is not skipped by the header %s [1:144] [1:226]',
    async (header) => {
      const options = { ip: '203.0.113.7', headers: { [header]: '198.51.100.42' } };
      expect((await bypass(acme, options)).status).toBe(403);
    },
  );

  it('is not skipped by the edge header without the edge [1:144] [1:226]', async () => {
    const headers = { 'x-galley-viewer-ip': '198.51.100.42', 'x-galley-edge-secret': undefined };
    expect((await bypass(acme, { headers })).status).toBe(403);
  });

  it('is not skipped from the network of another company [1:144] [1:226]', async () => {
    const globex = await makeCompany('globex');
    expect((await bypass(globex, { ip: '198.51.100.42' })).status).toBe(403);
  });

  it('is never skipped without the right password [1:144] [1:226]', async () => {
    const person = await addPerson(cloud, acme);
    const answer = await callApi('bypassByAddress', { userId: person.id }, { ip: '198.51.100.42' });
    expect(answer.status).toBe(401);
  });

  it('is skipped once for one password [1:144] [1:226]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    const options = { cookies: [cookie], ip: '198.51.100.42' };
    const input = { userId: person.id };
    const answers = await Promise.all([
      callApi('bypassByAddress', input, options),
      callApi('bypassByAddress', input, options),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is not skipped before a temporary password was changed [1:143] [1:144] [1:226] [1:146] [1:222]', async () => {
    const { setPassword } = await import('@galley/functions/core/users/user-pool');
    const person = await addPerson(cloud, acme);
    await setPassword(person.email, 'a-temporary-one', true);
    const { cookie } = await enterPassword(person.email, 'a-temporary-one');
    const options = { cookies: [cookie], ip: '198.51.100.42' };
    const answer = await callApi('bypassByAddress', { userId: person.id }, options);
    expect(answer.status).toBe(409);
    expect(answer.error.passwordChangeRequired).toBe(true);
    const next = await callApi('continueSignIn', { userId: person.id }, options);
    expect(next.body).toEqual({ step: 'changePassword', sessionToken: '' });
  });
});
