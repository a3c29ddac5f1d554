import type { CallName } from '@galley/shared/contract/contract';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { externalForm, newPage, pageForm, proposeDetails } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makeLivePage, newDraft, submit } from '../../support/pages';

const { cloud, acme, admin } = await startAcme();
const author = await sessionFor(cloud, acme, 'Author');
// Forms can be chosen once they have recipients.
bodyOf(await callApi('updateFormSettings', { toEmail: ['a@acme.example'] }, { session: admin }));

it('an Author creates a page, writes, proposes its details, submits and recalls it [1:208] [1:28] [1:160] [1:161] [1:244] [1:245] [1:269] [1:271]', async () => {
  const pageId = await newPage(author, 'written-by-an-author');
  await addAnnouncement(author, pageId, 1, 'words of an author');
  bodyOf(await proposeDetails(author, pageId, { name: 'A better name' }));
  await submit(author, pageId);
  bodyOf(await callApi('recallDraft', { pageId, versionId: 1 }, { session: author }));
  await submit(author, pageId);
  bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin, method: 'POST' }));
  const page = bodyOf(await callApi('getPage', { pageId }, { session: author }));
  expect(page).toMatchObject({ name: 'A better name', display: true });
});

it('an external page of an Author is not on the site before an Admin saves it [1:28] [1:208] [1:94] [1:245]', async () => {
  const input = externalForm('partners', { showOnMenu: true });
  const pageId = bodyOf(await callApi('createPage', input, { session: author }));
  const page = bodyOf(await callApi('getPage', { pageId }, { session: author }));
  expect(page).toMatchObject({ showOnMenu: false, display: false });
});

const pageId = await makeLivePage(admin, 'live', { friendlyUrl: 'live' });
await newDraft(author, pageId, 1);
await submit(author, pageId);

const thread = { pageId, versionId: 2, threadId: 'of-an-admin' };
bodyOf(await callApi('startThread', { ...thread, text: 'Is it so?' }, { session: admin }));

it.each<[CallName, Record<string, unknown>]>([
  ['publishDraft', { pageId }],
  ['rejectDraft', { pageId, comments: 'no' }],
  ['restoreVersion', { pageId, versionId: 1 }],
  ['unpublish', { pageId }],
  ['updatePage', { ...pageForm('other'), id: pageId, revision: 1 }],
  ['deletePage', { pageId }],
  ['editImage', { id: 1, imageDescription: 'Mine' }],
  ['deleteImage', { id: 1 }],
  ['createForm', { name: 'Mine' }],
  ['listFormSubmissions', { formId: 1 }],
  ['listVersionLog', { pageId }],
  ['listUsers', { company: 'acme' }],
  ['deleteComment', { ...thread, commentId: thread.threadId }],
])(
  'an Author may not %s [1:161] [1:207] [1:208] [1:246] [1:270] [1:271] [1:274] [2:166] [2:203] [2:209] [2:215] [2:216] [1:41]',
  async (name, input) => {
    const answer = await callApi(name, input, { session: author });
    expect(answer.status).toBe(403);
  },
);

it('an Author may choose existing pictures, files and forms [1:263] [1:264] [2:195] [2:213]', async () => {
  for (const name of ['listImages', 'listFiles', 'listForms'] as const) {
    expect((await callApi(name, {}, { session: author })).status).toBe(200);
  }
});

it('an Author answers comments on their version, and resolves them', async () => {
  const answer = { ...thread, commentId: 'of-an-author', text: 'It is.' };
  bodyOf(await callApi('answerThread', answer, { session: author }));
  bodyOf(await callApi('resolveThread', { ...thread, isResolved: true }, { session: author }));
  const [stored] = bodyOf(await callApi('listThreads', { pageId }, { session: author }));
  expect(stored?.comments.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Is it so?', false],
    ['It is.', true],
  ]);
});

it('an Admin creates an Author [1:207] [2:140] [2:209]', async () => {
  const person = { firstName: 'Ann', lastName: 'Author', email: 'ann@acme.example', company: 'acme' };
  const input = { ...person, phoneNumber: '212 555 0100', role: 'Author' };
  expect((await callApi('createUser', input, { session: admin })).status).toBe(201);
});
