import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../../core/entities/page';
import { type CommentRecord, commentEntity, threadEntity } from '../../core/entities/version';
import { orNotFound } from '../../core/errors';
import type { Operation } from '../../core/operation';
import { isBy } from './thread-repository';

export const listThreads: Operation<Contract['listThreads']> = async ({ table, scope, session, input }) => {
  const { pageId } = input;
  const [, threads, comments] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)).then(orNotFound('This page')),
    table.queryAll(threadEntity.range(scope, pageId)),
    table.queryAll(commentEntity.range(scope, pageId)),
  ]);
  const inOrder = comments.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
  const byThread = new Map(threads.map(({ threadId }): [string, CommentRecord[]] => [threadId, []]));
  for (const comment of inOrder) byThread.get(comment.threadId)?.push(comment);
  return threads
    .map(({ threadId, versionId, n, about, ...resolved }) => ({
      threadId,
      versionId,
      componentNumber: n,
      about,
      resolvedOn: resolved.resolvedOn ?? null,
      resolvedBy: resolved.resolvedBy ?? '',
      resolvedAt: resolved.resolvedAt ?? '',
      comments: (byThread.get(threadId) ?? []).map((comment) => ({
        commentId: comment.commentId,
        email: comment.email,
        isOwn: isBy(comment, session),
        text: comment.text,
        timestamp: comment.timestamp,
        editedAt: comment.editedAt ?? '',
        revision: comment.revision,
      })),
    }))
    .filter((thread) => thread.comments.length > 0)
    .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other)));
};

const beginOf = ({ comments }: { comments: { timestamp: string }[] }) => comments[0]?.timestamp ?? '';
