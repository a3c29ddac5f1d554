import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });
const globex = await makeCompany('globex', { isVendor: true });

const days = (count: number) => count * 24 * 60 * 60_000;

describe('a session [1:229] [2:209]', () => {
  it('says who is signed in [1:13] [1:206] [1:229] [2:77] [2:209] [1:8] [1:209]', async () => {
    const editor = await sessionFor(cloud, acme, 'Level4');
    const vendor = await sessionFor(cloud, globex, 'Admin');
    expect((await callApi('getSignedInUser', {}, { session: editor })).body).toEqual({
      email: editor.email,
      role: 'Level4',
      company: 'acme',
      isVendor: false,
    });
    expect((await callApi('getSignedInUser', {}, { session: vendor })).body).toEqual({
      email: vendor.email,
      role: 'Admin',
      company: 'globex',
      isVendor: true,
    });
    for (const role of ['Level4', 'Author'] as const) {
      const session = await sessionFor(cloud, globex, role);
      const person = { email: session.email, role, company: 'globex', isVendor: true };
      expect((await callApi('getSignedInUser', {}, { session })).body).toEqual(person);
    }
  });

  it('can be read while signed out, without an error [1:13] [1:43] [1:288] [2:77]', async () => {
    const session = await sessionFor(cloud, acme, 'Level4');
    const person = { email: session.email, role: 'Level4', company: 'acme', isVendor: false };
    expect((await callApi('getSession', {}, { session })).body).toEqual({ user: person });
    expect(await callApi('getSession', {})).toMatchObject({ status: 200, body: { user: null } });
    const forged = { cookie: `AuthCookie=acme.${session.userId}.${'A'.repeat(43)}` };
    expect((await callApi('getSession', {}, { session: forged })).body).toEqual({ user: null });
  });

  it('has a public id, which is useless as a cookie [1:145] [1:225] [1:229] [2:209]', async () => {
    const session = await sessionFor(cloud, acme, 'Admin');
    const token = { sessionToken: session.publicId };
    expect((await callApi('getSignedInUser', token, { session })).status).toBe(200);
    expect((await callApi('getSignedInUser', { sessionToken: 'another' }, { session })).status).toBe(401);
    expect((await callApi('getSignedInUser', token, {})).status).toBe(401);
    const forged = { cookie: `AuthCookie=acme.${session.userId}.${session.publicId}` };
    expect((await callApi('getSignedInUser', {}, { session: forged })).status).toBe(401);
  });

  it.each([
    ['none', ''],
    ['an empty one', 'AuthCookie='],
    ['a secret of another session', `AuthCookie=acme.1.${'A'.repeat(43)}`],
    ['no company key', `AuthCookie=../acme.1.${'A'.repeat(43)}`],
    ['a user that is no number', `AuthCookie=acme.1e3.${'A'.repeat(43)}`],
  ])('is not opened by a cookie with %s [1:38] [1:43] [1:288]', async (_what, cookie) => {
    expect((await callApi('getSignedInUser', {}, { session: { cookie } })).status).toBe(401);
  });

  it('is not valid in another company or for another user [1:8] [1:43] [1:288]', async () => {
    const session = await sessionFor(cloud, acme, 'Admin');
    const other = await sessionFor(cloud, acme, 'Admin');
    const secret = session.cookie.split('.')[2];
    for (const cookie of [
      `AuthCookie=globex.${session.userId}.${secret}`,
      `AuthCookie=acme.${other.userId}.${secret}`,
    ]) {
      expect((await callApi('getSignedInUser', {}, { session: { cookie } })).status).toBe(401);
    }
  });

  it('lasts seven days and not longer, however much it is used [1:43] [1:210] [1:288] [1:293]', async () => {
    const session = await sessionFor(cloud, acme, 'Admin');
    for (let day = 1; day <= 6; day += 1) {
      cloud.clock.advance(days(1));
      await cloud.expire();
      expect((await callApi('getSignedInUser', {}, { session })).status).toBe(200);
    }
    cloud.clock.advance(days(1) + 1_000);
    const answer = await callApi('getSignedInUser', {}, { session });
    expect(answer).toMatchObject({
      status: 401,
      error: { message: 'Your session has ended. Please sign in.' },
    });
  });

  it('can be read for the own company only [1:8]', async () => {
    const session = await sessionFor(cloud, acme, 'Admin');
    expect((await callApi('getSignedInUser', { company: 'acme' }, { session })).status).toBe(200);
    expect((await callApi('getSignedInUser', { company: 'globex' }, { session })).status).toBe(403);
  });
});

describe('the company name [1:230] [2:209]', () => {
  it('is the one that the company was created with until it changes it [2:69] [2:179]', async () => {
    const session = await sessionFor(cloud, acme, 'Level4');
    const look = {
      primaryColor: '',
      font: 'system',
      theme: null,
      clientFields: false,
      isSuspended: false,
      siteAddress: expect.stringContaining('acme'),
      timeZone: 'America/New_York',
      country: 'US',
    };
    expect((await callApi('getCompanyName', {}, { session })).body).toEqual({
      companyName: 'Acme Plumbing',
      ...look,
    });
    const words = { copyrightName: 'A', address: '1 Quay', telephone: '212 555 0100' };
    const companySettings = { ...words, companyName: 'Acme & Daughters' };
    const settings = { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] };
    bodyOf(
      await callApi('createCompanySettings', settings, { session: await sessionFor(cloud, acme, 'Admin') }),
    );
    expect((await callApi('getCompanyName', {}, { session })).body).toEqual({
      companyName: 'Acme & Daughters',
      ...look,
    });
    expect((await callApi('getCompanyName', {}, {})).status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends this session on the server and in the browser, and no other one [1:43] [1:48] [1:288]', async () => {
    const session = await sessionFor(cloud, acme, 'Admin');
    const other = await sessionFor(cloud, acme, 'Admin');
    const answer = await callApi('logOut', {}, { session });
    expect(answer.status).toBe(204);
    expect(answer.cookies).toEqual([
      'AuthCookie=; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=0',
      'galley-images=; HttpOnly; Secure; SameSite=Strict; Path=/images; Max-Age=0',
    ]);
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
    expect((await callApi('getSignedInUser', {}, { session: other })).status).toBe(200);
  });

  it('works while the company is suspended, and requires the CSRF header [1:48]', async () => {
    const session = await sessionFor(cloud, globex, 'Level4');
    await cloud.stored.company.change(globex.scope, { set: { isSuspended: true } });
    const without = { session, headers: { 'x-galley-csrf': undefined } };
    expect((await callApi('logOut', {}, without)).status).toBe(403);
    expect((await callApi('logOut', {}, { session })).status).toBe(204);
  });
});
