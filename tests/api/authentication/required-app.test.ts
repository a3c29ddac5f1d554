import { mayHaveSession } from '@galley/shared/contract/call';
import type { CallName } from '@galley/shared/contract/contract';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { appFor } from '../../support/authenticator-app';
import { mailedCode } from '../../support/mails';
import { bodyOf } from '../../support/pages';
import { addProtectedPerson } from '../../support/second-factor';
import { addPerson, codeFor, enterPassword, respondWith, signIn } from '../../support/sign-in';

const { cloud, acme, admin, editor } = await startAcme();

async function requireApp(requiresApp: boolean | undefined): Promise<void> {
  const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
  const filled = { companyName: 'Acme', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
  const input = {
    companySettings: { ...companySettings, ...filled, requiresApp },
    adminVersionUpdateEmails: ['boss@acme.example'],
  };
  bodyOf(await callApi('updateCompanySettings', input, { session: admin }));
}
beforeAll(() => requireApp(true));

const whoIs = async (session: { cookie: string }) =>
  bodyOf(await callApi('getSession', {}, { cookies: [session.cookie] })).user;
const enrolling = callNames.filter((name) => declarationOf(name).whileEnrolling);

describe('a company that requires an authenticator app', () => {
  it('notes that in its activity log, lets only Admins set it, and keeps it where a save omits it [1:207] [1:208] [2:178] [2:179]', async () => {
    const [newest] = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
    expect(newest?.action).toBe('Saved the company settings: everyone signs in with an authenticator app');
    const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
    const refused = await callApi(
      'updateCompanySettings',
      {
        companySettings: { ...companySettings, requiresApp: false },
        adminVersionUpdateEmails: ['a@b.example'],
      },
      { session: editor },
    );
    expect(refused.status).toBe(403);
    await requireApp(undefined);
    const after = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
    expect(after.companySettings.requiresApp).toBe(true);
  });

  it('lets users without one make only the calls that set one up, until that is done [1:210] [1:293]', async () => {
    const { email } = await addPerson(cloud, acme);
    const session = await signIn(cloud, email);
    expect(await whoIs(session)).toMatchObject({ email, mustSetUpApp: true });
    expect([...enrolling].toSorted()).toEqual([
      'confirmAuthenticator',
      'enrolAuthenticator',
      'getSignedInUser',
      'logOut',
    ]);
    for (const name of callNames.filter((each) => needsSession(each) && !enrolling.includes(each))) {
      const answer = await callApi(name, {}, { session });
      expect([name, answer.status, answer.error.message]).toEqual([name, 403, messages.appRequired]);
    }
    const { otpauthUrl } = bodyOf(await callApi('enrolAuthenticator', {}, { session }));
    const app = appFor(otpauthUrl);
    expect((await callApi('confirmAuthenticator', { code: app.wrongCodes(1)[0] }, { session })).status).toBe(
      400,
    );
    expect((await callApi('listPages', {}, { session })).status).toBe(403);
    bodyOf(await callApi('confirmAuthenticator', { code: app.code() }, { session }));
    expect(await whoIs(session)).not.toHaveProperty('mustSetUpApp');
    expect((await callApi('listPages', {}, { session })).status).toBe(200);
    // From now on it is an ordinary session: it lasts seven days, and another app requires the password.
    cloud.clock.advance((7 * 24 - 1) * 60 * 60_000);
    await cloud.expire();
    expect((await callApi('listPages', {}, { session })).status).toBe(200);
    expect((await callApi('enrolAuthenticator', {}, { session })).status).toBe(400);
  });

  it('ends such a session after half an hour [1:43] [1:288]', async () => {
    const { email } = await addPerson(cloud, acme, 'Level4');
    const session = await signIn(cloud, email);
    cloud.clock.advance(31 * 60_000);
    expect(await whoIs(session)).toBeNull();
    expect((await callApi('enrolAuthenticator', {}, { session })).status).toBe(401);
  });

  it('mails no code to a user who has an app, and lets no user remove it [1:224] [1:225]', async () => {
    const { person, session, app } = await addProtectedPerson(cloud, acme);
    const attempt = await enterPassword(person.email);
    const asked = bodyOf(await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] }));
    expect(asked).toEqual({ sentTo: '', authenticator: true, recoveryCodes: true });
    const { cookies, status } = await respondWith(attempt, app.code());
    expect(status).toBe(200);
    expect(await whoIs({ cookie: cookies[0]?.split(';')[0] ?? '' })).not.toHaveProperty('mustSetUpApp');
    const removed = await callApi('removeAuthenticator', { password: 'harbour-lantern-7' }, { session });
    expect([removed.status, removed.error.message]).toEqual([
      409,
      'Your company requires an authenticator app. Set up another phone instead of removing this one.',
    ]);
    expect(bodyOf(await callApi('getProfile', {}, { session }))).toMatchObject({ isAppRequired: true });
  });

  it('requires one after a mailed reset of the password too, and after an Admin removed the app [1:147] [1:228]', async () => {
    const { person } = await addProtectedPerson(cloud, acme, 'Level4');
    bodyOf(await callApi('resetSecondFactor', { id: person.id }, { session: admin }));
    await callApi('requestPasswordReset', { username: person.email }, {});
    const code = await mailedCode(cloud, person.email);
    const newPassword = 'another-lantern-8';
    const reset = { username: person.email, code, newPassword, confirmPassword: newPassword };
    bodyOf(await callApi('resetPassword', reset, {}));
    const session = await signIn(cloud, person.email, newPassword);
    expect(await whoIs(session)).toMatchObject({ mustSetUpApp: true });
  });

  it("does not require it where the user's network replaces the second factor [1:144] [1:145]", async () => {
    const tracsoft = await import('../../support/companies');
    const vendor = await tracsoft.makeCompany('tracsoft', { isVendor: true });
    const boss = await tracsoft.sessionFor(cloud, vendor, 'Admin');
    const { email } = await addPerson(cloud, acme);
    const ranges = ['198.51.100.0/24'];
    bodyOf(await callApi('updateAllowedAddresses', { company: 'acme', ranges }, { session: boss }));
    const ip = '198.51.100.9';
    const attempt = await enterPassword(email, undefined, { ip });
    const { cookies } = await callApi(
      'continueSignIn',
      { userId: attempt.userId },
      { cookies: [attempt.cookie], ip },
    );
    const cookie = cookies.find((each) => each.startsWith('AuthCookie'))?.split(';')[0] ?? '';
    const who = await whoIs({ cookie });
    expect(who).toMatchObject({ email, role: 'Admin' });
    expect(who).not.toHaveProperty('mustSetUpApp');
    bodyOf(await callApi('updateAllowedAddresses', { company: 'acme', ranges: [] }, { session: boss }));
  });

  it('stops requiring it once the setting is off [1:225]', async () => {
    await requireApp(false);
    const { email } = await addPerson(cloud, acme);
    expect(await whoIs(await signIn(cloud, email))).not.toHaveProperty('mustSetUpApp');
    const { person } = await addProtectedPerson(cloud, acme);
    const attempt = await enterPassword(person.email);
    expect((await respondWith(attempt, await codeFor(cloud, person.email, attempt))).status).toBe(200);
  });
});

function needsSession(name: CallName): boolean {
  return mayHaveSession(declarationOf(name));
}
