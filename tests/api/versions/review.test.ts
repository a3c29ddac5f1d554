import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  submit,
  withBackup,
} from '../../support/pages';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');
const other = await sessionFor(cloud, acme, 'Level4');
const companySettings = {
  companyName: 'Acme Boats',
  copyrightName: 'A',
  address: 'A',
  telephone: '212 555 0100',
};
const settings = { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', settings, { session: admin }));

const waiting = async (session: TestSession, sentBack?: boolean) =>
  bodyOf(await callApi('listWaitingVersions', { sentBack }, { session }));
const pagesWaiting = async (session: TestSession, sentBack?: boolean) =>
  (await waiting(session, sentBack)).map(({ pageName, state }) => `${pageName}: ${state}`);
const reject = (pageId: number, more: object = {}) =>
  callApi('rejectDraft', { pageId, comments: 'The price is wrong', ...more }, { session: admin });
const publish = (pageId: number, more: object = {}) =>
  callApi('publishDraft', { pageId, comments: '', ...more }, { session: admin });

async function newestMail(words: string) {
  await cloud.settled();
  return cloud.ses.messages().filter(({ subject }) => subject.includes(words));
}

describe('the list of waiting versions', () => {
  it('has all pending versions for an Admin, the own ones for others, the longest waiting first [1:269]', async () => {
    const mine = await makePage(editor, { name: 'Mine' });
    const theirs = await makePage(other, { name: 'Theirs' });
    await submit(editor, mine, 'please look');
    cloud.clock.advance(60_000);
    await submit(other, theirs);
    expect(await pagesWaiting(admin)).toEqual(['Mine: pending', 'Theirs: pending']);
    expect(await pagesWaiting(editor)).toEqual(['Mine: pending']);
    const [first] = await waiting(editor);
    expect(first).toMatchObject({
      pageId: mine,
      versionId: 1,
      email: editor.email,
      comments: 'please look',
    });
    expect(Number.isNaN(Date.parse(first?.timestamp ?? ''))).toBe(false);

    bodyOf(await publish(theirs));
    expect(await pagesWaiting(admin)).toEqual(['Mine: pending']);
    bodyOf(await reject(mine));
    expect(await pagesWaiting(admin)).toEqual([]);
  });

  it('shows a submitter the rejected versions, until they are submitted again [1:161] [1:270]', async () => {
    const pageId = await makePage(editor, { name: 'Sent back' });
    await submit(editor, pageId);
    bodyOf(await reject(pageId, { comments: 'Too long' }));
    const own = (await waiting(editor, true)).find((version) => version.pageId === pageId);
    expect(own).toMatchObject({ state: 'sentBack', email: admin.email, comments: 'Too long', versionId: 1 });
    expect(await pagesWaiting(editor)).not.toContain('Sent back: sentBack');
    expect(await pagesWaiting(other, true)).toEqual([]);
    await submit(editor, pageId);
    expect(await pagesWaiting(editor, true)).toContain('Sent back: pending');
    expect(await pagesWaiting(editor, true)).not.toContain('Sent back: sentBack');
  });

  it('drops a rejected version with the draft that it became', async () => {
    const pageId = await makeLivePage(admin, 'text', { name: 'Given up' });
    await newDraft(editor, pageId, 1);
    await submit(editor, pageId);
    bodyOf(await reject(pageId));
    expect(await pagesWaiting(editor, true)).toContain('Given up: sentBack');
    bodyOf(await callApi('deleteDraft', { pageId }, { session: editor }));
    await newDraft(editor, pageId, 1);
    expect(await pagesWaiting(editor, true)).not.toContain('Given up: sentBack');
  });

  it('leaves out versions that cannot be published: of deleted pages, or below one [1:151]', async () => {
    const parent = await makeLivePage(admin, 'text', { name: 'Gone' });
    const child = await makePage(editor, { name: 'Gone too', menu: parent });
    await submit(editor, child);
    expect(await pagesWaiting(admin)).toContain('Gone too: pending');
    bodyOf(await callApi('deletePage', { pageId: parent }, { session: admin }));
    expect(await pagesWaiting(admin)).not.toContain('Gone too: pending');
  });

  it('is private: another company sees nothing, and malformed input is rejected [1:8]', async () => {
    const globex = await makeCompany('globex');
    expect(await waiting(await sessionFor(cloud, globex, 'Admin'))).toEqual([]);
    const malformed = await callApi('listWaitingVersions', { sentBack: 'perhaps' }, { session: admin });
    expect(malformed.status).toBe(400);
    expect(malformed.error.fields).toHaveProperty('sentBack');
  });
});

describe('a publish concerns the version that was reviewed', () => {
  it('and rejects one that came back to review with changes, but accepts its current revision [1:161] [1:270] [1:271]', async () => {
    const pageId = await makePage(editor);
    await submit(editor, pageId);
    const seen = bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin })).versions[0];
    bodyOf(await reject(pageId));
    await addAnnouncement(editor, pageId, 1, 'not seen by anybody');
    await submit(editor, pageId);
    const stale = await publish(pageId, { versionId: 1, revision: seen?.revision });
    expect(stale.status).toBe(409);
    expect(stale.error.message).toContain('was changed since you opened it');
    expect((await reject(pageId, { revision: seen?.revision })).status).toBe(409);
    const now = bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin })).versions[0];
    expect((await publish(pageId, { versionId: 1, revision: now?.revision })).status).toBe(200);
  });

  it('and rejects a versionId that is not the pending one, for each transition [1:160] [1:161] [1:269] [1:270] [1:271]', async () => {
    const pageId = await makeLivePage(admin);
    await newDraft(admin, pageId, 1);
    const wrongSubmit = await callApi(
      'submitDraft',
      { pageId, versionId: 1, comments: '' },
      { session: editor },
    );
    expect(wrongSubmit.status).toBe(409);
    await submit(editor, pageId);
    expect((await reject(pageId, { versionId: 1 })).status).toBe(409);
    expect((await publish(pageId, { versionId: 1 })).status).toBe(409);
    expect((await reject(pageId, { versionId: 2 })).status).toBe(200);
  });

  it('and takes comments of 1,000 characters, and names the field of longer ones [1:134] [1:160] [1:161] [1:269] [1:270] [1:271] [1:164]', async () => {
    const pageId = await makePage(editor);
    const long = await callApi('submitDraft', { pageId, comments: 'x'.repeat(1_001) }, { session: editor });
    expect(long.status).toBe(400);
    expect(long.error.fields).toHaveProperty('comments');
    expect(await submit(editor, pageId, 'x'.repeat(1_000))).toBe(1);
    const log = await callApi('listVersionLog', { pageId }, { session: admin });
    expect(log.body[0]?.comments).toBe('x'.repeat(1_000));
    expect((await reject(pageId, { comments: '   ' })).status).toBe(400);
    expect((await reject(pageId, { comments: 'y'.repeat(1_000) })).status).toBe(200);
  });
});

