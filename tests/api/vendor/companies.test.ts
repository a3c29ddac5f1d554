import { openCompanyScope } from '@galley/functions/core/company-scope';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { addField, makeForm } from '../../support/forms';
import { addImage } from '../../support/images/upload';
import { invitedPassword } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage, makePage, submit } from '../../support/pages';
import { enterPassword } from '../../support/sign-in';
import { submitForm } from '../../support/submissions';
import { visit } from '../../support/visits';

const cloud = await openCloud();
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');

const create = (company: string, changes: Record<string, unknown> = {}) =>
  callApi(
    'createCompany',
    { company, companyName: 'North Shore', email: `boss@${company}.example`, ...changes },
    { session: vendor },
  );
const rowOf = async (company: string) => {
  const rows = bodyOf(await callApi('listCompanies', {}, { session: vendor }));
  return rows.find((row) => row.company === company);
};
const isThere = async (company: string) =>
  (await cloud.stored.company.get(openCompanyScope(company))) !== undefined;

describe('creating a company', () => {
  it('needs no deploy: it is listed, and its first Admin is invited at once and signs in [1:209] [2:209]', async () => {
    const made = await create('north-shore', {
      domain: 'WWW.North.example',
      firstName: 'Rosa',
      starter: 'shop',
    });
    expect(made).toMatchObject({ status: 200, body: 'north-shore' });
    expect(await rowOf('north-shore')).toMatchObject({
      companyName: 'North Shore',
      isVendor: false,
      suspended: false,
      domains: ['www.north.example'],
      siteAddress: 'https://north-shore.sites.galley-sites.example',
      pages: 1,
      images: 0,
      submissions: 0,
      lastPublishedAt: null,
      renewal: { isDone: true, done: 0, total: 0, faults: [] },
    });
    await cloud.settled();
    const email = 'boss@north-shore.example';
    // Sent, not only stored: provisioning dispatches the jobs.
    expect(cloud.ses.messages().map(({ to }) => to[0])).toContain(email);
    await enterPassword(email, await invitedPassword(cloud, email));
    const checklist = { company: 'north-shore' };
    const { offered } = bodyOf(await callApi('getSiteChecklist', checklist, { session: vendor }));
    expect(offered).toBe('shop');
    const [user] = bodyOf(await callApi('listUsers', { company: 'north-shore' }, { session: vendor }));
    expect(user).toMatchObject({ email, firstName: 'Rosa', role: 'Admin', hasSignedIn: false });
  });

  it('is rejected for a key or an email address that is in use, and creates nothing [2:76]', async () => {
    const again = await create('north-shore', { email: 'other@north.example', companyName: 'Stolen' });
    expect(again.status).toBe(409);
    expect(again.error.message).toContain("'north-shore'");
    expect(await rowOf('north-shore')).toMatchObject({ companyName: 'North Shore' });
    expect((await create('tracsoft', { email: 'other@north.example' })).status).toBe(409);
    expect(await cloud.stored.identity.get('other@north.example')).toBeUndefined();
    const taken = await create('south-shore', { email: 'boss@north-shore.example' });
    expect(taken.error.message).toBe('This address is already in use.');
    expect(await isThere('south-shore')).toBe(false);
  });

  it('continues where a failed attempt stopped', async () => {
    cloud.setFault((call) => (call.service === 'cognito-idp' ? 'unavailable' : undefined));
    expect((await create('halfway')).status).toBe(500);
    cloud.setFault(undefined);
    expect((await create('halfway')).status).toBe(200);
    expect(bodyOf(await callApi('listUsers', { company: 'halfway' }, { session: vendor }))).toHaveLength(1);
  });

  it.each([
    [{ company: 'ends-' }, 'company'],
    [{ company: 'shared' }, 'company'],
    [{ company: 'Has Capitals' }, 'company'],
    [{ companyName: '' }, 'companyName'],
    [{ email: 'nobody' }, 'email'],
    [{ domain: 'https://x.example' }, 'domain'],
  ])('is rejected for %j by its field', async (changes, field) => {
    const { status, error } = await create('malformed', changes);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(await isThere('malformed')).toBe(false);
  });
});

