import { mayHaveSession } from '@galley/shared/contract/call';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { presetOf } from '@galley/shared/theme/presets';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { samplePdf } from '../support/files/sample-files';
import { documentOf } from '../support/files/upload';
import { pngOf } from '../support/images/sample-images';
import { fileOf } from '../support/images/upload';
import { openCloud } from '../support/open-cloud';
import { addAnnouncement, bodyOf, makeLivePage, newDraft } from '../support/pages';

/**
 * Runs the whole contract with another company's ids: an Admin of globex tries to read and change data of acme. The
 * test inspects the wire: no key of acme may be touched, whatever the response is.
 */
const cloud = await openCloud();
const [acme, globex] = [await makeCompany('acme'), await makeCompany('globex')];
const acmeAdmin = await sessionFor(cloud, acme, 'Admin');
const globexAdmin = await sessionFor(cloud, globex, 'Admin');
// More pages than globex has, so that ids of acme and globex do not coincide.
for (let page = 0; page < 3; page += 1) await makeLivePage(acmeAdmin);
const pageId = await makeLivePage(acmeAdmin, 'secret words of acme');
const versionId = await newDraft(acmeAdmin, pageId, 1);
const componentId = await addAnnouncement(acmeAdmin, pageId, versionId, 'secret draft of acme');
const section = { pageComponentId: componentId, name: 'secret words of acme' };
bodyOf(await callApi('createSavedSection', section, { session: acmeAdmin }));
bodyOf(await callApi('createLaunch', { name: 'Secret', pageIds: [pageId] }, { session: acmeAdmin }));
const foreign = everyField({ pageId, versionId, componentId, userId: acmeAdmin.userId });
await cloud.settled();

/** One input that is well-formed for every call: unknown fields are ignored. */
function everyField(ids: { pageId: number; versionId: number; componentId: number; userId: number }) {
  return {
    ...ids,
    id: ids.componentId,
    copyVersionId: ids.versionId,
    beginWith: { kind: 'copy', pageId: ids.pageId },
    fromVersionId: 1,
    toVersionId: ids.versionId,
    pageComponentId: ids.componentId,
    pageComponentIds: [ids.componentId],
    orderedPageIds: [ids.pageId],
    pageIds: [ids.pageId],
    launchId: 1,
    savedSectionId: 1,
    bannerIds: [ids.componentId],
    bannerContainerId: ids.componentId,
    navbarTabIds: [1],
    formFieldIds: [10_001],
    formId: 1,
    formFieldId: 10_001,
    form: { id: 1 },
    nameValuePairs: [],
    formSubmissionId: 1_000_000_001,
    submissionId: 1_000_000_001,
    number: 1,
    jobId: 'a-job-of-acme',
    threadId: 'a-thread',
    commentId: 'a-thread',
    isResolved: true,
    month: '2026-11',
    timeZone: 'UTC',
    submissionIds: [1_000_000_001],
    parentMenuId: ids.pageId,
    type: 'Announcement',
    componentName: 'Mine now',
    announcementText: 'overwritten by globex',
    height: 20,
    borderStyle: 'none',
    format: '4_4',
    title: 'Title',
    heading: 'Heading',
    text: '<p>Text</p>',
    buttonText: 'A button',
    buttonLink: '/contact',
    picture: 'globex/1/a.png',
    pictureAlt: 'A picture',
    description: 'Description',
    imageLink: 'globex/1/a.png',
    backgroundImage: 'globex/1/a.png',
    imageDescription: 'Mine now',
    imageName: 'mine.png',
    image: fileOf(pngOf(2, 2)),
    fileName: 'mine.pdf',
    file: documentOf(samplePdf()),
    revision: 1,
    comments: 'a comment',
    action: 'A remark',
    name: 'Overwritten',
    friendlyUrl: 'overwritten',
    pageUrl: '/overwritten',
    menu: ids.pageId,
    scoTitle: 'Title',
    scoMetaDescription: 'Description',
    scoMetaKeywords: 'word',
    modules: [],
    toEmail: ['a@globex.example'],
    companySettings: {
      companyName: 'Globex',
      copyrightName: 'Globex',
      address: '1 Road',
      telephone: '212 555 0100',
      revision: 1,
    },
    adminVersionUpdateEmails: ['a@globex.example'],
    firstName: 'New',
    lastName: 'Person',
    email: 'new.person@globex.example',
    phoneNumber: '212 555 0100',
    role: 'Level4',
    code: '123456',
    password: 'harbour-lantern-7',
    oldPassword: 'harbour-lantern-7',
    newPassword: 'river-of-stones',
    confirmPassword: 'river-of-stones',
    username: 'new.person@globex.example',
    from: '/an-old-path',
    to: 'https://example.com/',
    csv: '/another-path,https://example.com/',
  };
}

