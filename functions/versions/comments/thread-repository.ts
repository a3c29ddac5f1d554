import { required } from '@galley/shared/required';
import type { CompanyScope } from '../../core/company-scope';
import { type PageRecord, pageEntity } from '../../core/entities/page';
import {
  type CommentRecord,
  commentEntity,
  type ThreadRecord,
  threadEntity,
} from '../../core/entities/version';
import { conflict, notFound } from '../../core/errors';
import type { Session } from '../../core/session';
import type { Table } from '../../core/table';

interface ThreadPlace {
  pageId: number;
  threadId: string;
}

/**
 * @throws 404 where there is no such page; 409 where it is deleted: its comments are read-only until it is
 * restored
 */
export function requireOpenPage(page: PageRecord | undefined): PageRecord {
  const found = required(page, () => notFound('This page'));
  if (found.isDeleted) throw conflict('This page is deleted. Restore it first.');
  return found;
}

export const threadGone = () => conflict('This thread was deleted in the meantime. Write a new comment.');

/** @throws 404 or 409 as `requireOpenPage`, 409 where the thread was deleted */
export async function readThread(
  table: Table,
  scope: CompanyScope,
  { pageId, threadId }: ThreadPlace,
): Promise<{ page: PageRecord; thread: ThreadRecord }> {
  const [page, thread] = await table.batchGet([
    pageEntity.key(scope, pageId),
    threadEntity.key(scope, pageId, threadId),
  ]);
  return { page: requireOpenPage(page), thread: required(thread, threadGone) };
}

/** Compares user ids, because an email address may later belong to another user. */
export const isBy = (comment: Pick<CommentRecord, 'userId'>, { userId }: Pick<Session, 'userId'>): boolean =>
  comment.userId === userId;

export function newComment(
  { scope, session, now }: { scope: CompanyScope; session: Session; now: Date },
  { pageId, threadId, commentId, text }: ThreadPlace & { commentId: string; text: string },
): CommentRecord {
  return {
    ...commentEntity.key(scope, pageId, threadId, commentId),
    threadId,
    commentId,
    userId: session.userId,
    email: session.email,
    text,
    timestamp: now.toISOString(),
    revision: 1,
  };
}

/** Whether this comment was already stored by an earlier attempt whose response was lost. */
export function isSame(stored: CommentRecord | undefined, { text, userId }: CommentRecord): boolean {
  return stored !== undefined && isBy(stored, { userId }) && stored.text === text;
}

export const keyTaken = () => conflict('Another comment has this id. Choose another id.');
