import type { PageListRow } from '@galley/shared/schemas/page';
import { runEach } from '../../../ui/run-each';
import { isUnder } from '../pages-under';
import type { BulkAction } from './bulk-actions';
import {
  createPageMover,
  deletePage,
  putOnMenu,
  submitForReview,
  takeOffMenu,
  unpublish,
} from './one-page-acts';
import { type PageResult, type Publication, publishTogether } from './publish-together';

export type Outcome = Publication;

interface Asked {
  reason: string;
  /** The new parent page; 0 is the top level. */
  targetId: number | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const acts = { submit: submitForReview, hide: takeOffMenu, show: putOnMenu, unpublish } as const;

/** Performs an action on pages. @throws ApiError where nothing was started */
export async function runBulkAction(
  action: BulkAction,
  rows: readonly PageListRow[],
  { reason, targetId, ...run }: Asked,
): Promise<Outcome> {
  if (action === 'publish') return publishTogether(rows, reason);
  if (action === 'delete') return { results: await deleteAll(rows, run) };
  const act = action === 'move' ? await createPageMover(targetId ?? 0) : acts[action];
  return { results: await runEach(rows, { ...run, act }) };
}

/** Pages below a deleted page are hidden with it, and are restored with it. */
async function deleteAll(
  rows: readonly PageListRow[],
  run: Pick<Asked, 'signal' | 'onProgress'>,
): Promise<PageResult[]> {
  const aboveOf = (row: PageListRow) => rows.find((other) => isUnder(row, other));
  const tops = rows.filter((row) => !aboveOf(row));
  const results = await runEach(tops, { ...run, act: deletePage });
  const isDeleted = new Set(results.filter(({ isRefused }) => !isRefused).map(({ row }) => row.pageId));
  const under = rows.flatMap((row): PageResult[] => {
    const top = topOf(row, aboveOf);
    if (top === row) return [];
    const isGone = isDeleted.has(top.pageId);
    const text = isGone ? `Hidden with ${top.pageName} above it` : `Not done, as ${top.pageName} above it`;
    return [{ row, text, isRefused: !isGone }];
  });
  return [...results, ...under];
}

function topOf(row: PageListRow, aboveOf: (row: PageListRow) => PageListRow | undefined): PageListRow {
  const above = aboveOf(row);
  return above ? topOf(above, aboveOf) : row;
}