describe('the list of companies', () => {
  it("counts pages, images, submissions and the last publish with each change, and reads no company's data", async () => {
    const admin = await sessionFor(cloud, await makeCompany('counted'), 'Admin');
    const formId = await makeForm(admin, 'Write to us');
    const field = await addField(admin, formId, { name: 'Your name' });
    expect(await rowOf('counted')).toMatchObject({ pages: 1, lastPublishedAt: null });
    await makeLivePage(admin);
    expect(await rowOf('counted')).toMatchObject({ pages: 2, lastPublishedAt: expect.stringMatching(/^2/) });

    const pageId = await makePage(admin, { name: 'One more' });
    await callApi('deletePage', { pageId }, { session: admin });
    await callApi('deletePage', { pageId }, { session: admin }); // rejected, and not counted
    expect(await rowOf('counted')).toMatchObject({ pages: 2 });
    await callApi('restorePage', { pageId }, { session: admin, method: 'POST' });
    await makePage(admin, { isExternal: true, friendlyUrl: 'https://x.example', openType: 'NewTab' });
    const imageId = await addImage(admin);
    await addImage(admin);
    await callApi('deleteImage', { id: imageId }, { session: admin });
    for (const name of ['Ida', 'Bo', 'Cy'])
      await submitForm('counted', { formId, values: { [field]: name } });
    // The same values again are the same submission.
    await submitForm('counted', { formId, values: { [field]: 'Cy' } });

    await cloud.settled();
    const { calls } = await cloud.calls.during(async () => {
      expect(await rowOf('counted')).toMatchObject({ pages: 4, images: 1, submissions: 3 });
    });
    const partitions = calls.flatMap(({ leadingKeys = [] }) => leadingKeys);
    const others = partitions.filter((key) => key.startsWith('C#') && !key.startsWith('C#tracsoft#'));
    expect([...new Set(others.map((key) => key.split('#')[2]))]).toEqual(['COUNTS']);
  });
});

describe('suspending a company', () => {
  let admin: TestSession;
  const suspend = (suspended: boolean, company = 'paused') =>
    callApi('suspendCompany', { company, suspended }, { session: vendor });

  beforeAll(async () => {
    const paused = await makeCompany('paused', { name: 'Paused & Co' });
    admin = await sessionFor(cloud, paused, 'Admin');
    await makeLivePage(admin, 'opening hours', { friendlyUrl: 'hours' });
  });

  it('leaves visitors only its name, and lets its users only read', async () => {
    expect((await visit('paused', '/hours')).html).toContain('opening hours');
    expect((await suspend(true)).body).toBe('Saved');
    for (const path of ['/hours', '/nowhere', '/']) {
      const { status, html } = await visit('paused', path);
      expect(status).toBe(403);
      expect(html).toContain('Paused &amp; Co');
      expect(html).not.toContain('opening hours');
    }
    expect(await rowOf('paused')).toMatchObject({ suspended: true });
    expect((await callApi('listPages', {}, { session: admin })).status).toBe(200);
    const write = await callApi('createForm', { name: 'X' }, { session: admin });
    expect(write).toMatchObject({ status: 403, error: { message: 'This company is suspended.' } });
    expect((await suspend(true)).status).toBe(409);
  });

  it('ends when it is resumed: everything is as before', async () => {
    expect((await suspend(false)).body).toBe('Saved');
    const { status, html } = await visit('paused', '/hours');
    expect([status, html.includes('opening hours')]).toEqual([200, true]);
    expect(await rowOf('paused')).toMatchObject({ suspended: false });
    await makePage(admin);
    expect((await suspend(false)).status).toBe(409);
  });

  it('also takes down a site that was never published, and brings it back', async () => {
    await makeCompany('unborn', { name: 'Unborn Ltd' });
    expect((await suspend(true, 'unborn')).status).toBe(200);
    const { status, html } = await visit('unborn', '/');
    expect([status, html.includes('Unborn Ltd')]).toEqual([403, true]);
    expect((await suspend(false, 'unborn')).status).toBe(200);
    expect((await visit('unborn', '/')).status).toBe(404);
  });

  it('is rejected for the vendor itself and for an unknown company', async () => {
    expect((await suspend(true, 'tracsoft')).status).toBe(409);
    expect((await suspend(true, 'nobody')).status).toBe(404);
    expect(await isThere('nobody')).toBe(false);
  });
});

it('sends the mails about versions from the sender of the provider settings [2:72]', async () => {
  const { body: settings } = await callApi('getProviderSettings', {}, { session: vendor });
  const versionUpdateEmail = 'news@mail.galley.example';
  await callApi('updateProviderSettings', { ...settings, versionUpdateEmail }, { session: vendor });
  const admin = await sessionFor(cloud, await makeCompany('mailing'), 'Admin');
  const companySettings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
  const watchers = { companySettings, adminVersionUpdateEmails: ['watch@mailing.example'] };
  await callApi('createCompanySettings', watchers, { session: admin });
  await submit(admin, await makePage(admin, { name: 'Senders' }));
  await cloud.settled();
  const mail = cloud.ses.messages().find(({ subject }) => subject.includes('Senders'));
  expect(mail?.from).toBe(versionUpdateEmail);
});
