import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';

/** The calls and entities of document 2 that staff use, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let vendor: TestCompany;
let asVendor: { session: TestSession };

beforeAll(async () => {
  vendor = await makeCompany('tracsoft', { isVendor: true });
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
    const none = { contentColumn1: '', contentColumn2: '', contentColumn3: '', contentColumn4: '' };
    expect(fresh).toEqual({ id: 0, ...none, revision: 0 });
    const id = await answered<number>('POST Admin/CreateFooter', { ...columns, id: 0 }, asAdmin);
    expect(id).toBeGreaterThan(0);
    const stored = await answered<object>('GET Admin/GetFooter', {}, asAdmin);
    expect(stored).toEqual({ ...columns, id, revision: 1 });
    const changed = { ...stored, contentColumn2: '<p>2</p>', contentColumn3: '<p>3</p>', contentColumn4: '' };
    for (const revision of [2, 3]) {
      const sent = { ...changed, revision: revision - 1 };
      expect(await answered('POST Admin/UpdateFooter', sent, asAdmin)).toBe(id);
      expect(await answered('GET Admin/GetFooter', {}, asAdmin)).toEqual({ ...changed, revision });
    }
    const late = await observed('POST Admin/UpdateFooter', changed, asAdmin);
    expect([late.status, late.refusal.message]).toEqual([409, expect.stringMatching(/./)]);
  });

  const settings = {
    companyName: 'Acme',
    copyrightName: 'Acme LLC',
    address: '1 Quay',
    telephone: '212 555 0100',
    ...Object.fromEntries(
      ['facebook', 'instagram', 'twitter', 'youtube', 'linkedin', 'pinterest', 'tumblr'].map((network) => [
        `${network}Link`,
        `https://${network}.example/acme`,
      ]),
    ),
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
    const revision = stored.companySettings.revision as number;
    const logoUrl = await putImage(site.cloud, site.acme, 1);
    const changed = { ...settings, logoUrl, address: '2 Quay' };
    const again = {
      CompanySettings: { ...changed, revision },
      AdminVersionUpdateEmails: ['boss@acme.example', 'deputy@acme.example'],
    };
    expect(await answered('POST Admin/UpdateCompanySettings', again, asAdmin)).toEqual(expect.any(Number));
    expect(await answered('GET Admin/GetCompanySettings', {}, asAdmin)).toMatchObject({
      companySettings: changed,
      adminVersionUpdateEmails: again.AdminVersionUpdateEmails,
    });
  });

  it('navbar tabs have their fields, a title of at most 20 characters, four formats and an order [2:70] [2:134] [2:180] [2:181] [2:182] [2:183] [2:268]', async () => {
    const navbar = await answered<{ id: number }>('GET Admin/GetNavbar', {}, asAdmin);
    expect(navbar.id).toBe(0);
    expect(await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin)).toEqual(
      expect.any(Number),
    );
    const made = await answered<object>('GET Admin/GetNavbar', {}, asAdmin);
    expect(made).toMatchObject({ id: expect.any(Number), componentName: 'Navbar' });
    await answered('POST Admin/UpdateNavbar', { ...made, componentName: 'Menu' }, asAdmin);
    expect(await answered('GET Admin/GetNavbar', {}, asAdmin)).toMatchObject({ componentName: 'Menu' });
    const texts = [1, 2, 3, 4].map((column) => [`column${column}`, `<p>${column}</p>`]);
    const tab = { ...Object.fromEntries(texts), footer: '<p>f</p>' };
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
    const changed = { ...first, title: 'Hours', format: '4_2-2', column3: '<p>new</p>', footer: '' };
    expect(await answered('POST Admin/UpdateNavbarTab', changed, asAdmin)).toBe(ids[0]);
    expect((await observed('POST Admin/UpdateNavbarTab', changed, asAdmin)).status).toBe(409);
    const list = () => answered<{ id: number }[]>('GET Admin/GetNavbarTabs', {}, asAdmin);
    const tabs = await list();
    expect(tabs.map(({ id }) => id)).toEqual([...ids, expect.any(Number)]);
    expect(tabs).toMatchObject([{ ...changed, revision: 2 }, tab, tab, tab, tab]);
    for (const one of tabs) {
      expect(await answered('GET Admin/GetNavbarTab', { componentId: one.id }, asAdmin)).toEqual(one);
    }
    const nothing = await observed('GET Admin/GetNavbarTab', { componentId: 99 }, asAdmin);
    expect([nothing.status, nothing.refusal.message]).toEqual([404, 'This tab was not found.']);
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
    expect(stored).toEqual({ toEmail: ['in@acme.example'], revision: 1 });
    const read = 'POST AdminSettings/GetFormSettingsData';
    expect((await observed(read, {}, { session: site.editor })).status).toBe(403);
    expect(await answered(read, {}, asVendor)).toEqual({ toEmail: [], revision: 0 });
    const save = (toEmail: string[]) =>
      observed('POST AdminSettings/UpdateFormSettingsData', { toEmail, revision: stored.revision }, asAdmin);
    for (const wrong of [[], ['nobody'], ['a@acme.example', 'A@acme.example']]) {
      expect((await save(wrong)).status, wrong.join()).toBe(400);
    }
    const toEmail = ['a@acme.example', 'b@acme.example'];
    expect((await save(toEmail)).body).toBe('Saved');
    expect(await answered('POST AdminSettings/GetFormSettingsData', {}, asAdmin)).toMatchObject({ toEmail });
  });

  it('provider settings are two emails and a version limit of at least 3, for the vendor alone [2:72] [2:131] [2:190] [2:191] [2:267]', async () => {
    const read = 'POST AdminSettings/GetTracSoftSettings';
    const deputy = { session: await sessionFor(site.cloud, vendor, 'Level4') };
    for (const session of [asAdmin, deputy]) {
      expect((await observed(read, {}, session)).status).toBe(403);
      const save = await observed('POST AdminSettings/UpdateTracSoftSettings', {}, session);
      expect(save.status).toBe(403);
    }
    const stored = await answered<{ versionUpdateEmail: string; dynamicFormEmail: string }>(
      read,
      {},
      asVendor,
    );
    const domain = stored.dynamicFormEmail.split('@')[1];
    const emails = { dynamicFormEmail: `forms@${domain}`, versionUpdateEmail: `no-reply@${domain}` };
    expect(stored).toEqual({ ...emails, versionLimit: 10, revision: expect.any(Number) });
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(10);
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
    const changed = {
      ...{ versionLimit: 3, dynamicFormEmail: `forms-of-ours@${domain}` },
      versionUpdateEmail: `news-of-ours@${domain}`,
    };
    expect((await save(changed)).body).toBe('Saved');
    expect(await answered(read, {}, asVendor)).toMatchObject(changed);
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(3);
  });
});
