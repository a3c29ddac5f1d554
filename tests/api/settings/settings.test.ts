import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const tracsoft = await makeCompany('tracsoft', { isVendor: true });
const vendor = await sessionFor(cloud, tracsoft, 'Admin');
const vendorEditor = await sessionFor(cloud, tracsoft, 'Level4');
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');

describe('setting a company up [1:238] [2:189]', () => {
  it('is done once by its own Admin, afterwards only by the vendor [1:238] [2:189] [1:209] [2:103] [1:42]', async () => {
    const isInitialized = async () => (await callApi('isSiteInitialized', {}, { session: editor })).body;
    const modules = async () => (await callApi('getSiteChecklist', {}, { session: admin })).body.modules;
    expect(await isInitialized()).toBe(false);
    expect((await callApi('initializeSite', { modules: [] }, { session: editor })).status).toBe(403);
    expect(await callApi('initializeSite', { modules: ['FormSettings'] }, { session: admin })).toMatchObject({
      status: 200,
      body: 'Saved',
    });
    expect([await isInitialized(), await modules()]).toEqual([true, ['FormSettings']]);
    expect((await callApi('initializeSite', { modules: [] }, { session: admin })).status).toBe(403);
    const named = { company: 'acme', modules: [] };
    expect((await callApi('initializeSite', named, { session: vendorEditor })).status).toBe(403);
    const byVendor = await callApi('initializeSite', named, { session: vendor });
    expect([byVendor.status, byVendor.body]).toEqual([200, 'Saved']);
    expect([await isInitialized(), await modules()]).toEqual([true, []]);
  });

  it('knows one module only, and companies that exist [1:23] [2:19]', async () => {
    expect((await callApi('initializeSite', { modules: ['Shop'] }, { session: vendor })).status).toBe(400);
    const nobody = await callApi('initializeSite', { company: 'nobody', modules: [] }, { session: vendor });
    expect(nobody.status).toBe(404);
  });
});

describe('form settings [2:71] [2:187] [2:188]', () => {
  it('turn the forms feature on with their first save, and reject a stale one [1:32] [1:39] [1:236] [2:188] [2:10] [2:164] [2:21] [2:133] [2:40]', async () => {
    const hasForms = async () => (await callApi('hasFormSettings', {}, { session: editor })).body;
    expect(await hasForms()).toBe(false);
    const save = (input: Record<string, unknown>) => callApi('updateFormSettings', input, { session: admin });
    expect((await save({ toEmail: [] })).status).toBe(400);
    expect((await save({ toEmail: ['a@acme.example', 'A@acme.example'] })).status).toBe(400);
    expect(await save({ toEmail: ['a@acme.example'] })).toMatchObject({ status: 200, body: 'Saved' });
    expect(await hasForms()).toBe(true);
    expect((await save({ toEmail: ['b@acme.example'] })).error.fields).toHaveProperty('revision');
    expect((await save({ toEmail: ['b@acme.example'], revision: 1 })).status).toBe(200);
    const stale = await save({ toEmail: ['c@acme.example'], revision: 1 });
    expect(stale).toMatchObject({
      status: 409,
      error: { revision: 2, current: { toEmail: ['b@acme.example'] } },
    });
    const { body } = await callApi('getFormSettings', {}, { session: admin });
    expect(body).toEqual({ toEmail: ['b@acme.example'], revision: 2 });
  });

  it('of another company are for the vendor only [1:8] [1:209] [2:165] [1:42]', async () => {
    await makeCompany('globex');
    const named = { company: 'globex' };
    for (const session of [admin, vendorEditor]) {
      expect((await callApi('getFormSettings', named, { session })).status).toBe(403);
    }
    expect((await callApi('getFormSettings', named, { session: vendor })).body).toEqual({
      toEmail: [],
      revision: 0,
    });
  });
});

it('returns the version limit of the installation to every signed-in user [1:237] [1:303] [2:267] [1:7]', async () => {
  expect((await callApi('getVersionLimit', {}, { session: editor })).body).toBe(10);
  expect((await callApi('getVersionLimit', {})).status).toBe(401);
});
