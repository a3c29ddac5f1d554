import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const tracsoft = await makeCompany('tracsoft', { isVendor: true });
const vendor = await sessionFor(cloud, tracsoft, 'Admin');
const vendorEditor = await sessionFor(cloud, tracsoft, 'Level4');
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');

const checklist = async (session: TestSession, input: Record<string, unknown> = {}) =>
  callApi('getSiteChecklist', input, { session });

const nothingYet = {
  company: 'acme',
  companyName: 'Acme',
  isInitialized: false,
  modules: [],
  hasFormSettings: false,
  hasCompanySettings: false,
  hasNavbar: false,
  hasFooter: false,
  homePageId: 1,
  isHomePageLive: false,
  offered: null,
  start: null,
};
const settings = {
  companyName: 'Acme Boats',
  copyrightName: 'Acme',
  address: '1 Quay',
  telephone: '212 555 0100',
};

describe('the checklist of a site', () => {
  it('is one read beside the session', async () => {
    const { calls } = await cloud.calls.during(() => checklist(admin));
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'BatchGetItem']);
  });

  it('ticks each item by the stored data, and the three questions of the guard agree [1:32] [1:39] [1:40] [1:236] [1:238] [1:239] [2:189] [2:21] [2:164] [2:10] [2:19] [2:103] [1:271] [2:177] [2:179] [2:183] [2:188]', async () => {
    expect((await checklist(admin)).body).toEqual(nothingYet);
    const as = { session: admin };
    const guard = async () => [
      (await callApi('isSiteInitialized', {}, as)).body,
      (await callApi('isLayoutCompleted', {}, as)).body,
      (await callApi('hasFormSettings', {}, as)).body,
    ];
    expect(await guard()).toEqual([false, false, false]);

    const steps = [
      [
        'initializeSite',
        { modules: ['FormSettings'] },
        { isInitialized: true, modules: ['FormSettings'] },
        [true, false, false],
      ],
      [
        'createCompanySettings',
        { companySettings: settings, adminVersionUpdateEmails: ['a@acme.example'] },
        { hasCompanySettings: true, companyName: 'Acme Boats' },
        [true, false, false],
      ],
      ['createNavbar', { componentName: 'Navbar' }, { hasNavbar: true }, [true, false, false]],
      ['createFooter', { contentColumn1: '<p>Us</p>' }, { hasFooter: true }, [true, true, false]],
      ['updateFormSettings', { toEmail: ['a@acme.example'] }, { hasFormSettings: true }, [true, true, true]],
      ['submitDraft', { pageId: 1, versionId: 1, comments: '' }, {}, [true, true, true]],
      ['publishDraft', { pageId: 1, versionId: 1 }, { isHomePageLive: true }, [true, true, true]],
    ] as const;
    let expected: object = nothingYet;
    for (const [name, input, change, answers] of steps) {
      expect((await callApi(name, input, as)).status, name).toBe(200);
      expected = { ...expected, ...change };
      expect((await checklist(admin)).body, name).toEqual(expected);
      expect(await guard(), name).toEqual(answers);
    }
  });

  it('of any company is returned to Admins of the vendor, of another one to no one else [2:19] [2:103] [1:8] [1:23] [1:209] [1:42]', async () => {
    await makeCompany('globex', { name: 'Globex' });
    const named = { company: 'globex' };
    expect((await checklist(vendor, named)).body).toMatchObject({ company: 'globex', companyName: 'Globex' });
    expect((await checklist(vendor)).body).toMatchObject({ company: 'tracsoft' });
    expect((await checklist(vendor, { company: 'nobody' })).status).toBe(404);
    expect((await checklist(vendor, { company: 'No Key' })).error.fields).toHaveProperty('company');
    for (const session of [admin, editor, vendorEditor]) {
      expect((await checklist(session, named)).status).toBe(403);
    }
    expect((await checklist(editor)).status, 'an editor has no business with the set-up').toBe(403);
  });
});
