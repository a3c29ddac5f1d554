import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor } from '../../support/companies';
import { putForm } from '../../support/library';
import { answered, observed } from '../../support/observed';

/** The calls of the route guard, with the paths of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

/** The parts of a layout, by the call that creates each. */
const layout = {
  CreateNavbar: { id: 0, componentName: 'Navbar' },
  CreateFooter: { id: 0, contentColumn1: '', contentColumn2: '', contentColumn3: '', contentColumn4: '' },
  CreateCompanySettings: {
    CompanySettings: {
      ...{ companyName: 'Acme', copyrightName: 'Acme', address: '1 Quay', telephone: '212 555 0100' },
    },
    AdminVersionUpdateEmails: ['boss@acme.example'],
  },
};

it('settings that the guard reads return yes, no and a number [1:32] [1:39] [1:40] [1:236] [1:237] [1:238] [1:239] [1:303] [2:189] [2:267] [1:23] [1:42] [2:10] [2:164] [2:19] [2:103] [1:8] [2:21] [1:209] [2:72] [2:131] [2:177] [2:179] [2:183] [2:188] [2:190] [2:191]', async () => {
  // The guard's calls work for every signed-in user, and for no one else.
  const ask = async (line: string) => {
    expect((await observed(line)).status, line).toBe(401);
    const answer = await answered(line, {}, asAdmin);
    expect(await answered(line, {}, { session: site.editor }), line).toBe(answer);
    return answer;
  };
  expect(await ask('GET AdminSettings/HasFormSettingsData')).toBe(false);
  await putForm(site.cloud, site.acme, 1);
  expect(await ask('GET AdminSettings/HasFormSettingsData')).toBe(false);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
  expect(await ask('GET AdminSettings/HasFormSettingsData')).toBe(true);
  // One company's set-up does not affect another.
  const globex = { session: await sessionFor(site.cloud, await makeCompany('globex'), 'Admin') };
  expect(await ask('GET AdminSettings/GetVersionLimit')).toBe(10);
  // Where nothing has been saved, too.
  await site.cloud.stored.provider.delete();
  expect(await ask('GET AdminSettings/GetVersionLimit')).toBe(10);
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  const asVendor = { session: await sessionFor(site.cloud, vendor, 'Admin') };
  for (const versionLimit of [3, 1_000]) {
    const provider = await answered<object>('POST AdminSettings/GetTracSoftSettings', {}, asVendor);
    const limited = { ...provider, versionLimit };
    expect(await answered('POST AdminSettings/UpdateTracSoftSettings', limited, asVendor)).toBe('Saved');
    expect(await ask('GET AdminSettings/GetVersionLimit')).toBe(versionLimit);
  }
  const isCompleted = () => ask('GET Admin/IsLayoutCompleted');
  expect(await isCompleted()).toBe(false);
  for (const [call, part] of Object.entries(layout)) {
    expect(await isCompleted(), `before ${call}`).toBe(false);
    await answered(`POST Admin/${call}`, part, asAdmin);
  }
  expect(await isCompleted()).toBe(true);
  const isInitialized = () => ask('GET AdminSettings/IsSiteInitialized');
  const initialize = (modules: string[], session = site.admin) =>
    observed('POST AdminSettings/InitializeSite', { modules }, { session });
  expect(await isInitialized()).toBe(false);
  expect((await initialize([], site.editor)).status).toBe(403);
  expect((await initialize(['Shop'])).error.message).toBe('The only module is FormSettings.');
  expect(await isInitialized()).toBe(false);
  expect((await initialize(['FormSettings'])).body).toBe('Saved');
  expect(await isInitialized()).toBe(true);
  for (const line of [
    ...['GET AdminSettings/HasFormSettingsData', 'GET Admin/IsLayoutCompleted'],
    'GET AdminSettings/IsSiteInitialized',
  ]) {
    expect(await answered(line, {}, globex), line).toBe(false);
  }
  // The vendor may set up another company, too.
  const named = (session: object) =>
    observed('POST AdminSettings/InitializeSite', { modules: [], company: 'globex' }, session);
  expect((await named(asAdmin)).status).toBe(403);
  expect((await named(asVendor)).body).toBe('Saved');
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, globex)).toBe(true);
  const ownSite = { modules: ['FormSettings'] };
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asVendor)).toBe(false);
  expect(await answered('POST AdminSettings/InitializeSite', ownSite, asVendor)).toBe('Saved');
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asVendor)).toBe(true);
  const theirs = await answered('GET AdminSettings/GetSiteChecklist', {}, globex);
  expect(theirs).toMatchObject({ isInitialized: true, modules: [], hasFormSettings: false });
  const checklist = await answered('GET AdminSettings/GetSiteChecklist', {}, asAdmin);
  expect(checklist).toMatchObject({
    ...{ isInitialized: true, modules: ['FormSettings'], hasFormSettings: true },
    ...{ hasCompanySettings: true, hasNavbar: true, hasFooter: true },
  });
  // An empty list of modules is valid, too.
  const bare = { session: await sessionFor(site.cloud, await makeCompany('bare'), 'Admin') };
  expect((await observed('POST AdminSettings/InitializeSite', { modules: [] }, bare)).body).toBe('Saved');
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, bare)).toBe(true);
  // From now on only the vendor may.
  const again = await initialize([]);
  expect([again.status, again.error.message]).toEqual([
    ...[403, 'This site is initialized. Only the vendor can change that.'],
  ]);
});
