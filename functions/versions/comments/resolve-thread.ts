import type { Contract } from '@galley/shared/contract/contract';
import { retryOnConflict, writeConflict } from '../../core/conflicts';
import { commentEntity, threadEntity, versionEntity } from '../../core/entities/version';
import { BusyError } from '../../core/errors';
import { commitWithJobs } from '../../core/jobs';
import type { Operation } from '../../core/operation';
import { readVersionEmails } from '../version-repository';
import { commentNews } from './comment-news';
import { readThread } from './thread-repository';

/** Resolves or reopens a thread. If that changes nothing, no mail is sent. */
export const resolveThread: Operation<Contract['resolveThread']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, threadId, isResolved } = input;
  await retryOnConflict({ attempts: 5, orElse: () => new BusyError() }, async () => {
    const [{ page, thread }, comments, version, watchers] = await Promise.all([
      readThread(table, scope, input),
      table.queryAll(commentEntity.range(scope, pageId, threadId), { attributes: ['email'] }),
      table.get(versionEntity.key(scope, pageId, input.versionId)),
      readVersionEmails(table, scope),
    ]);
    if ((thread.resolvedAt !== undefined) === isResolved) return;
    const what = isResolved ? 'threadResolved' : 'threadReopened';
    const news = commentNews(request, { what, page, version, thread, comments, watchers, text: '' });
    const resolved = {
      resolvedBy: session.email,
      resolvedAt: now.toISOString(),
      resolvedOn: page.lastVersionId,
    };
    await commitWithJobs(table, news, [
      {
        update: threadEntity.key(scope, pageId, threadId),
        ...(isResolved ? { set: resolved } : { remove: Object.keys(resolved) }),
        condition: { allOf: [{ exists: true }, { equals: { resolvedAt: thread.resolvedAt } }] },
        refused: writeConflict,
      },
    ]);
  });
};
