import type { Contract } from '@galley/shared/contract/contract';
import { detailFields } from '@galley/shared/page-details';
import { may } from '@galley/shared/permissions';
import { readVersion } from '../core/components/version-contents';
import { retryOnConflict } from '../core/conflicts';
import type { DetailChanges } from '../core/entities/version';
import { conflict, forbidden, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { conflictingDetails, detailsOfPage } from '../core/pages/version-details';
import { revisionOfDetails, toVersionDetails } from '../core/pages/version-details-response';
import { aloneWrite } from '../core/release/live-launch';
import { requireRevision } from '../core/revision-rules';
import { busyDetails, detailsWrite } from './details-write';
import { planChange } from './schedule-writes';
import { requireOpen } from './version-rules';

/**
 * Resolves conflicts between an open version's proposed details and later changes of the page: the page keeps
 * the named ones, and the version's apply for the others. Users who may publish can do this while it waits
 * for review.
 */
export const settleDetails: Operation<Contract['settleDetails']> = async (request) => {
  const { table, scope, session, input } = request;
  const { pageId, versionId, kept } = input;
  const revision = requireRevision(input.revision);
  await retryOnConflict(busyDetails, async () => {
    const [tree, read] = await Promise.all([
      readPageTree(table, scope),
      readVersion(table, scope, pageId, versionId),
    ]);
    const page = requirePage(tree, pageId);
    const status = read?.status === 'pending' ? 'pending' : 'draft';
    const version = requireOpen(page, read, status, versionId);
    if (status === 'pending' && !may(session, 'publishDraft')) {
      throw forbidden(`V${versionId} waits for review: an Admin decides which of the two applies.`);
    }
    if (revision !== revisionOfDetails(page, version)) throw stale(toVersionDetails(tree, page, version));
    const now = detailsOfPage(tree, page);
    const conflicts = conflictingDetails(now, version.details);
    if (conflicts.length === 0) throw conflict('The page and this version already agree. Reload the page.');
    const settled = detailFields.flatMap((field) => {
      const change = version.details?.[field];
      if (!change || !conflicts.includes(field)) return change ? [[field, change] as const] : [];
      return kept.includes(field) ? [] : [[field, { from: now[field], to: change.to }] as const];
    });
    const details: DetailChanges | undefined = settled.length > 0 ? Object.fromEntries(settled) : undefined;
    const { schedule } = page;
    await table.commit([
      detailsWrite(scope, pageId, version, { details }),
      // Resolving the conflicts includes a review, so an existing schedule stays valid.
      ...(schedule?.revision === version.revision
        ? [planChange(scope, page, { schedule: { ...schedule, revision: version.revision + 1 } })]
        : [aloneWrite(scope, page)]),
    ]);
  });
};
