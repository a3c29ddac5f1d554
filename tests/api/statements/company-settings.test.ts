import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';

/** The company settings of document 2, with their paths, names and responses. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
const stale = [409, 'Someone else changed this in the meantime. Your text is kept: compare and save again.'];
const visitor = { site: 'acme' };

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
const whole = {
  ...{ companyName: '', copyrightName: '', address: '', telephone: '', logoUrl: '' },
  ...{ facebookLink: '', instagramLink: '', twitterLink: '', youtubeLink: '', linkedinLink: '' },
  ...{ pinterestLink: '', tumblrLink: '', newsletterUrl: '', timeZone: 'America/New_York' },
  ...{ language: 'en-US', primaryColor: '', font: 'system', favicon: '', shareImage: '' },
  ...{ siteVerification: '', siteRuntime: 'static', adminOnlyChanges: [], blockingChecks: [] },
  ...{ requiresApp: false, country: 'US', revision: 0 },
};
const read = () => answered<{ companySettings: object }>('GET Admin/GetCompanySettings', {}, asAdmin);
it('company settings have their fields, four of them required, and the emails are separate [2:69] [2:132] [2:178] [2:179] [1:9] [1:24] [2:7] [2:37] [2:20] [2:225] [2:229] [2:9] [2:237]', async () => {
  const save = (changes: object, emails: string[] = ['boss@acme.example'], verb = 'Create') =>
    observed(
      `POST Admin/${verb}CompanySettings`,
      { CompanySettings: { ...settings, ...changes }, AdminVersionUpdateEmails: emails },
      asAdmin,
    );
  const before = await answered<{ companySettings: object }>(
    ...(['GET Admin/GetCompanySettings', {}, asAdmin] as const),
  );
  expect(before).toMatchObject({ companySettings: { ...whole, id: 0 }, adminVersionUpdateEmails: [] });
  const rejected = async (verb: string, revision?: number) => {
    for (const [field, label] of Object.entries({
      ...{ companyName: 'Company Name', copyrightName: 'Copyright Name', address: 'Address' },
      telephone: 'Telephone',
    })) {
      const { status, error } = await save({ [field]: ' ', revision }, undefined, verb);
      expect([status, error.message]).toEqual([400, `${label} is required.`]);
      expect(Object.keys(error.fields ?? {})).toEqual([`companySettings.${field}`]);
    }
    for (const wrong of [
      ...[{ telephone: '212 55' }, { tumblrLink: 'javascript:x()' }, { logoUrl: 'globex/1/logo' }],
    ]) {
      expect((await save({ ...wrong, revision }, undefined, verb)).status, verb).toBe(400);
    }
    for (const emails of [
      [],
      ['no address'],
      ['boss@acme.example', 'deputy@acme.example', ' BOSS@acme.example'],
    ]) {
      expect((await save({ revision }, emails, verb)).status, emails.join()).toBe(400);
    }
  };
  await rejected('Create');
  expect(await answered('GET Admin/GetCompanySettings', {}, asAdmin)).toEqual(before);
  expect((await save({ companyName: ' Acme ' }, [' Boss@acme.example '])).body).toBe(1);
  const stored = await read();
  expect(stored).toEqual({
    companySettings: { ...whole, ...settings, id: 1, revision: 1 },
    adminVersionUpdateEmails: ['boss@acme.example'],
    logoPictures: expect.anything(),
  });
  // As long as they may be.
  const companyName = 'Acme Yard and '.repeat(8).slice(0, 100);
  const address = '2 Quay, '.repeat(38).slice(0, 300);
  const logoUrl = await putImage(site.cloud, site.acme, 1);
  // The logo of dark pages is another picture, and not the one that front ends of the company get.
  const darkLogoUrl = await putImage(site.cloud, site.acme, 2);
  const further = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, name.endsWith('Link') ? `${value}/Our-2` : value]),
  );
  const changes = {
    ...{ ...further, logoUrl, darkLogoUrl, companyName, copyrightName: 'Acme Inc', address },
    ...{
      telephone: '212 555 0199',
      newsletterUrl: 'https://lists.example/acme',
      timeZone: 'Europe/Madrid',
    },
  };
  const CompanySettings = { ...stored.companySettings, ...changes };
  const others = Array.from({ length: 48 }, (_, index) => `clerk${index}@acme.example`);
  const AdminVersionUpdateEmails = ['deputy@acme.example', 'boss@acme.example', ...others];
  const again = { CompanySettings, AdminVersionUpdateEmails };
  expect(await answered('POST Admin/UpdateCompanySettings', again, asAdmin)).toBe(1);
  const after = {
    companySettings: { ...CompanySettings, revision: 2 },
    adminVersionUpdateEmails: AdminVersionUpdateEmails,
    logoPictures: expect.anything(),
  };
  expect(await read()).toEqual(after);
  const late = await observed('POST Admin/UpdateCompanySettings', again, asAdmin);
  expect([late.status, late.error.message]).toEqual(stale);
  await rejected('Update', 2);
  expect(await read()).toEqual(after);
  const shown = { logoUrl, companyName, telephone: '212 555 0199' };
  expect(await answered('GET components/Navbar', { componentId: 1 }, visitor)).toEqual({
    companySettings: shown,
  });
  const links = Object.keys(changes).filter((name) => name.endsWith('Link'));
  const social = (linkOf: (name: string) => unknown) =>
    Object.fromEntries(links.map((name) => [name, linkOf(name)]));
  const shownLinks = () => answered('GET Components/GetSocialInfo', {}, visitor);
  expect(await shownLinks()).toEqual(social((name) => changes[name as 'logoUrl']));
  // What is cleared is gone.
  const none = { ...social(() => ''), logoUrl: '', newsletterUrl: '' };
  const cleared = { ...after.companySettings, ...none };
  const last = { CompanySettings: cleared, AdminVersionUpdateEmails: ['deputy@acme.example'] };
  expect(await answered('POST Admin/UpdateCompanySettings', last, asAdmin)).toBe(1);
  expect(await read()).toMatchObject({
    ...{ companySettings: { ...cleared, revision: 3 }, adminVersionUpdateEmails: ['deputy@acme.example'] },
  });
  expect(await shownLinks()).toEqual(social(() => ''));
});
