import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm } from '../../support/library';
import { answered } from '../../support/observed';

/** The calls by which the guard of the screens knows what is set up, by the paths that document 1 gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

/** What a layout is made of, by the call that makes it. */
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

it('settings that the guard reads answer yes, no and a number [1:236] [1:237] [1:238] [1:239] [2:189]', async () => {
  expect(await answered('GET AdminSettings/HasFormSettingsData', {}, asAdmin)).toBe(false);
  await putForm(site.cloud, site.acme, 1);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
  expect(await answered('GET AdminSettings/HasFormSettingsData', {}, asAdmin)).toBe(true);
  expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(10);
  const isCompleted = () => answered('GET Admin/IsLayoutCompleted', {}, asAdmin);
  expect(await isCompleted()).toBe(false);
  for (const [call, part] of Object.entries(layout)) {
    expect(await isCompleted(), `before ${call}`).toBe(false);
    await answered(`POST Admin/${call}`, part, asAdmin);
  }
  expect(await isCompleted()).toBe(true);
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asAdmin)).toBe(false);
  expect(await answered('POST AdminSettings/InitializeSite', { modules: [] }, asAdmin)).toBe('Saved');
  expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asAdmin)).toBe(true);
});
