import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { retryOnConflict, writeConflict } from '../../core/conflicts';
import { commentEntity, type ThreadRecord } from '../../core/entities/version';
import { BusyError, forbidden, notFound } from '../../core/errors';
import type { Operation } from '../../core/operation';
import type { Write } from '../../core/table';
import { logActions, logEntry } from '../../core/version-log';
import { isBy, readThread } from './thread-repository';

/** Deletes a comment, and the thread along with its last one. Deleting another user's comment is logged. */
export const deleteComment: Operation<Contract['deleteComment']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, threadId, commentId } = input;
  const key = commentEntity.key(scope, pageId, threadId, commentId);
  await retryOnConflict({ attempts: 10, orElse: () => new BusyError() }, async () => {
    const [{ thread }, comment] = await Promise.all([readThread(table, scope, input), table.get(key)]);
    if (!comment) throw notFound('This comment');
    const isOwn = isBy(comment, session);
    if (!isOwn && !may(session, 'publishDraft')) {
      throw forbidden('Only the author of a comment or an Admin can delete it.');
    }
    const action = logActions.deletedComment(thread.versionId, comment.email);
    await table.commit([
      { delete: key, condition: { exists: true }, refused: writeConflict },
      oneLess(thread),
      ...(isOwn ? [] : [logEntry(scope, pageId, { email: session.email, action }, now)]),
    ]);
  });
};

/**
 * Conditional on the number of comments, so that concurrent changes of the thread are applied one after the
 * other.
 */
function oneLess({ pk, sk, comments }: ThreadRecord): Write {
  const unchanged = { condition: { equals: { comments } }, refused: writeConflict } as const;
  const key = { pk, sk };
  return comments > 1 ? { update: key, add: { comments: -1 }, ...unchanged } : { delete: key, ...unchanged };
}
