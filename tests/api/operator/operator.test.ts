import { unpackChrome } from '@galley/functions/core/release/path-body';
import type { OperatorResponse } from '@galley/functions/operator/handler';
import type { MadeCode } from '@galley/functions/operator/make-sign-in-code';
import type { OperatorEvent } from '@galley/functions/operator/operator-event';
import { operatorCodeSeconds } from '@galley/shared/limits';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addProtectedPerson, storedFactor } from '../../support/second-factor';
import { requireApprovedRefusal } from '../../support/sentences';
import { addPerson, enterPassword, respondWith } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });
const { handler } = await import('@galley/functions/operator/handler');

async function ask(event: OperatorEvent): Promise<OperatorResponse> {
  const answer = await handler(event);
  if ('refused' in answer) requireApprovedRefusal(event.action, { message: answer.refused });
  return answer;
}
const activity = (company: TestCompany) => cloud.stored.activity.all(company.scope);

async function codeFor(email: string): Promise<MadeCode> {
  const answer = await ask({ action: 'sign-in-code', email });
  if (!('done' in answer) || !answer.done) throw new Error(JSON.stringify(answer));
  return answer.done;
}

describe('a company’s own domain', () => {
  const host = 'www.harbour-tools.example';

  it('is used for links to the site once it has responded, until another one is set', async () => {
    const harbour = await makeCompany('harbour');
    const vendorSession = await sessionFor(cloud, await makeCompany('owner', { isVendor: true }), 'Admin');
    const session = await sessionFor(cloud, harbour, 'Level4');
    const siteUrl = async () => (await callApi('getCompanyName', {}, { session })).body.siteAddress;
    const listed = async () =>
      (await callApi('listCompanies', {}, { session: vendorSession })).body.find(
        ({ company }) => company === 'harbour',
      )?.siteAddress;
    const shared = await siteUrl();
    const setDomains = async (domains: string[]) => {
      const details = await callApi('getCompanyDetails', { company: 'harbour' }, { session: vendorSession });
      const input = { company: 'harbour', clientFields: false, domains, revision: details.body.revision };
      expect((await callApi('updateCompanyDetails', input, { session: vendorSession })).status).toBe(200);
    };
    const serve = (domain: string) => ask({ action: 'set-served-domain', company: 'harbour', domain });

    await setDomains([host, 'harbour-tools.example']);
    expect([await siteUrl(), await listed()]).toEqual([shared, shared]);
    expect(await serve('harbour-tools.example')).toEqual({
      refused: "harbour-tools.example is not the first domain of company 'harbour'.",
    });
    expect(await serve(host)).toEqual({ done: null });
    expect([await siteUrl(), await listed()]).toEqual([`https://${host}`, `https://${host}`]);
    await setDomains([host]);
    expect(await siteUrl()).toBe(`https://${host}`);
    await setDomains(['other.example', host]);
    expect([await siteUrl(), await listed()]).toEqual([shared, shared]);
  });
});

