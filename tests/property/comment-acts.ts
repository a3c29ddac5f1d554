import { packComponentId } from '@galley/functions/core/ids';
import { type Act, type Actor, call, pageOf } from './acting';
import type { Command } from './commands';
import type { CommentIntent } from './intents';

/** A thread of the page that the users work on, or else of any page. */
function threadOf(actor: Actor, command: Command) {
  const pageId = pageOf(actor, command);
  const all = [...actor.model.comments.threads].map(([threadId, thread]) => ({ threadId, ...thread }));
  const own = all.filter((thread) => thread.pageId === pageId);
  const threads = own.length > 0 ? own : all;
  return threads[command.other % Math.max(1, threads.length)];
}

const newestOf = (actor: Actor, pageId: number) =>
  Math.max(...(actor.model.pages.get(pageId)?.versions.keys() ?? [1]));

/** Comments are written, answered, resolved and deleted. */
export const commentActs: Record<CommentIntent['kind'], Act> = {
  startThread: async (actor, command) => {
    const pageId = pageOf(actor, command);
    const versionId = newestOf(actor, pageId);
    const [n] = [...(actor.model.pages.get(pageId)?.versions.get(versionId)?.texts.keys() ?? [])];
    const componentId = n && command.flag ? packComponentId({ pageId, versionId, n }) : null;
    const [text, threadId] = [actor.newWord(), `thread-${actor.newWord()}`];
    actor.intend({ kind: 'startThread', pageId, threadId, text });
    const input = { pageId, threadId, versionId, text, ...(componentId && { componentId }) };
    const { answer } = await call(actor, 'startThread', input);
    if (answer.status >= 300) return answer;
    // Sent again, as after a lost response: it exists once, or its page was deleted in between.
    const { answer: again } = await call(actor, 'startThread', input);
    return again.message.startsWith('This page is deleted.') ? answer : again;
  },
  answerThread: async (actor, command) => {
    const thread = threadOf(actor, command);
    if (!thread) return undefined;
    const { pageId, threadId } = thread;
    const [text, commentId] = [actor.newWord(), `answer-${actor.newWord()}`];
    actor.intend({ kind: 'answerThread', pageId, threadId, commentId, text });
    const input = { pageId, threadId, commentId, versionId: newestOf(actor, pageId), text };
    return (await call(actor, 'answerThread', input)).answer;
  },
  resolveThread: async (actor, command) => {
    const thread = threadOf(actor, command);
    if (!thread) return undefined;
    const { pageId, threadId } = thread;
    const isResolved = thread.isResolved ? command.flag : true;
    actor.intend({ kind: 'resolveThread', pageId, threadId, isResolved });
    const input = { pageId, threadId, versionId: newestOf(actor, pageId), isResolved };
    return (await call(actor, 'resolveThread', input)).answer;
  },
  deleteComment: async (actor, command) => {
    const thread = threadOf(actor, command);
    // Deleting another user's comment is logged, which other tests check.
    const own = [...(thread?.comments ?? [])].filter(([, { by }]) => by === actor.session.email);
    const [commentId] = own[command.slug % Math.max(1, own.length)] ?? [];
    if (!thread || !commentId) return undefined;
    const { pageId, threadId } = thread;
    actor.intend({ kind: 'deleteComment', pageId, threadId, commentId });
    return (await call(actor, 'deleteComment', { pageId, threadId, commentId })).answer;
  },
};
