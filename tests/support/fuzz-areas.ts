import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import type { Area } from '@galley/shared/contract/call';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { presetOf } from '@galley/shared/theme/presets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from './api-caller';
import { makeCompany, sessionFor, type TestSession } from './companies';
import { putFile, putForm, putImage } from './library';
import { type MaliciousInput, maliciousInputs, plausibleInput } from './malicious-input';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft } from './pages';
import {
  differences,
  readTableState,
  restorePartitions,
  restoreTableState,
  type TableState,
} from './table-state';
import { startTestCloud, type TestCloud } from './test-cloud';

/** Counters of attempts and ids change even when a call is rejected. */
const countsTries = /^(RATE|ATTEMPT|EMAIL)#|#BUDGETS | COUNTER$/;
const writes = /^(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/;

/**
 * Sends every call of these areas input that no form would send: never a 500, and no writes when it is rejected.
 * @param isEvery every malicious value for every field; otherwise each for some
 */
export function fuzzAreas(areas: readonly Area[], isEvery: boolean): void {
  let sent = 0;
  let cloud: TestCloud;
  let admin: TestSession;
  let known: Record<string, unknown>;
  let state: TableState;

  beforeAll(async () => {
    cloud = await startTestCloud({ runJobs: false });
    const company = await makeCompany('acme', { isVendor: true });
    admin = await sessionFor(cloud, company, 'Admin');
    const pageId = await makeLivePage(admin);
    const versionId = await newDraft(admin, pageId, 1);
    const componentId = await addAnnouncement(admin, pageId, versionId, 'a text');
    const section = { pageComponentId: componentId, name: 'A section' };
    bodyOf(await callApi('createSavedSection', section, { session: admin }));
    const imageUrl = await putImage(cloud, company, 1);
    await putForm(cloud, company, 1);
    await putFile(cloud, company, 1);
    known = { ...everyField({ pageId, versionId, componentId, imageUrl }), menu: await makePage(admin) };
    state = await readTableState();
  });
  afterAll(() => {
    console.log(`cases: ${sent} inputs that no form would send, to ${areas.join(', ')}; always the same`);
    return cloud.stop();
  });

  const send = (name: CallName, { input, body, query, type }: MaliciousInput) => {
    forgetCalls();
    return callApi(name, input, {
      session: admin,
      ...(body !== undefined && { body }),
      ...(query !== undefined && { query }),
      ...(type && { headers: { 'content-type': type } }),
    });
  };

  const names = callNames.filter((name) => {
    const { area, open } = declarationOf(name);
    return areas.includes(area) && open === undefined;
  });

  it.each(names)(
    '%s refuses what is malicious by its field, without a write and without a 500',
    async (name) => {
      const faults: string[] = [];
      const good = plausibleInput(name, { ...known, ...ofCall[name] });
      const begun = await send(name, { what: 'nothing', input: good });
      // A file upload is not JSON; the image tests send invalid ones.
      if (declarationOf(name).multipart !== true) {
        // No code was mailed to anyone, and the Admin has no password.
        const { code: _code, password: _password, oldPassword: _old, ...others } = begun.error.fields ?? {};
        expect(others, 'nothing else is wrong with the input').toEqual({});
      }
      await restoreTableState(state);
      for (const malicious of maliciousInputs(name, good, isEvery)) {
        sent += 1;
        const { result, calls } = await cloud.calls.during(() => send(name, malicious));
        const { status, error } = result;
        const written = calls
          .filter(({ operation, error }) => writes.test(operation) && !error)
          .flatMap(({ leadingKeys = [] }) => leadingKeys);
        // A write reports each partition that it touches.
        const changed = written.length > 0 ? await restorePartitions(state, written) : [];
        if (status < 400) continue;
        if (status >= 500) faults.push(`${malicious.what}: ${status} ${error.message}`);
        if (status === 400 && Object.keys(error.fields ?? {}).length === 0) {
          faults.push(`${malicious.what}: 400 without a field, ${error.message}`);
        }
        const kept = changed.filter((key) => !countsTries.test(key));
        if (kept.length > 0) faults.push(`${malicious.what}: ${status} and wrote ${kept}`);
      }
      expect(differences(state, await readTableState()), 'nothing else was written').toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

const eventEntries = {
  items: [{ key: '1', title: 'Text', date: '2026-11-22', until: '2026-11-23', link: '/contact' }],
};

/** Fields of one call whose names mean something else in another. */
const ofCall: Partial<Record<CallName, Record<string, unknown>>> = {
  // A video has a URL or a file; the tests of named files cover the file.
  createVideo: { address: '', file: '', captions: '' },
  updateVideo: { address: '', file: '', captions: '' },
  submitForm: {
    form: { id: 1 },
    nameValuePairs: [{ fieldId: 10_001, fieldName: 'Your name', fieldValue: 'Rosa' }],
  },
  updateProviderSettings: {
    dynamicFormEmail: 'forms@mail.galley.example',
    versionUpdateEmail: 'news@mail.galley.example',
    versionLimit: 10,
  },
  updateAllowedAddresses: { company: 'acme', ranges: ['203.0.113.0/24'] },
  createCompany: { domain: 'www.text.example' },
  startSite: { starter: 'cafe', telephone: '207 555 0123', country: 'US' },
  saveTheme: { theme: presetOf('clear') },
  saveLaunchPart: { values: { look: { theme: presetOf('clear') } } },
  createNavbarTab: { format: '4_1-1-1-1' },
  getClientConfiguration: { domain: 'acme.example' },
  findSignOn: { domain: 'acme.example' },
  updateCompanyDetails: { company: 'acme', domains: ['www.text.example'] },
  updateCompanyBudgets: { company: 'acme', limits: { mails: { perHour: 60, perDay: 600 } } },
  updateSingleSignOn: {
    provider: 'acme-accounts',
    emailDomains: ['acme.example'],
    isTrusted: true,
    registerUrl: 'https://accounts.acme.example/',
  },
  updateNavbarTab: { format: '4_1-1-1-1' },
  createEvents: eventEntries,
  updateEvents: eventEntries,
  endSession: { id: 'a-session' },
  changeOwnPassword: { newPassword: 'river-of-stones', confirmPassword: 'river-of-stones' },
};

/** Existing ids: so that only one field of an input is wrong at a time. */
function everyField(ids: { pageId: number; versionId: number; componentId: number; imageUrl: string }) {
  const { pageId, versionId, componentId, imageUrl } = ids;
  return {
    ...ids,
    id: componentId,
    copyVersionId: versionId,
    fromVersionId: 1,
    toVersionId: versionId,
    savedSectionId: 1,
    threadId: 'a-thread',
    commentId: 'a-thread',
    pageComponentId: componentId,
    pageComponentIds: [componentId],
    orderedPageIds: [pageId],
    parentMenuId: pageId,
    childMenu: null,
    subMenu: null,
    revision: 1,
    friendlyUrl: 'fuzzed',
    pageUrl: '/fuzzed',
    openType: null,
    isExternal: false,
    format: '4_4',
    from: '/old',
    to: '/',
    email: 'somebody@acme.example',
    username: 'somebody@acme.example',
    phoneNumber: '212 555 0100',
    password: 'harbour-lantern-7',
    newPassword: 'harbour-lantern-7',
    confirmPassword: 'harbour-lantern-7',
    code: '123456',
    formId: 1,
    showIfFieldId: null,
    showIfValue: '',
    cursor: '',
    month: '2026-11',
    timeZone: 'America/New_York',
    imageLink: imageUrl,
    imageLinkFocus: '30 70',
    picture: imageUrl,
    pictureFocus: '30 70',
    sectionPicture: imageUrl,
    sectionPictureFocus: '30 70',
    link: '/contact',
    file: '/file:1',
    icon: 'check',
    date: '2026-11-22',
    until: '2026-11-23',
    sectionShownFrom: '2026-11-22T08:00:00.000Z[Europe/Berlin]',
    sectionShownUntil: '2026-11-23T08:00:00.000Z[Europe/Berlin]',
    coordinates: '44.1890, -69.0742',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    backgroundImage: imageUrl,
    backgroundImageFocus: '30 70',
    buttonLink: '/contact',
    button2Link: '/contact',
    linkUrl: '/privacy',
    csv: 'from,to\n/older,/',
    toEmail: ['somebody@acme.example'],
    adminVersionUpdateEmails: ['somebody@acme.example'],
    companySettings: {
      companyName: 'Acme',
      copyrightName: 'Acme',
      address: '1 Road',
      telephone: '212 555 0100',
      revision: 1,
    },
  };
}
