import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const acme = await makeCompany('acme');
await makeCompany('globex');
const tracsoft = await makeCompany('tracsoft', { isVendor: true });
const vendor = await sessionFor(cloud, tracsoft, 'Admin');
const acmeAdmin = await sessionFor(cloud, acme, 'Admin');

async function read(company: string) {
  return (await callApi('getSingleSignOn', { company }, { session: vendor })).body;
}

async function save(company: string, settings: Record<string, unknown>) {
  const { revision } = await read(company);
  return callApi('updateSingleSignOn', { company, revision, ...settings }, { session: vendor });
}

const off = { provider: '', emailDomains: [] };
const on = { provider: 'acme-accounts', emailDomains: ['acme.example'], isTrusted: true };

describe("a company's single sign-on", () => {
  it('is off until the vendor sets it, which is noted in the company’s log [1:59] [1:232] [2:45] [2:241]', async () => {
    expect(await read('acme')).toMatchObject({ ...off, isTrusted: false, registerUrl: '' });
    const registerUrl = 'https://accounts.acme.example/register';
    const answer = await save('acme', {
      ...on,
      emailDomains: ['Acme.Example', 'boats.example'],
      registerUrl,
    });
    expect(answer.body).toBe('Saved');
    expect(await read('acme')).toMatchObject({
      ...on,
      emailDomains: ['acme.example', 'boats.example'],
      registerUrl,
    });
    const offered = await callApi('getClientConfiguration', { domain: 'boats.example' });
    expect(offered.body).toMatchObject({ company: 'acme', identity_provider: 'acme-accounts', registerUrl });
    const [entry] = await cloud.stored.activity.all(acme.scope);
    expect(entry).toMatchObject({ email: vendor.email, isVendor: true });
    expect(entry?.action).toContain("provider 'acme-accounts' (trusted)");
  });

  it.each([
    ['provider', { provider: 'ACME-accounts', emailDomains: ['globex.example'] }],
    ['emailDomains', { provider: 'globex-accounts', emailDomains: ['globex.example', 'boats.example'] }],
  ])('rejects a %s that is another company’s, and changes nothing', async (field, settings) => {
    const answer = await save('globex', settings);
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty(field);
    expect(await read('globex')).toMatchObject(off);
    expect((await callApi('getClientConfiguration', { domain: 'globex.example' })).status).toBe(404);
  });

  it('releases domains and providers that it no longer uses [1:232] [2:241]', async () => {
    expect((await save('acme', on)).status).toBe(200);
    expect((await callApi('getClientConfiguration', { domain: 'boats.example' })).status).toBe(404);
    const globex = { provider: 'globex-accounts', emailDomains: ['boats.example'] };
    expect((await save('globex', globex)).status).toBe(200);
    expect((await save('acme', off)).status).toBe(200);
    expect((await save('globex', { ...globex, provider: 'acme-accounts' })).status).toBe(200);
    expect((await callApi('getClientConfiguration', { company: 'acme' })).status).toBe(404);
  });

  it('accepts one of two saves at once, and reports the conflict to the other', async () => {
    const { revision } = await read('acme');
    const answers = await Promise.all(
      ['a.example', 'b.example'].map((domain) =>
        callApi(
          'updateSingleSignOn',
          { company: 'acme', provider: 'boat-accounts', emailDomains: [domain], revision },
          { session: vendor },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.error.revision).toBe((await read('acme')).revision);
    const kept = (await read('acme')).emailDomains;
    const found = await Promise.all(
      ['a.example', 'b.example'].map((domain) => callApi('getClientConfiguration', { domain })),
    );
    expect(found.filter(({ status }) => status === 200).map(({ body }) => body.company)).toEqual(['acme']);
    expect(kept).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>]>([
    ['provider', { provider: 'a b', emailDomains: ['acme.example'] }],
    ['provider', { provider: '', emailDomains: ['acme.example'] }],
    ['emailDomains', { provider: 'acme-accounts', emailDomains: [] }],
    ['emailDomains.0', { provider: 'acme-accounts', emailDomains: ['anna@acme.example'] }],
    ['emailDomains', { provider: 'acme-accounts', emailDomains: ['acme.example', 'ACME.example'] }],
    ['isTrusted', { provider: 'cognito', emailDomains: ['acme.example'], isTrusted: true }],
    ['registerUrl', { ...on, registerUrl: 'http://acme.example' }],
    ['registerUrl', { ...on, registerUrl: 'javascript:alert(1)' }],
    ['registerUrl', { ...on, registerUrl: 'https://acme.example@evil.example/' }],
    ['revision', { ...on, revision: undefined }],
  ])('names %s where it is invalid', async (field, settings) => {
    const answer = await save('acme', settings);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
  });

  it("cannot be read or set by a company's own Admin, nor by the vendor without a company [1:8] [1:209]", async () => {
    for (const name of ['getSingleSignOn', 'updateSingleSignOn'] as const) {
      expect(
        (await callApi(name, { company: 'acme', ...on, revision: 1 }, { session: acmeAdmin })).status,
      ).toBe(403);
      const nobody = await callApi(name, { company: 'nobody', ...on, revision: 1 }, { session: vendor });
      expect(nobody.status).toBe(404);
    }
  });
});
