import type { CommentRecord, ThreadRecord } from '@galley/functions/core/entities/version';
import { itemsIn } from '../model-of-items';
import type { Played } from '../schedule';

/** Every comment exists, once and in its thread; a thread counts its comments. */
export function commentViolations({ items, model }: Played): string[] {
  const found: string[] = [];
  const pageIds = [...model.pages.keys()];
  const stored = pageIds.flatMap((pageId) => {
    const comments = itemsIn<CommentRecord>(items, `#PAGE#${pageId}`, 'COMMENT#');
    const threads = itemsIn<ThreadRecord>(items, `#PAGE#${pageId}`, 'THREAD#');
    for (const { threadId, sk } of comments) {
      if (!threads.some((thread) => thread.threadId === threadId)) found.push(`${sk} has no thread`);
    }
    return threads.map((thread) => {
      const { threadId, resolvedAt } = thread;
      const own = comments.filter((comment) => comment.threadId === threadId);
      if (own.length !== thread.comments) {
        found.push(`${threadId} has ${own.length} comments and counts ${thread.comments}`);
      }
      const said = own.map(({ commentId, text, email }) => [commentId, text, email]);
      return wordsOf(pageId, threadId, resolvedAt !== undefined, said);
    });
  });
  const expected = [...model.comments.threads].map(([threadId, { pageId, isResolved, comments }]) =>
    wordsOf(
      pageId,
      threadId,
      isResolved,
      [...comments].map(([commentId, { text, by }]) => [commentId, text, by]),
    ),
  );
  const [is, should] = [stored, expected].map((threads) => threads.toSorted().join('\n    '));
  if (is !== should) found.push(`What was said is not what is kept:\n    ${is}\n  but\n    ${should}`);
  return found;
}

const wordsOf = (pageId: number, threadId: string, isResolved: boolean, said: string[][]) =>
  `page ${pageId} ${threadId}${isResolved ? ' resolved' : ''} ${JSON.stringify(said.toSorted())}`;
