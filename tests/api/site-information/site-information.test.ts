import { openCompanyScope } from '@galley/functions/core/company-scope';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';

let admin: TestSession;
let editor: TestSession;
let companies = 0;

const cloud = await openCloud();

/** A company of its own for each test, so that nothing is saved yet. */
async function newCompany(): Promise<string> {
  companies += 1;
  const company = await makeCompany(`site${companies}`);
  admin = await sessionFor(cloud, company, 'Admin');
  editor = await sessionFor(cloud, company, 'Level4');
  return company.key;
}

const settings = {
  companyName: 'Northwind',
  copyrightName: 'Northwind Ltd.',
  address: '1 Quay',
  telephone: '212 555 0100',
};
const emails = ['watch@site.example'];
const saveSettings = (changes: Record<string, unknown> = {}) =>
  callApi(
    'createCompanySettings',
    { companySettings: { ...settings, ...changes }, adminVersionUpdateEmails: emails },
    { session: admin },
  );

describe('company settings [2:69] [2:178] [2:179]', () => {
  it('are empty with id 0 until they are saved, then returned with a revision [2:69] [2:178] [1:9] [2:7]', async () => {
    await newCompany();
    const before = await callApi('getCompanySettings', {}, { session: admin });
    expect(before.body.companySettings).toMatchObject({ id: 0, companyName: '', revision: 0 });
    expect(await saveSettings()).toMatchObject({ status: 200, body: 1 });
    const after = await callApi('getCompanySettings', {}, { session: admin });
    expect(after.body.companySettings).toMatchObject({ id: 1, companyName: 'Northwind', revision: 1 });
    expect(after.body.adminVersionUpdateEmails).toEqual(emails);
  });

  it('are on the site at once: the name in the chrome, everything on pages by a job [2:63]', async () => {
    const company = await newCompany();
    await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
    await saveSettings();
    expect((await visit(company, '/hello')).html).toContain('Northwind');
    await cloud.settled();
    expect((await visit(company, '/hello')).html).toContain('hello');
  });

  it('must name the revision they started from, and a stale save returns what is stored [2:179]', async () => {
    await newCompany();
    await saveSettings();
    const without = await saveSettings();
    expect(without.status).toBe(400);
    expect(without.error.fields).toHaveProperty('revision');
    expect((await saveSettings({ revision: 1, companyName: 'Second' })).status).toBe(200);
    const stale = await saveSettings({ revision: 1, companyName: 'Third' });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ revision: 2, current: { companyName: 'Second' } });
    expect(JSON.stringify(stale.error.current)).not.toContain('C#');
  });

  it.each([
    ['companyName', { companyName: ' ' }],
    ['telephone', { telephone: '123' }],
    ['primaryColor', { primaryColor: 'blue' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['newsletterUrl', { newsletterUrl: 'http://list.example' }],
    ['newsletterUrl', { newsletterUrl: 'https://list.example;sandbox' }],
    ['facebookLink', { facebookLink: 'javascript:alert(1)' }],
  ])(
    'with a malformed %s are rejected by its name [2:69] [2:132] [2:179] [2:237] [2:37] [2:270] [2:9]',
    async (field, changes) => {
      await newCompany();
      const answer = await saveSettings(changes);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual([`companySettings.${field}`]);
    },
  );

  it('accept pictures of the own library only [2:69] [2:179]', async () => {
    const company = await newCompany();
    expect((await saveSettings({ logoUrl: 'somebody/1/logo.png' })).status).toBe(400);
    expect((await saveSettings({ logoUrl: `${company}/1/logo.png` })).status).toBe(400);
    const logoUrl = await putImage(cloud, { key: company, scope: openCompanyScope(company) }, 1, 'logo.png');
    expect((await saveSettings({ logoUrl, darkLogoUrl: logoUrl, favicon: logoUrl })).status).toBe(200);
    // Older callers do not send it.
    expect((await saveSettings({ revision: 1, logoUrl })).status).toBe(200);
    const { body } = await callApi('getCompanySettings', {}, { session: admin });
    expect(body.companySettings).toMatchObject({ logoUrl, darkLogoUrl: logoUrl });
  });

  it('are neither read nor saved by a Level4 [1:207] [1:208] [1:24] [2:20] [2:37] [2:39] [2:176] [2:177] [1:41]', async () => {
    await newCompany();
    for (const name of [
      'getCompanySettings',
      'updateCompanySettings',
      'getFooter',
      'updateFooter',
    ] as const) {
      expect((await callApi(name, {}, { session: editor })).status, name).toBe(403);
    }
  });

  it("tell all staff the company's name and look [1:230] [2:209]", async () => {
    await newCompany();
    await saveSettings({ primaryColor: '#112233', timeZone: 'Europe/Paris' });
    const { body } = await callApi('getCompanyName', {}, { session: editor });
    expect(body).toEqual({
      companyName: 'Northwind',
      country: 'US',
      primaryColor: '#112233',
      font: 'system',
      theme: null,
      clientFields: false,
      isSuspended: false,
      timeZone: 'Europe/Paris',
      siteAddress: expect.stringMatching(/^https?:\/\//),
    });
  });
});

describe('the footer [2:68] [2:176] [2:177]', () => {
  const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };

  it('is sanitised, shown with the same step and returned as it was stored [2:68] [2:176] [2:177] [2:39] [2:63] [1:9] [2:7]', async () => {
    const company = await newCompany();
    await makeLivePage(admin, 'x', { friendlyUrl: 'x' });
    const contentColumn1 = '<p>Open <b>daily</b></p><script>alert(1)</script>';
    const saved = await callApi('createFooter', { contentColumn1, ...columns }, { session: admin });
    expect(saved).toMatchObject({ status: 200, body: 1 });
    const { body } = await callApi('getFooter', {}, { session: admin });
    expect(body).toMatchObject({ id: 1, contentColumn1: '<p>Open <b>daily</b></p>', revision: 1 });
    const { html } = await visit(company, '/x');
    expect(html).toContain('Open <b>daily</b>');
    expect(html).not.toContain('alert(1)');
  });

  it('that is too long is rejected with 413 naming the column', async () => {
    await newCompany();
    const contentColumn1 = `<p>${'x'.repeat(11 * 1024)}</p>`;
    const answer = await callApi('createFooter', { contentColumn1, ...columns }, { session: admin });
    expect(answer.status).toBe(413);
    expect(answer.error.fields).toHaveProperty('contentColumn1');
  });
});

it('are complete when settings, navbar and footer exist [1:40] [1:239] [2:183]', async () => {
  await newCompany();
  const isComplete = async () => (await callApi('isLayoutCompleted', {}, { session: editor })).body;
  expect(await isComplete()).toBe(false);
  await saveSettings();
  await callApi('createFooter', { contentColumn1: '<p>a</p>' }, { session: admin });
  expect(await isComplete()).toBe(false);
  await callApi('createNavbar', { componentName: 'Navbar' }, { session: admin });
  expect(await isComplete()).toBe(true);
  const { body } = await callApi('getNavbar', {}, { session: admin });
  expect(body).toMatchObject({ id: 1, componentName: 'Navbar', revision: 1 });
});
