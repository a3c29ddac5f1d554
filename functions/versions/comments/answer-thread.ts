import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { conflictOf, writeConflict } from '../../core/conflicts';
import type { Item } from '../../core/entities/key';
import { commentEntity, threadEntity, versionEntity } from '../../core/entities/version';
import { conflict } from '../../core/errors';
import { commitWithJobs } from '../../core/jobs';
import type { Operation } from '../../core/operation';
import { readVersionEmails } from '../version-repository';
import { commentNews } from './comment-news';
import { requireRoom } from './start-thread';
import { isSame, keyTaken, newComment, readThread, threadGone } from './thread-repository';

/** Adds a comment to a thread. Each comment is a separate item, so concurrent comments are both kept. */
export const answerThread: Operation<Contract['answerThread']> = async (request) => {
  const { table, scope, input } = request;
  const { pageId, threadId, text } = input;
  const [{ page, thread }, all, version, watchers] = await Promise.all([
    readThread(table, scope, input),
    table.queryAll(commentEntity.range(scope, pageId), { attributes: ['threadId', 'email'] }),
    table.get(versionEntity.key(scope, pageId, input.versionId)),
    readVersionEmails(table, scope),
  ]);
  requireRoom(all.length);
  const comments = all.filter((comment) => comment.threadId === threadId);
  const comment = newComment(request, input);
  const news = commentNews(request, { what: 'commented', page, version, thread, comments, watchers, text });
  const met = await conflictOf(
    commitWithJobs(table, news, [
      { put: { ...comment }, condition: { absent: true }, refused: writeConflict },
      {
        update: threadEntity.key(scope, pageId, threadId),
        add: { comments: 1 },
        condition: {
          allOf: [
            { exists: true },
            { equals: { resolvedAt: undefined } },
            { below: { comments: limits.commentsPerThread } },
          ],
        },
        refused: errorOf,
      },
    ]),
  );
  if (met && !(commentEntity.is(met.current) && isSame(met.current, comment))) throw keyTaken();
};

function errorOf(current: Item | undefined): Error {
  if (!threadEntity.is(current)) return threadGone();
  return conflict(
    current.resolvedAt
      ? 'This thread was resolved in the meantime. Reopen it to answer.'
      : `This thread has ${limits.commentsPerThread} comments, as many as a thread can have. Start a new one.`,
  );
}
