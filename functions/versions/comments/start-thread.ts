import { componentNumber } from '@galley/shared/comment-threads';
import { titleOf } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import { readVersion } from '../../core/components/version-contents';
import { conflictOf, writeConflict } from '../../core/conflicts';
import { pageEntity } from '../../core/entities/page';
import {
  commentEntity,
  type ThreadRecord,
  threadEntity,
  type VersionRecord,
} from '../../core/entities/version';
import { conflict, notFound } from '../../core/errors';
import { packComponentId } from '../../core/ids';
import { commitWithJobs } from '../../core/jobs';
import type { Operation } from '../../core/operation';
import { readVersionEmails } from '../version-repository';
import { commentNews } from './comment-news';
import { isSame, keyTaken, newComment, requireOpenPage } from './thread-repository';

/**
 * Starts a thread about a component of a version, or about the page. This also works on read-only versions.
 */
export const startThread: Operation<Contract['startThread']> = async (request) => {
  const { table, scope, input } = request;
  const { pageId, versionId, threadId, text } = input;
  const [stored, found, watchers, all] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)),
    readVersion(table, scope, pageId, versionId),
    readVersionEmails(table, scope),
    table.queryAll(commentEntity.range(scope, pageId), { attributes: [] }),
  ]);
  const page = requireOpenPage(stored);
  const version = required(found, () => notFound(`V${versionId} of this page`));
  requireRoom(all.length);
  const thread: ThreadRecord = {
    ...threadEntity.key(scope, pageId, threadId),
    threadId,
    versionId,
    ...anchorOf(input, version),
    comments: 1,
  };
  // The first comment has the id of its thread.
  const comment = newComment(request, { pageId, threadId, commentId: threadId, text });
  const news = commentNews(request, {
    what: 'commented',
    page,
    version,
    thread,
    comments: [],
    watchers,
    text,
  });
  const met = await conflictOf(
    commitWithJobs(table, news, [
      { put: { ...comment }, condition: { absent: true }, refused: writeConflict },
      { put: { ...thread }, condition: { absent: true }, refused: keyTaken },
    ]),
  );
  if (met && !(commentEntity.is(met.current) && isSame(met.current, comment))) throw keyTaken();
};

/** @throws 409 where the page has the maximum number of comments */
export function requireRoom(comments: number): void {
  if (comments < limits.reviewCommentsPerPage) return;
  throw conflict(
    `This page has ${limits.reviewCommentsPerPage} comments, as many as a page can have. Delete some that are resolved.`,
  );
}

interface Anchor {
  pageId: number;
  versionId: number;
  componentId: number | null;
}

/** @throws 404 where the version has no such component */
function anchorOf({ pageId, versionId, componentId }: Anchor, { placements }: VersionRecord) {
  if (componentId === null) return { n: 0, about: '' };
  const n = componentNumber(componentId);
  const placement = placements.find((candidate) => candidate.n === n);
  if (!placement || packComponentId({ pageId, versionId, n }) !== componentId) {
    throw notFound('This component');
  }
  return { n, about: titleOf(placement.type, placement.componentName) };
}
