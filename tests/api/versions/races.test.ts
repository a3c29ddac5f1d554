import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addAnnouncement, makeLivePage, makePage, newDraft, submit } from '../../support/pages';
import { visit } from '../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

function tally(answers: { status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('lets one of twenty publishes of a draft succeed: one live version, one log entry, one mail each [1:161] [1:271] [1:134] [1:156]', async () => {
  const pageId = await makePage(admin, { name: 'Raced' });
  await addAnnouncement(admin, pageId, 1, 'raced');
  await submit(editor, pageId);
  const answers = await times(20, () =>
    callApi('publishDraft', { pageId, versionId: 1, comments: '' }, { session: admin, method: 'POST' }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  const versions = await cloud.stored.version.all(acme.scope, pageId);
  expect(versions.map(({ status }) => status)).toEqual(['live']);
  const log = await cloud.stored.versionLog.all(acme.scope, pageId);
  expect(log.filter(({ action }) => action === 'Published V1')).toHaveLength(1);
  await cloud.settled();
  const mails = cloud.ses.messages().filter(({ subject }) => subject.includes('V1 of Raced was published'));
  expect(mails.map(({ to }) => to)).toEqual([[editor.email]]);
});

it('lets one of ten drafts that are created at once succeed, completely [1:159] [1:268]', async () => {
  const pageId = await makeLivePage(admin);
  const answers = await times(10, () =>
    callApi('createDraft', { pageId, copyVersionId: 1 }, { session: admin, method: 'POST' }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
  expect(await cloud.stored.component.all(acme.scope, pageId, 2)).toHaveLength(1);
});

it('never lets both publish and reject of one version succeed [1:161] [1:270] [1:271]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pageId = await makePage(admin);
    await submit(admin, pageId);
    const [published, rejected] = await Promise.all([
      callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }),
      callApi('rejectDraft', { pageId, comments: 'no' }, { session: admin, method: 'POST' }),
    ]);
    expect([published.status, rejected.status].toSorted()).toEqual([200, 409]);
  }
});

it('publishes several pages at once without losing one from the menu [1:161] [1:271] [2:63]', async () => {
  const names = ['Apples', 'Pears', 'Plums', 'Quinces'];
  const pageIds: number[] = [];
  for (const name of names) {
    const pageId = await makePage(admin, { name, friendlyUrl: name.toLowerCase() });
    await submit(admin, pageId);
    pageIds.push(pageId);
  }
  const answers = await Promise.all(
    pageIds.map((pageId) =>
      callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 4 });
  const { html } = await visit('acme', '/apples');
  for (const name of names) expect(html).toContain(`>${name}<`);
});

it('submits a draft once, however often it is requested [1:160] [1:269]', async () => {
  const pageId = await makeLivePage(admin);
  await newDraft(admin, pageId, 1);
  const answers = await times(8, () =>
    callApi('submitDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 7 });
});
