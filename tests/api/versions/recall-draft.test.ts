import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { sessionFor, type TestSession } from '../../support/companies';
import { addAnnouncement, bodyOf, makePage, submit } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();
const other = await sessionFor(cloud, acme, 'Level4');
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

const recall = (session: TestSession, pageId: number, more: object = {}) =>
  callApi('recallDraft', { pageId, versionId: 1, ...more }, { session });
const publish = (pageId: number) => callApi('publishDraft', { pageId, comments: '' }, { session: admin });
const stateOf = async (pageId: number) =>
  bodyOf(await callApi('getPageComponentData', { pageId }, { session: editor })).versions[0];

async function submitted(): Promise<number> {
  const pageId = await makePage(editor);
  await submit(editor, pageId);
  return pageId;
}

it('makes a pending version an editable draft, is logged, and reported to its reviewers [1:12] [1:134] [1:274]', async () => {
  const pageId = await makePage(editor, { name: 'Boats' });
  await submit(editor, pageId);
  expect(bodyOf(await recall(editor, pageId))).toBe(1);
  expect(await stateOf(pageId)).toMatchObject({ versionId: 1, status: 'draft' });
  await addAnnouncement(editor, pageId, 1, 'one more sentence');
  const [newest] = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
  expect(newest).toMatchObject({ email: editor.email, action: 'Recalled V1' });
  const waiting = bodyOf(await callApi('listWaitingVersions', { sentBack: true }, { session: admin }));
  expect(waiting.map((version) => version.pageId)).not.toContain(pageId);
  await cloud.settled();
  const mails = cloud.ses.messages().filter(({ subject }) => subject.includes('V1 of Boats was taken back'));
  expect(mails.map(({ to }) => to)).toEqual([['watch@acme.example']]);
  expect(await submit(editor, pageId)).toBe(1);
});

it('is for its submitter and for Admins, not for another editor', async () => {
  const pageId = await submitted();
  const refused = await recall(other, pageId);
  expect([refused.status, refused.error.message]).toEqual([
    403,
    `Only ${editor.email} or an Admin can take this version back.`,
  ]);
  expect((await stateOf(pageId))?.status).toBe('pending');
  expect((await recall(admin, pageId)).status).toBe(200);
});

it('says what happened in between: it was published, rejected, or submitted again', async () => {
  const published = await submitted();
  bodyOf(await publish(published));
  const late = await recall(editor, published);
  expect(late.status).toBe(409);
  expect(late.error.message).toContain('There is no pending version on this page any more');

  const again = await submitted();
  const seen = await stateOf(again);
  bodyOf(await callApi('rejectDraft', { pageId: again, comments: 'no' }, { session: admin }));
  expect((await recall(editor, again)).status).toBe(409);
  await submit(editor, again);
  const stale = await recall(editor, again, { revision: seen?.revision });
  expect(stale.error.message).toContain('was changed since you opened it');
  // A rejected version that its submitter has recalled is no longer 'sent back to you'.
  bodyOf(await recall(editor, again));
  const own = bodyOf(await callApi('listWaitingVersions', { sentBack: true }, { session: editor }));
  expect(own.map((version) => version.pageId)).not.toContain(again);
});

it('never succeeds together with a publish of the same version [1:161] [1:271]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pageId = await submitted();
    const answers = await Promise.all([publish(pageId), recall(editor, pageId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
