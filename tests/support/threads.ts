import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { bodyOf } from './pages';

/** Creates threads of comments through the API, as the editor does. */

type Started = CallRequest<Contract['startThread']>;
export interface ThreadPlace {
  pageId: number;
  threadId: string;
}
let keys = 0;
const newKey = () => {
  keys += 1;
  return `comment-${keys}`;
};

/** Starts a thread, by default on V1 of a page. */
export async function startThread(
  session: TestSession,
  pageId: number,
  text: string,
  more: Partial<Started> = {},
): Promise<ThreadPlace> {
  const threadId = newKey();
  const input = { pageId, threadId, versionId: 1, text, ...more };
  bodyOf(await callApi('startThread', input, { session }));
  return { pageId, threadId };
}

/** @returns the id of the comment */
export async function answerThread(session: TestSession, thread: ThreadPlace, text: string) {
  const commentId = newKey();
  bodyOf(await callApi('answerThread', { ...thread, versionId: 1, commentId, text }, { session }));
  return commentId;
}

export const resolveThread = async (session: TestSession, thread: ThreadPlace, isResolved = true) =>
  bodyOf(await callApi('resolveThread', { ...thread, versionId: 1, isResolved }, { session }));

export const threadsOf = async (session: TestSession, pageId: number) =>
  bodyOf(await callApi('listThreads', { pageId }, { session }));

/** The texts of each thread, in order. */
export const textsOf = async (session: TestSession, pageId: number) =>
  (await threadsOf(session, pageId)).map(({ comments }) => comments.map(({ text }) => text));