/** Fields of one call whose names mean something else in another. */
const ofCall: Partial<Record<CallName, Record<string, unknown>>> = {
  createBannerContainer: { height: 'Small' },
  updateBannerContainer: { height: 'Small' },
  createNavbarTab: { format: '4_2-2' },
  updateNavbarTab: { format: '4_2-2' },
  // The tests of named files use files of another company.
  createVideo: { address: '', file: '', captions: '' },
  updateVideo: { address: '', file: '', captions: '' },
  startFileUpload: { bytes: 10 },
  finishFileUpload: { upload: 'started' },
  createFormField: { fieldType: 'checkbox' },
  updateFormField: { fieldType: 'checkbox' },
  endSession: { id: 'a-session-of-acme' },
  settleDetails: { kept: ['name'] },
  startSite: { starter: 'cafe', companyName: 'Corner', address: '1 Mill Lane', telephone: '207 555 0123' },
  removeLaunchPart: { part: 'look' },
  saveLaunchPart: { values: { look: { theme: presetOf('clear') } }, base: 0 },
  saveTheme: { theme: { ...presetOf('clear'), headerAction: 'page', actionPageId: 7 } },
};
/** They end the session that all other calls need. */
const endsOwnSession: CallName[] = ['logOut', 'endAllSessions'];

const staffCalls = callNames.filter((name) => mayHaveSession(declarationOf(name)));
const attemptCalls = callNames.filter((name) => declarationOf(name).audience === 'attempt');
/** All fields that any call knows; a call that rejects unknown names gets its own input. */
function inputOf(name: CallName): Record<string, unknown> {
  const { anonymousBody } = declarationOf(name);
  const entries = Object.entries({ ...foreign, ...ofCall[name] });
  return Object.fromEntries(entries.filter(([field]) => anonymousBody?.names.test(field) ?? true));
}
const touchesAcme = (keys: readonly string[]) => keys.filter((key) => key.startsWith('C#acme#'));

describe("another company's ids", () => {
  it.each(staffCalls.filter((name) => !endsOwnSession.includes(name)))(
    '%s touches no key of acme [1:8]',
    async (name) => {
      const { result, calls } = await cloud.calls.during(async () => {
        const answer = await callApi(name, inputOf(name), { session: globexAdmin });
        await cloud.settled();
        return answer;
      });
      expect(touchesAcme(calls.flatMap((call) => call.leadingKeys ?? []))).toEqual([]);
      expect(JSON.stringify(result.body ?? result.error)).not.toMatch(/secret (words|draft) of acme/);
      const declaration = declarationOf(name);
      if (declaration.open === undefined && declaration.audience !== 'runInstallation') {
        // The foreign parent is well-formed, but does not exist; the password is well-formed, but wrong.
        const expected = ['menu', 'password', 'oldPassword'];
        const faults = Object.keys(result.error.fields ?? {}).filter((field) => !expected.includes(field));
        expect(faults, 'the input is well formed, so the test means something').toEqual([]);
      }
    },
  );

  it.each(staffCalls.filter((name) => declarationOf(name).audience !== 'public'))(
    '%s with company=acme is rejected [1:8]',
    async (name) => {
      const session = name === 'logOut' ? undefined : globexAdmin;
      const { result, calls } = await cloud.calls.during(() =>
        callApi(name, { ...foreign, company: 'acme' }, session ? { session } : {}),
      );
      expect(result.status).toBe(session ? 403 : 401);
      expect(touchesAcme(calls.flatMap((call) => call.leadingKeys ?? []))).toEqual([]);
    },
  );
});

describe('every call of staff', () => {
  it.each(staffCalls)(
    '%s answers 401 without a session and reads nothing [1:7] [1:38] [1:43] [1:288]',
    async (name) => {
      const { result, calls } = await cloud.calls.during(() => callApi(name, foreign));
      expect(result.status).toBe(401);
      expect(calls).toEqual([]);
    },
  );

  it.each(attemptCalls)(
    '%s, a later step of a sign-in, answers 401 where none was begun [1:144] [1:222] [1:223] [1:224] [1:225] [1:226]',
    async (name) => {
      const { result, calls } = await cloud.calls.during(() => callApi(name, foreign));
      expect(result.status).toBe(401);
      expect(calls).toEqual([]);
    },
  );

  it.each(callNames)('%s answers 403 to a request that bypassed the edge', async (name) => {
    for (const secret of [undefined, 'guessed', '']) {
      const { result, calls } = await cloud.calls.during(() =>
        callApi(name, foreign, { session: globexAdmin, headers: { 'x-galley-edge-secret': secret } }),
      );
      expect(result.status).toBe(403);
      expect(calls).toEqual([]);
    }
  });
});
