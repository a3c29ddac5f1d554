import type { Contract } from '@galley/shared/contract/contract';
import { detailFields, detailOf } from '@galley/shared/page-details';
import type { DetailDifference } from '@galley/shared/schemas/version';
import { readVersion } from '../core/components/version-contents';
import type { PageRecord } from '../core/entities/page';
import type { DetailValues, VersionRecord } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import type { PageTree } from '../core/pages/page-tree';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';
import {
  conflictingDetails,
  detailsOfPage,
  detailsOfVersion,
  pagesNamedBy,
} from '../core/pages/version-details';
import { revisionOfDetails } from '../core/pages/version-details-response';

type Field = DetailDifference['field'];

/** The page details of two versions in words, or of one version beside an empty page. */
export const compareDetails: Operation<Contract['compareDetails']> = async (request) => {
  const { table, scope, input } = request;
  const { pageId, fromVersionId, toVersionId } = input;
  const [{ page, readTree }, to, from] = await Promise.all([
    readAroundPage(table, scope, pageId),
    readVersion(table, scope, pageId, toVersionId),
    fromVersionId === null ? undefined : readVersion(table, scope, pageId, fromVersionId),
  ]);
  if (!page) throw notFound('This page');
  if (fromVersionId !== null && !from) throw notFound(`V${fromVersionId} of this page`);
  if (!to) throw notFound(`V${toVersionId} of this page`);
  const part = readTree([...pagesNamedBy(to), ...pagesNamedBy(from)]);
  return fromPartOrWhole(request, part, (tree) => compared(tree, page, from, to));
};

function compared(tree: PageTree, page: PageRecord, from: VersionRecord | undefined, to: VersionRecord) {
  const now = detailsOfPage(tree, page);
  const conflicts = isOpen(to) ? conflictingDetails(now, to.details) : [];
  const before = from && detailsOfVersion(tree, page, from);
  const after = detailsOfVersion(tree, page, to);
  const inWords = (field: Field, details: DetailValues | undefined) =>
    details === undefined ? '' : wordsOf(tree, field, details);
  return {
    revision: revisionOfDetails(page, to),
    details: detailFields.map((field): DetailDifference => {
      const started = conflicts.includes(field) ? to.details?.[field]?.from : undefined;
      return {
        field,
        from: inWords(field, before),
        to: inWords(field, after),
        ...(started !== undefined && {
          conflict: {
            started: wordsOf(tree, field, { ...now, [field]: started }),
            now: wordsOf(tree, field, now),
          },
        }),
      };
    }),
  };
}

const isOpen = ({ status }: VersionRecord) => status === 'draft' || status === 'pending';

/** A detail in words. Off the menu, a page has no position. */
function wordsOf(tree: PageTree, field: Field, details: DetailValues): string {
  const value = details[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'under')
    return details.under === 0 ? 'At the top' : `Under ${pathInWords(tree, details.under)}`;
  if (field === 'after') {
    if (!details.showOnMenu) return '';
    return details.after === 0 ? 'First' : `After ${nameOf(tree, details.after)}`;
  }
  return detailOf(field).words?.[String(value)] ?? String(value);
}

const nameOf = (tree: PageTree, pageId: number) => tree.page(pageId)?.name ?? `page ${pageId}, which is gone`;

function pathInWords(tree: PageTree, pageId: number): string {
  const page = tree.page(pageId);
  const above = page ? tree.ancestors(page).map(({ name }) => name) : [];
  return [...above, nameOf(tree, pageId)].join(' › ');
}
