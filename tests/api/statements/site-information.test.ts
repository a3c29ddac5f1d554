import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { answered, observed } from '../../support/observed';

/** The calls and entities of document 2 that staff use, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let asVendor: { session: TestSession };

beforeAll(async () => {
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  asVendor = { session: await sessionFor(site.cloud, vendor, 'Admin') };
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

describe('site information', () => {
  it('the footer has four columns and id 0 while it is new [2:68] [2:176] [2:177]', async () => {
    const columns = {
      contentColumn1: '<p>1</p>',
      contentColumn2: '',
      contentColumn3: '',
      contentColumn4: '<p>4</p>',
    };
    const fresh = await answered<{ id: number }>('GET Admin/GetFooter', {}, asAdmin);
    expect(fresh).toMatchObject({ id: 0, contentColumn1: '', contentColumn4: '' });
    const id = await answered<number>('POST Admin/CreateFooter', { ...columns, id: 0 }, asAdmin);
    expect(id).toBeGreaterThan(0);
    const stored = await answered<{ revision: number }>('GET Admin/GetFooter', {}, asAdmin);
    expect(stored).toMatchObject({ ...columns, id });
    expect(await answered('POST Admin/UpdateFooter', stored, asAdmin)).toBe(id);
  });

  const settings = {
    companyName: 'Acme',
    copyrightName: 'Acme LLC',
    address: '1 Quay',
    telephone: '212 555 0100',
    facebookLink: 'https://facebook.com/acme',
  };
  it('company settings have their fields, four of them required, and the emails are held apart [2:69] [2:132] [2:178] [2:179]', async () => {
    const save = (changes: object, emails: string[] = ['boss@acme.example']) =>
      observed(
        'POST Admin/CreateCompanySettings',
        { CompanySettings: { ...settings, ...changes }, AdminVersionUpdateEmails: emails },
        asAdmin,
      );
    for (const field of ['companyName', 'copyrightName', 'address', 'telephone']) {
      const refused = await save({ [field]: '' });
      expect(refused.status, field).toBe(400);
      expect(JSON.stringify(refused.refusal.fields), field).toContain(field);
    }
    for (const emails of [[], ['no address'], ['boss@acme.example', 'boss@acme.example']]) {
      expect((await save({}, emails)).status, emails.join()).toBe(400);
    }
    expect((await save({})).body).toEqual(expect.any(Number));
    const stored = await answered<{ companySettings: Record<string, unknown> }>(
      'GET Admin/GetCompanySettings',
      {},
      asAdmin,
    );
    expect(stored).toMatchObject({
      companySettings: { ...settings, id: expect.any(Number) },
      adminVersionUpdateEmails: ['boss@acme.example'],
    });
    for (const field of [
      ...['logoUrl', 'instagramLink', 'twitterLink', 'youtubeLink', 'linkedinLink', 'pinterestLink'],
      'tumblrLink',
    ]) {
      expect(stored.companySettings, field).toHaveProperty(field);
    }
    const revision = stored.companySettings.revision as number;
    const again = {
      CompanySettings: { ...settings, revision },
      AdminVersionUpdateEmails: ['boss@acme.example'],
    };
    expect(await answered('POST Admin/UpdateCompanySettings', again, asAdmin)).toEqual(expect.any(Number));
  });

  it('navbar tabs have their fields, a title of at most 20 characters, four formats and an order [2:70] [2:134] [2:180] [2:181] [2:182] [2:183] [2:268]', async () => {
    const navbar = await answered<{ id: number }>('GET Admin/GetNavbar', {}, asAdmin);
    expect(navbar.id).toBe(0);
    expect(await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin)).toEqual(
      expect.any(Number),
    );
    const tab = { column1: '<p>1</p>', column2: '', column3: '', column4: '', footer: '<p>f</p>' };
    const ids: number[] = [];
    for (const format of ['4_1-1-1-1', '4_2-1-1', '4_1-1-2', '4_2-2']) {
      const input = { id: 0, title: format, format, ...tab };
      ids.push(await answered<number>('POST Admin/CreateNavbarTab', input, asAdmin));
    }
    for (const [changes, field] of [
      [{ title: 'x'.repeat(21) }, 'title'],
      [{ title: '' }, 'title'],
      [{ format: '3_1-2' }, 'format'],
    ] as const) {
      const input = { id: 0, title: 'Tab', format: '4_2-2', ...tab, ...changes };
      const refused = await observed('POST Admin/CreateNavbarTab', input, asAdmin);
      expect(refused.refusal.fields, field).toHaveProperty(field);
    }
    expect(
      await answered(
        'POST Admin/CreateNavbarTab',
        { id: 0, title: 'x'.repeat(20), format: '4_2-2', ...tab },
        asAdmin,
      ),
    ).toEqual(expect.any(Number));
    const first = await answered<object>('GET Admin/GetNavbarTab', { componentId: ids[0] }, asAdmin);
    expect(first).toMatchObject({ id: ids[0], title: '4_1-1-1-1', format: '4_1-1-1-1', ...tab });
    expect(await answered('POST Admin/UpdateNavbarTab', { ...first, title: 'Hours' }, asAdmin)).toBe(ids[0]);
    const list = () => answered<{ id: number }[]>('GET Admin/GetNavbarTabs', {}, asAdmin);
    const navbarTabIds = (await list()).map(({ id }) => id).reverse();
    expect(await answered('POST Admin/UpdateNavbarTabOrder', { navbarTabIds }, asAdmin)).toBe('Saved');
    expect((await list()).map(({ id }) => id)).toEqual(navbarTabIds);
    expect(await answered('DELETE Admin/DeleteNavbarTab', { componentId: ids[0] }, asAdmin)).toBe('Deleted');
    expect(await list()).toHaveLength(4);
  });
});

describe('settings', () => {
  it('form settings hold a list of emails without duplicates [2:71] [2:133] [2:187] [2:188]', async () => {
    const stored = await answered<{ revision: number }>(
      'POST AdminSettings/GetFormSettingsData',
      {},
      asAdmin,
    );
    expect(stored).toMatchObject({ toEmail: ['in@acme.example'] });
    const save = (toEmail: string[]) =>
      observed('POST AdminSettings/UpdateFormSettingsData', { toEmail, revision: stored.revision }, asAdmin);
    for (const wrong of [[], ['nobody'], ['a@acme.example', 'A@acme.example']]) {
      expect((await save(wrong)).status, wrong.join()).toBe(400);
    }
    expect((await save(['a@acme.example', 'b@acme.example'])).body).toBe('Saved');
  });

  it('provider settings are two emails and a version limit of at least 3, for the vendor alone [2:72] [2:131] [2:190] [2:191] [2:267]', async () => {
    const read = 'POST AdminSettings/GetTracSoftSettings';
    expect((await observed(read, {}, asAdmin)).status).toBe(403);
    const stored = await answered<{ versionUpdateEmail: string }>(read, {}, asVendor);
    expect(stored).toMatchObject({ versionLimit: 10, dynamicFormEmail: expect.stringContaining('@') });
    const save = (changes: object) =>
      observed('POST AdminSettings/UpdateTracSoftSettings', { ...stored, ...changes }, asVendor);
    for (const changes of [
      { versionLimit: 2 },
      { versionLimit: 3.5 },
      { versionLimit: '' },
      { dynamicFormEmail: '' },
      { versionUpdateEmail: 'nobody' },
    ]) {
      const refused = await save(changes);
      expect(refused.status, JSON.stringify(changes)).toBe(400);
      expect(refused.refusal.fields).toHaveProperty(Object.keys(changes)[0] ?? '');
    }
    expect((await save({ versionLimit: 3 })).body).toBe('Saved');
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(3);
  });
});
