import type { Contract } from '@galley/shared/contract/contract';
import { type CommentRecord, commentEntity } from '../../core/entities/version';
import { forbidden, notFound, stale } from '../../core/errors';
import type { Operation } from '../../core/operation';
import { isBy, isSame, readThread } from './thread-repository';

/** Changes the text of a user's own comment, without a mail. */
export const editComment: Operation<Contract['editComment']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, threadId, commentId, text, revision } = input;
  const key = commentEntity.key(scope, pageId, threadId, commentId);
  const [comment] = await Promise.all([table.get(key), readThread(table, scope, input)]);
  if (!comment) throw notFound('This comment');
  if (!isBy(comment, session)) throw forbidden('Only the author of a comment can edit it.');
  if (isSame(comment, { ...comment, text })) return;
  await table.commit([
    {
      update: key,
      set: { text, editedAt: now.toISOString() },
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: (current) => (commentEntity.is(current) ? stale(asStored(current)) : notFound('This comment')),
    },
  ]);
};

const asStored = ({ revision, text }: CommentRecord) => ({ revision, text });
