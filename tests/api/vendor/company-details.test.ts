import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud();
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
const acme = await makeCompany('acme');
const globex = await makeCompany('globex');

const read = async (company: string) =>
  bodyOf(await callApi('getCompanyDetails', { company }, { session: vendor }));
const save = (company: string, changes: Record<string, unknown>, session = vendor) =>
  callApi('updateCompanyDetails', { company, domains: [], clientFields: false, ...changes }, { session });

it('are the domains and the client fields of a company, can be changed later and are logged [2:141] [2:163] [2:136] [2:76]', async () => {
  expect(await read('acme')).toEqual({ domains: [], clientFields: false, revision: 1 });
  const domains = ['WWW.Acme.example', 'acme.example'];
  expect((await save('acme', { domains, clientFields: true, revision: 1 })).status).toBe(200);
  const saved = { domains: ['www.acme.example', 'acme.example'], clientFields: true, revision: 2 };
  expect(await read('acme')).toEqual(saved);
  const rows = bodyOf(await callApi('listCompanies', {}, { session: vendor }));
  expect(rows.find(({ company }) => company === 'acme')?.domains).toEqual(saved.domains);
  const admin = await sessionFor(cloud, acme, 'Admin');
  const log = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'Set the domains to www.acme.example, acme.example',
      'Turned the client fields of users on',
    ]),
  );
  // They appear for that company only.
  const elsewhere = await sessionFor(cloud, globex, 'Admin');
  for (const session of [admin, elsewhere, vendor]) {
    const { clientFields } = bodyOf(await callApi('getCompanyName', {}, { session }));
    expect(clientFields).toBe(session === admin);
  }
  // They are then required of every user, new or existing.
  const { userId: id } = await sessionFor(cloud, acme, 'Level4');
  const stored = bodyOf(await callApi('getUser', { id }, { session: admin }));
  const phoneNumber = '207 555 0123';
  const person = { firstName: 'Ann', lastName: 'Baker', email: 'ann@acme.example', role: 'Level4' };
  for (const refused of [
    await callApi('createUser', { ...person, phoneNumber }, { session: admin }),
    await callApi('updateUser', { ...stored, phoneNumber }, { session: admin }),
  ]) {
    const fields = { access: 'Access is required.', clientNumber: 'Client Number is required.' };
    expect([refused.status, refused.error.fields]).toEqual([400, fields]);
  }
  // Each is required by itself, and 0 is a value.
  const update = (client: object) =>
    callApi('updateUser', { ...stored, phoneNumber, ...client }, { session: admin });
  for (const [client, missing] of [
    [{ access: 0 }, 'clientNumber'],
    [{ clientNumber: 0 }, 'access'],
  ] as const) {
    const refused = await update(client);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [missing]]);
  }
  expect((await update({ access: 0, clientNumber: 0 })).status).toBe(204);
});

it('cannot be saved with a stale revision', async () => {
  const { revision } = await read('acme');
  expect((await save('acme', { domains: ['one.example'], revision })).status).toBe(200);
  const late = await save('acme', { domains: ['two.example'], revision });
  expect(late.status).toBe(409);
  expect((await read('acme')).domains).toEqual(['one.example']);
});

it.each([
  ['a host of another company', ['one.example'], "is a domain of company 'acme'"],
  ['a host that answers by itself', ['acme.sites.galley-sites.example'], 'answer by themselves'],
  ['no host', ['no host'], 'must be a host name'],
  ['a host twice', ['a.example', 'A.example'], 'must not repeat'],
  ['a pattern', ['*.example'], 'must be a host name'],
])('are rejected with %s', async (_what, domains, sentence) => {
  const { status, error } = await save('globex', { domains });
  expect(status).toBe(400);
  expect(JSON.stringify(error.fields)).toContain(sentence);
  expect((await read('globex')).domains).toEqual([]);
});

it('are rejected for a new company with the domain of another one', async () => {
  const input = {
    company: 'initech',
    companyName: 'Initech',
    email: 'a@initech.example',
    domain: 'one.example',
  };
  const { status, error } = await callApi('createCompany', input, { session: vendor });
  expect(status).toBe(400);
  expect(JSON.stringify(error)).toContain("is a domain of company 'acme'");
});

it("are not available to the company's own users, nor for an unknown company [1:8] [1:209]", async () => {
  const admin = await sessionFor(cloud, acme, 'Admin');
  expect((await save('acme', {}, admin)).status).toBe(403);
  expect((await callApi('getCompanyDetails', { company: 'nobody' }, { session: vendor })).status).toBe(404);
  expect((await save('nobody', {})).status).toBe(404);
});

it('can have their client fields turned on and off from the command line, which keeps the domains', async () => {
  const { domains } = await read('acme');
  const { handler: operate } = await import('@galley/functions/operator/handler');
  await operate({ action: 'set-client-fields', company: 'acme', clientFields: true });
  expect(await read('acme')).toMatchObject({ domains, clientFields: true });
  const refused = await operate({ action: 'set-client-fields', company: 'nobody', clientFields: true });
  expect(refused).toEqual({ refused: expect.stringContaining('company') });
});
