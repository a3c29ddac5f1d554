import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, enterPassword } from '../../support/sign-in';

const cloud = await openCloud();
const tracsoft = await makeCompany('tracsoft', { isVendor: true });
const vendor = await sessionFor(cloud, tracsoft, 'Admin');
const vendorEditor = await sessionFor(cloud, tracsoft, 'Level4');
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');

const good = {
  dynamicFormEmail: 'forms@mail.galley.example',
  versionUpdateEmail: 'news@mail.galley.example',
  versionLimit: 4,
};

describe('provider settings [2:72] [2:190] [2:191]', () => {
  it('are read and saved, and apply to every company [1:237] [1:303] [2:267]', async () => {
    const { body: before } = await callApi('getProviderSettings', {}, { session: vendor });
    expect(before).toEqual({
      dynamicFormEmail: 'forms@mail.galley.example',
      versionUpdateEmail: 'no-reply@mail.galley.example',
      versionLimit: 10,
      revision: 1,
    });
    const save = await callApi('updateProviderSettings', { ...good, revision: 1 }, { session: vendor });
    expect(save).toMatchObject({ status: 200, body: 'Saved' });
    expect((await callApi('getVersionLimit', {}, { session: admin })).body).toBe(4);
    expect((await callApi('getProviderSettings', {}, { session: vendor })).body).toEqual({
      ...good,
      revision: 2,
    });
  });

  it.each([
    [{ dynamicFormEmail: 'forms@elsewhere.example' }, 'dynamicFormEmail', 'mail.galley.example'],
    [{ versionUpdateEmail: 'a@sub.mail.galley.example' }, 'versionUpdateEmail', 'mail.galley.example'],
    [{ versionUpdateEmail: 'nobody' }, 'versionUpdateEmail', 'Version Update Email'],
    [{ dynamicFormEmail: '' }, 'dynamicFormEmail', 'Dynamic Form Email is required.'],
    [{ versionLimit: 2 }, 'versionLimit', 'from 3'],
    [{ versionLimit: 3.5 }, 'versionLimit', 'whole number'],
    [{ versionLimit: '' }, 'versionLimit', 'Version Limit'],
  ])('reject %j by its field [2:131] [2:267] [2:72]', async (changes, field, words) => {
    const input = { ...good, revision: 2, ...changes };
    const { status, error } = await callApi('updateProviderSettings', input, { session: vendor });
    expect(status).toBe(400);
    expect(error.fields?.[field]).toContain(words);
  });

  it('reject a stale save, and return what is stored', async () => {
    const missing = await callApi('updateProviderSettings', good, { session: vendor });
    expect(missing.error.fields).toHaveProperty('revision');
    const stale = await callApi('updateProviderSettings', { ...good, revision: 1 }, { session: vendor });
    expect(stale).toMatchObject({ status: 409, error: { revision: 2, current: { versionLimit: 4 } } });
  });
});

describe('allowed IP addresses', () => {
  const read = async () =>
    (await callApi('getAllowedAddresses', { company: 'acme' }, { session: vendor })).body;
  const save = (ranges: unknown, revision?: number) =>
    callApi('updateAllowedAddresses', { company: 'acme', ranges, revision }, { session: vendor });

  it('of a company let its users in without a code from there, and from nowhere else [1:144] [1:226]', async () => {
    expect((await read()).ranges).toEqual([]);
    expect((await save(['203.0.113.0/24', '2001:db8::/32', '203.0.113.0/24'])).body).toBe('Saved');
    expect((await read()).ranges).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    const { email } = await addPerson(cloud, acme, 'Level4');
    const bypass = async (ip: string) => {
      const { cookie, userId } = await enterPassword(email);
      return (await callApi('bypassByAddress', { userId }, { cookies: [cookie], ip })).status;
    };
    expect(await bypass('203.0.113.99')).toBe(200);
    expect(await bypass('198.51.100.1')).toBe(403);
  });

  it.each([['10.0.0'], ['10.0.0.0/33'], ['everywhere'], ['0.0.0.0/0'], ['::/0'], ['10.0.0.0/7']])(
    'reject %s and keep what is stored',
    async (range) => {
      const { status, error } = await save(['198.51.100.0/24', range]);
      expect(status).toBe(400);
      expect(error.fields?.ranges).toContain(`'${range}'`);
      expect((await read()).ranges).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    },
  );

  it('reject a stale save, and an unknown company', async () => {
    const { revision } = await read();
    expect((await save(['203.0.113.0/24'], revision - 1)).status).toBe(409);
    expect((await save([], revision)).body).toBe('Saved');
    const nobody = await callApi('getAllowedAddresses', { company: 'nobody' }, { session: vendor });
    expect(nobody.status).toBe(404);
  });
});

describe('the vendor’s calls', () => {
  const calls = [
    ['getProviderSettings', {}],
    ['updateProviderSettings', { ...good, revision: 2 }],
    ['getAllowedAddresses', {}],
    ['updateAllowedAddresses', { ranges: ['203.0.113.0/24'] }],
    ['listCompanies', {}],
    ['createCompany', { company: 'acme', companyName: 'X', email: 'x@x.example' }],
    ['getCompanyBudgets', {}],
    ['updateCompanyBudgets', { limits: {}, revision: 1 }],
    ['suspendCompany', { company: 'acme', suspended: true }],
  ] as const;

  it.each(calls)('%s is for Admins of the vendor only [1:8] [1:25] [1:42] [1:209]', async (name, input) => {
    const before = await cloud.stored.company.get(acme.scope);
    const asked = await Promise.all([
      callApi(name, input, { session: admin }),
      callApi(name, { ...input, company: 'tracsoft' }, { session: vendorEditor }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([403, 403]);
    expect(await cloud.stored.company.get(acme.scope)).toEqual(before);
  });
});
