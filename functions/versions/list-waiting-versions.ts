import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import type { WaitingVersion } from '@galley/shared/schemas/version';
import type { PageRecord } from '../core/entities/page';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';

/**
 * The versions that wait for review, the longest wait first: all of them for reviewers, their own for other
 * users. With `sentBack`, also those that were rejected. The page list contains all of this, so no version is
 * read.
 */
export const listWaitingVersions: Operation<Contract['listWaitingVersions']> = async (request) => {
  const { table, scope, session, input } = request;
  const tree = await readPageTree(table, scope);
  const reviews = may(session, 'publishDraft');
  const isOwn = (page: PageRecord) => page.submittedBy === session.email;
  const open = tree.pages.filter((page) => page.openVersionId !== null && !tree.isHidden(page));
  const pending = open
    .filter((page) => page.openStatus === 'pending' && !isDecided(page) && (reviews || isOwn(page)))
    .map((page) =>
      waiting(page, 'pending', {
        email: page.submittedBy,
        comments: page.submittedComments,
        timestamp: page.submittedAt,
      }),
    );
  const sentBack = open
    .filter(
      (page) =>
        page.openStatus === 'draft' &&
        page.sentBack?.versionId === page.openVersionId &&
        // A version that was submitted again since, or recalled, no longer counts as rejected.
        page.sentBack.timestamp >= (page.submittedAt ?? '') &&
        isOwn(page),
    )
    .map((page) => waiting(page, 'sentBack', page.sentBack));
  return [...(input.sentBack ? sentBack : []), ...pending].sort((a, b) =>
    a.timestamp.localeCompare(b.timestamp),
  );
};

/** It is scheduled and has not missed its time. */
const isDecided = ({ schedule }: PageRecord) => schedule !== undefined && schedule.missed === undefined;

function waiting(
  page: PageRecord,
  state: WaitingVersion['state'],
  said: { email?: string; comments?: string; timestamp?: string } | undefined,
): WaitingVersion {
  return {
    pageId: page.id,
    pageName: page.name,
    versionId: page.openVersionId ?? 0,
    email: said?.email ?? '',
    comments: said?.comments ?? '',
    timestamp: said?.timestamp ?? page.changedAt,
    state,
  };
}