describe('the mails', () => {
  // One user's actions on many versions within minutes are sent in one mail.
  beforeEach(() => {
    cloud.clock.advance(6 * 60_000);
  });

  it('request a review with author, page, comment and a link to the comparison, in text and HTML [1:160] [1:269] [2:69] [2:72]', async () => {
    const pageId = await makePage(editor, { name: 'Moorings' });
    await submit(editor, pageId, 'Spring prices <b>&</b> berths');
    const [mail, ...more] = await newestMail('Moorings');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Acme: V1 of Moorings waits for your review');
    expect(mail?.to).toEqual(['watch@acme.example']);
    expect(mail?.text).toContain(`${editor.email} submitted it for review.`);
    expect(mail?.text).toContain('Spring prices <b>&</b> berths');
    expect(mail?.text).toMatch(new RegExp(`/CompareVersions/${pageId}\\?to=1$`, 'm'));
    expect(mail?.html).toContain('Spring prices &#60;b&#62;&#38;&#60;/b&#62; berths');
    expect(mail?.html).toContain(`/CompareVersions/${pageId}?to=1`);
  });

  it('notify the submitter and the watchers of a rejection and a publish, with a link to the editor [1:161] [1:270] [1:271] [2:69] [2:72]', async () => {
    const pageId = await makePage(editor, { name: 'Slipway' });
    await submit(editor, pageId);
    bodyOf(await reject(pageId));
    await submit(editor, pageId);
    bodyOf(await publish(pageId, { comments: 'Good now' }));
    for (const [words, did, comment] of [
      ['V1 of Slipway was rejected', 'sent it back to be changed.', 'The price is wrong'],
      ['V1 of Slipway was published', 'published it. Visitors see it now.', 'Good now'],
    ] as const) {
      const mails = await newestMail(`Acme: ${words}`);
      expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([editor.email, 'watch@acme.example']);
      for (const { subject, text } of mails) {
        expect(subject).toBe(`Acme: ${words}`);
        expect(text).toContain(`${admin.email} ${did}\n\nComment: ${comment}\n`);
        expect(text).toContain(`/UpdatePageComponent/${pageId}?version=1`);
      }
    }
  });

  it('notify the watchers when a page is taken off the site and when a version is live again [2:69] [2:72]', async () => {
    const pageId = await withBackup(admin, { name: 'Boathouse' });
    // Further actions would be collected in one mail.
    await cloud.settled();
    cloud.clock.advance(6 * 60_000);
    bodyOf(await callApi('unpublish', { pageId, comments: 'Flooded' }, { session: admin }));
    bodyOf(await callApi('restoreVersion', { pageId, versionId: 1, comments: 'Dry' }, { session: admin }));
    const [down] = await newestMail('Boathouse was taken off the site');
    expect(down?.text).toContain('Flooded');
    const again = await newestMail('V1 of Boathouse is live again');
    expect(again.map(({ to }) => to[0])).toContain('watch@acme.example');
  });
});

describe('a draft that is published directly', () => {
  it('is mailed as published only; a submit by an editor is mailed as usual [1:269] [1:271] [2:69]', async () => {
    // Earlier actions of these minutes are mailed first.
    cloud.clock.advance(10 * 60_000);
    const mine = await makePage(admin, { name: 'At once' });
    const direct = { comments: '', isPublishedNext: true };
    bodyOf(await callApi('submitDraft', { pageId: mine, ...direct }, { session: admin }));
    expect((await publish(mine)).status).toBe(200);
    const mails = await newestMail('At once');
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([admin.email, 'watch@acme.example'].sort());
    for (const { subject } of mails) expect(subject).toContain('was published');
    const theirs = await makePage(editor, { name: 'Not theirs to say' });
    bodyOf(await callApi('submitDraft', { pageId: theirs, ...direct }, { session: editor }));
    expect(await newestMail('Not theirs to say')).toHaveLength(1);
    bodyOf(await reject(theirs));
  });
});
