import { afterEach, expect, it } from 'vitest';
import { startAcme } from '../../../support/acme';
import { callApi } from '../../../support/api-caller';
import { failCall, tableFaults } from '../../../support/fail-call';
import { bodyOf, makePage } from '../../../support/pages';
import { answerThread, resolveThread, startThread, textsOf, threadsOf } from '../../../support/threads';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });
afterEach(() => cloud.setFault(undefined));

const both = [admin, editor] as const;
const writerOf = (n: number) => both[n % 2] ?? admin;
const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const countOf = async (pageId: number) =>
  (await cloud.stored.thread.all(acme.scope, pageId)).map(({ comments }) => comments);

it('keeps every comment of users who write in one thread at once', async () => {
  const pageId = await makePage(admin);
  const thread = await startThread(admin, pageId, 'first');
  await times(10, (n) => answerThread(writerOf(n), thread, `answer ${n}`));
  const [texts = []] = await textsOf(admin, pageId);
  expect(texts.toSorted()).toEqual(
    ['first', ...Array.from({ length: 10 }, (_, n) => `answer ${n}`)].toSorted(),
  );
  expect(await countOf(pageId)).toEqual([11]);
});

it('never loses an answer when the comment before it is deleted at the same time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const pageId = await makePage(admin);
    const thread = await startThread(admin, pageId, 'first');
    const answer = { ...thread, versionId: 1, commentId: 'an-answer', text: 'answer' };
    const [answered, deleted] = await Promise.all([
      callApi('answerThread', answer, { session: editor }),
      callApi('deleteComment', { ...thread, commentId: thread.threadId }, { session: admin }),
    ]);
    expect(deleted.status).toBe(200);
    // Either rejected with its text, or kept: never accepted and lost.
    expect(await textsOf(admin, pageId)).toEqual(answered.status === 200 ? [['answer']] : []);
    expect(await countOf(pageId)).toEqual(answered.status === 200 ? [1] : []);
  }
});

it('removes the thread when its last two comments are deleted at once', async () => {
  const pageId = await makePage(admin);
  const thread = await startThread(admin, pageId, 'first');
  const second = await answerThread(editor, thread, 'second');
  const deletions = await Promise.all([
    callApi('deleteComment', { ...thread, commentId: thread.threadId }, { session: admin }),
    callApi('deleteComment', { ...thread, commentId: second }, { session: editor }),
  ]);
  expect(deletions.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countOf(pageId)).toEqual([]);
});

it('an answer and a resolution at once: the answer is kept or rejected, and the thread is resolved', async () => {
  const pageId = await makePage(admin);
  const thread = await startThread(admin, pageId, 'first');
  const answer = { ...thread, versionId: 1, commentId: 'an-answer', text: 'answer' };
  const [answered] = await Promise.all([
    callApi('answerThread', answer, { session: editor }),
    times(4, () => resolveThread(admin, thread)),
  ]);
  const [stored] = await threadsOf(admin, pageId);
  expect(stored?.resolvedBy).toBe(admin.email);
  expect(stored?.comments).toHaveLength(answered.status === 200 ? 2 : 1);
});

it.each(tableFaults)('stores every comment once with %s on any one call and a retry', async (kind) => {
  const pageId = await makePage(admin);
  const expected: string[][] = [];
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const thread = { pageId, versionId: 1, threadId: `thread-${n}` };
    const started = { ...thread, text: `first ${n}` };
    const answer = { ...thread, commentId: `answer-${n}`, text: `second ${n}` };
    for (const [name, input] of [
      ['startThread', started],
      ['answerThread', answer],
      ['editComment', { ...answer, text: `edited ${n}`, revision: 1 }],
    ] as const) {
      failCall(cloud, n, kind);
      expect((await callApi(name, input, { session: admin })).status, `${name}, call ${n}`).toBe(200);
      cloud.setFault(undefined);
      // The response was lost, and the author retries.
      bodyOf(await callApi(name, input, { session: admin }));
    }
    expected.push([`first ${n}`, `edited ${n}`]);
  }
  expect(await textsOf(admin, pageId)).toEqual(expected);
  expect(await countOf(pageId)).toEqual(expected.map(() => 2));
});