describe("the operator's sign-in code", () => {
  it('replaces the mailed code once, with the password [1:225]', async () => {
    const person = await addPerson(cloud, acme);
    const { code, company } = await codeFor(person.email);
    expect(company).toBe('acme');
    const attempt = await enterPassword(person.email);
    const asked = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(asked.body).toMatchObject({ recoveryCodes: true });
    expect((await respondWith(attempt, code)).status).toBe(200);
    expect((await respondWith(await enterPassword(person.email), code)).status).toBe(400);
    expect(await storedFactor(cloud, acme, person)).not.toHaveProperty('operatorCode');
  });

  it('needs the password, is for one user, and is stored as a hash [1:221] [1:225]', async () => {
    const [person, other] = [await addPerson(cloud, acme), await addPerson(cloud, acme)];
    const { code } = await codeFor(person.email);
    expect((await respondWith(await enterPassword(other.email), code)).status).toBe(400);
    await expect(enterPassword(person.email, 'not-the-password')).rejects.toThrow('401');
    expect(JSON.stringify(await storedFactor(cloud, acme, person))).not.toContain(code);
  });

  it('leaves recovery codes unchanged, and is replaced by the next one', async () => {
    const { person, codes } = await addProtectedPerson(cloud, acme);
    const first = await codeFor(person.email);
    const second = await codeFor(person.email);
    expect((await respondWith(await enterPassword(person.email), first.code)).status).toBe(400);
    expect((await respondWith(await enterPassword(person.email), second.code)).status).toBe(200);
    expect((await respondWith(await enterPassword(person.email), codes[0] ?? '')).status).toBe(200);
  });

  it('expires', async () => {
    const person = await addPerson(cloud, acme);
    const { code, expiresAt } = await codeFor(person.email);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(operatorCodeSeconds * 1000);
    cloud.clock.advance(operatorCodeSeconds * 1000 + 1000);
    expect((await respondWith(await enterPassword(person.email), code)).status).toBe(400);
  });

  it('is in the activity log and reported to its user, without the code', async () => {
    const person = await addPerson(cloud, acme);
    const { code } = await codeFor(person.email);
    await cloud.settled();
    const entries = (await activity(acme)).filter(({ action }) => action.includes(person.email));
    expect(entries).toMatchObject([
      { email: 'operator', isVendor: true, action: `Made a sign-in code for ${person.email}` },
    ]);
    const mails = await mailsTo(cloud, person.email);
    expect(mails[0]?.subject).toBe('Acme Plumbing: the operator made a sign-in code for you');
    for (const told of [entries, mails]) expect(JSON.stringify(told)).not.toContain(code);
  });

  it('is rejected for an unknown user, for a locked one and for the sixth time within an hour', async () => {
    expect(await ask({ action: 'sign-in-code', email: 'nobody@acme.example' })).toMatchObject({
      refused: 'A user with the address nobody@acme.example was not found.',
    });
    const person = await addPerson(cloud, acme);
    await cloud.table.commit([
      { update: { pk: person.pk, sk: person.sk }, set: { isLockedOut: true }, condition: { exists: true } },
    ]);
    expect(await ask({ action: 'sign-in-code', email: person.email })).toMatchObject({
      refused: 'This account is locked, so a code would not help. An Admin of the company unlocks it.',
    });
    const other = await addPerson(cloud, acme);
    for (let time = 0; time < 5; time += 1) await codeFor(other.email);
    expect(await ask({ action: 'sign-in-code', email: other.email })).toMatchObject({
      refused: 'Five codes were made for this address within an hour. Wait an hour and try again.',
    });
  });
});

describe('suspending from a command line', () => {
  it("is a release of the company's site, as on the vendor's screen", async () => {
    const globex = await makeCompany('globex', { name: 'Globex' });
    const state = async () => {
      const company = await cloud.stored.company.get(globex.scope);
      const registry = await cloud.stored.registry.get(globex.scope);
      const chrome = await cloud.stored.chrome.get(globex.scope);
      const body = chrome && unpackChrome(chrome.body);
      return [company?.isSuspended, registry?.isSuspended, body?.suspended];
    };
    expect(await ask({ action: 'set-suspended', company: 'globex', suspended: true })).toEqual({
      done: null,
    });
    expect(await state()).toEqual([true, true, 'Globex']);
    expect(await ask({ action: 'set-suspended', company: 'globex', suspended: true })).toEqual({
      refused: 'This company is suspended already.',
    });
    expect(await ask({ action: 'set-suspended', company: 'globex', suspended: false })).toEqual({
      done: null,
    });
    expect(await state()).toEqual([false, false, undefined]);
    expect((await activity(globex)).map(({ email, action }) => [email, action])).toEqual([
      ['operator', 'Suspended the company'],
      ['operator', 'Resumed the company'],
    ]);
  });

  it('is rejected for the vendor and for an unknown company', async () => {
    await makeCompany('tracsoft', { isVendor: true });
    expect(await ask({ action: 'set-suspended', company: 'tracsoft', suspended: true })).toHaveProperty(
      'refused',
    );
    expect(await ask({ action: 'set-suspended', company: 'initech', suspended: true })).toEqual({
      refused: 'This company was not found.',
    });
    await expect(handler({ action: 'set-suspended', company: 'A#B', suspended: true })).rejects.toThrow();
    await expect(handler({ action: 'drop-everything' })).rejects.toThrow();
  });
});
