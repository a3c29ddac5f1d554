import type { Contract } from '@galley/shared/contract/contract';
import { noteOfChange, requireDraft } from '../core/components/draft-rules';
import { readVersion } from '../core/components/version-contents';
import { retryOnConflict } from '../core/conflicts';
import { conflict, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { pageDetails, pictureChecks, requireAncestors, requirePage } from '../core/pages/page-rules';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';
import { changesBetween, detailsOfPage, formDetails, pagesNamedBy } from '../core/pages/version-details';
import { revisionOfDetails, toVersionDetails } from '../core/pages/version-details-response';
import { requireRevision } from '../core/revision-rules';
import { busyDetails, detailsWrite } from './details-write';

/**
 * Sets the page details that a draft proposes. Only differences from the page are stored, each with the
 * page's current value; no path is taken before the draft is published.
 */
export const updateDraftDetails: Operation<Contract['updateDraftDetails']> = async (request) => {
  const { table, scope, input } = request;
  const { pageId, versionId, menu, childMenu, subMenu, after = null } = input;
  const named = [menu, childMenu, subMenu, after].filter((id) => id !== null);
  const revision = requireRevision(input.revision);
  await retryOnConflict(busyDetails, async () => {
    const [{ readTree }, version] = await Promise.all([
      readAroundPage(table, scope, pageId),
      readVersion(table, scope, pageId, versionId),
    ]);
    const part = readTree([...named, ...pagesNamedBy(version)]);
    const { draft, wanted, details } = await fromPartOrWhole(request, part, (tree) => {
      const page = requirePage(tree, pageId);
      const draft = requireDraft(version, versionId);
      if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
      requireAncestors(tree, page);
      if (revision !== revisionOfDetails(page, draft)) {
        throw stale({ ...toVersionDetails(tree, page, draft) });
      }
      const wanted = formDetails(tree, page, pageDetails(tree, input, page), after);
      return { draft, wanted, details: changesBetween(detailsOfPage(tree, page), wanted, draft.details) };
    });
    const pictures = details?.picture ? pictureChecks(scope, wanted) : [];
    const change = { details, ...noteOfChange(request) };
    await table.commit([detailsWrite(scope, pageId, draft, change), ...pictures]);
  });
};
