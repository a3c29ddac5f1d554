import { isOnVersion } from '@galley/shared/comment-threads';
import { limits } from '@galley/shared/limits';
import { expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { sessionFor } from '../../../support/companies';
import {
  addAnnouncement,
  bodyOf,
  makeLivePage,
  makePage,
  newDraft,
  publish,
  submit,
} from '../../../support/pages';
import { answerThread, resolveThread, startThread, textsOf, threadsOf } from '../../../support/threads';
import { visit } from '../../../support/visits';

const { cloud, acme, admin, editor } = await startAcme();
const author = await sessionFor(cloud, acme, 'Author');
const hostile = `</script><img src=x onerror="alert(1)"> {{constructor}} \u202e`;

async function pendingPage() {
  const pageId = await makePage(editor);
  const componentId = await addAnnouncement(editor, pageId, 1, 'words');
  await submit(editor, pageId);
  return { pageId, componentId };
}

it('a pending version takes comments on a component and on the page, and answers in order, from every role', async () => {
  const { pageId, componentId } = await pendingPage();
  const thread = await startThread(admin, pageId, 'Which words?', { componentId });
  await answerThread(editor, thread, hostile);
  await answerThread(author, thread, 'Others.\nTwo lines.');
  await startThread(editor, pageId, 'Too short', {});
  const threads = await threadsOf(editor, pageId);
  expect(threads).toMatchObject([
    { versionId: 1, componentNumber: 1, about: 'Announcement Text', resolvedOn: null },
    { versionId: 1, componentNumber: 0, about: '' },
  ]);
  expect(threads[0]?.comments.map(({ email, text, isOwn }) => [email, text, isOwn])).toEqual([
    [admin.email, 'Which words?', false],
    [editor.email, hostile, true],
    [author.email, 'Others.\nTwo lines.', false],
  ]);
});

it('a thread is about a component by the name of its type [1:11]', async () => {
  const pageId = await makePage(editor);
  const more = { componentName: 'Summer', pageId, versionId: 1 };
  const named = [
    ['createHtmlEditorColumns', { format: '4_4', borderStyle: 'none' }, 'Text Editor Summer'],
    ['createBannerContainer', {}, 'Banner Summer'],
    ['createBlank', { height: 1 }, 'Blank Summer'],
  ] as const;
  for (const [call, fields] of named) {
    const componentId = bodyOf(await callApi(call, { ...fields, ...more } as never, { session: editor }));
    await startThread(editor, pageId, 'Shorter?', { componentId: Number(componentId) });
  }
  expect((await threadsOf(editor, pageId)).map(({ about }) => about)).toEqual(
    named.map(([, , about]) => about),
  );
});

it('comments on a version reach neither visitors nor the data of the editor', async () => {
  const pageId = await makePage(admin, { friendlyUrl: 'quiet' });
  const componentId = await addAnnouncement(admin, pageId, 1, 'loud words');
  await startThread(admin, pageId, 'hush-hush', { componentId });
  await publish(admin, pageId);
  await startThread(admin, pageId, 'hush-hush again', { componentId });
  const { html } = await visit('acme', '/quiet');
  expect(html).toContain('loud words');
  expect(html).not.toContain('hush-hush');
  for (const name of ['getPagePreview', 'getPageComponentData'] as const) {
    const answer = await callApi(name, { pageId, versionId: 1 }, { session: admin });
    expect(JSON.stringify(bodyOf(answer))).not.toContain('hush-hush');
  }
  expect((await callApi('listThreads', { pageId }, { host: 'acme' } as object)).status).toBe(401);
});

it('a draft inherits open threads; resolved ones stay with the versions of that time', async () => {
  const pageId = await makeLivePage(admin);
  const open = await startThread(editor, pageId, 'still open');
  const done = await startThread(editor, pageId, 'done');
  await resolveThread(admin, done);
  expect(await newDraft(admin, pageId, 1)).toBe(2);
  const later = await startThread(admin, pageId, 'on the draft', { versionId: 2 });
  const threads = await threadsOf(admin, pageId);
  const on = (versionId: number) =>
    threads.filter((thread) => isOnVersion(thread, versionId)).map(({ threadId }) => threadId);
  expect([on(1), on(2)]).toEqual([
    [open.threadId, done.threadId],
    [open.threadId, later.threadId],
  ]);
  const resolved = threads.find(({ threadId }) => threadId === done.threadId);
  expect(resolved).toMatchObject({ resolvedOn: 1, resolvedBy: admin.email });
  await resolveThread(editor, done, false);
  expect((await threadsOf(admin, pageId))[1]).toMatchObject({ resolvedOn: null, resolvedBy: '' });
});

it('a thread outlives its component and its draft, and can be read while the page is deleted', async () => {
  const pageId = await makeLivePage(admin);
  await newDraft(admin, pageId, 1);
  const componentId = await addAnnouncement(admin, pageId, 2, 'gone soon');
  const thread = await startThread(editor, pageId, 'about what goes', { componentId, versionId: 2 });
  bodyOf(await callApi('deleteAnnouncement', { componentId }, { session: admin }));
  await answerThread(editor, thread, 'it went');
  bodyOf(await callApi('deleteDraft', { pageId }, { session: admin }));
  await cloud.settled();
  bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
  expect(await textsOf(editor, pageId)).toEqual([['about what goes', 'it went']]);
  const late = await callApi(
    'answerThread',
    { ...thread, versionId: 2, commentId: 'too-late', text: 'late' },
    { session: editor },
  );
  expect([late.status, late.error.message]).toEqual([409, 'This page is deleted. Restore it first.']);
});

it('users edit their own comments; an Admin deletes any, which is logged', async () => {
  const { pageId } = await pendingPage();
  const thread = await startThread(editor, pageId, 'frist');
  const own = { ...thread, commentId: thread.threadId };
  const edited = { ...own, text: 'first', revision: 1 };
  expect((await callApi('editComment', edited, { session: admin })).error.message).toBe(
    'Only the author of a comment can edit it.',
  );
  bodyOf(await callApi('editComment', edited, { session: editor }));
  // Saving the same text again is no conflict; another text based on the former one is.
  bodyOf(await callApi('editComment', edited, { session: editor }));
  const stale = await callApi('editComment', { ...edited, text: 'third' }, { session: editor });
  expect([stale.status, stale.error.current]).toEqual([409, { revision: 2, text: 'first' }]);
  expect((await threadsOf(editor, pageId))[0]?.comments[0]).toMatchObject({ text: 'first', revision: 2 });
  expect((await callApi('deleteComment', own, { session: author })).error.message).toBe(
    'Only the author of a comment or an Admin can delete it.',
  );
  const answer = await answerThread(admin, thread, 'second');
  bodyOf(await callApi('deleteComment', own, { session: admin }));
  expect(await textsOf(admin, pageId)).toEqual([['second']]);
  bodyOf(await callApi('deleteComment', { ...thread, commentId: answer }, { session: admin }));
  expect(await textsOf(admin, pageId)).toEqual([]);
  const log = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
  const deletions = log
    .map(({ action }) => action)
    .filter((action) => action.startsWith('Deleted a comment'));
  expect(deletions).toEqual([`Deleted a comment of ${editor.email} on V1`]);
});

it('reports what does not exist and what does not match', async () => {
  const { pageId, componentId } = await pendingPage();
  const thread = await startThread(admin, pageId, 'done');
  await resolveThread(admin, thread);
  const other = await addAnnouncement(admin, await makePage(admin), 1, 'of another page');
  const start = { pageId, versionId: 1, threadId: 'new-thread', text: 'x' };
  const tries: [Parameters<typeof callApi>[0], object, number, string][] = [
    ['startThread', { ...start, text: ' ' }, 400, 'Comment is required.'],
    [
      'startThread',
      { ...start, text: 'x'.repeat(limits.reviewComment + 1) },
      400,
      'Comment may have at most 2000 characters.',
    ],
    [
      'startThread',
      { ...start, threadId: '../x#y z' },
      400,
      'threadId must be 8 to 40 letters, digits and hyphens.',
    ],
    ['startThread', { ...start, versionId: 9 }, 404, 'V9 of this page was not found.'],
    ['startThread', { ...start, componentId: other }, 404, 'This component was not found.'],
    ['startThread', { ...start, componentId: componentId + 5 }, 404, 'This component was not found.'],
    [
      'startThread',
      { ...start, threadId: thread.threadId },
      409,
      'Another comment has this id. Choose another id.',
    ],
    [
      'answerThread',
      { ...thread, versionId: 1, commentId: 'an-answer', text: 'late' },
      409,
      'This thread was resolved in the meantime. Reopen it to answer.',
    ],
    [
      'answerThread',
      { pageId, versionId: 1, threadId: 'no-such-thread', commentId: 'an-answer', text: 'late' },
      409,
      'This thread was deleted in the meantime. Write a new comment.',
    ],
    ['deleteComment', { ...thread, commentId: 'no-such-comment' }, 404, 'This comment was not found.'],
  ];
  for (const [name, input, status, message] of tries) {
    const answer = await callApi(name, input, { session: admin });
    expect([answer.status, answer.error.message]).toEqual([status, message]);
  }
});
