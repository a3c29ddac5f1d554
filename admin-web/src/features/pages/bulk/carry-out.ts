import type { PageListRow } from '@galley/shared/schemas/page';
import { runEach } from '../../../ui/run-each';
import { isUnder } from '../pages-under';
import type { BulkAction } from './bulk-actions';
import { deletePage, moverTo, putOnMenu, submitForReview, takeOffMenu, unpublish } from './one-page-acts';
import { type PageResult, type Publication, publishTogether } from './publish-together';

export type Outcome = Publication;

interface Asked {
  reason: string;
  /** Under which page they are to stand; 0 is the top. */
  targetId: number | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const acts = { submit: submitForReview, hide: takeOffMenu, show: putOnMenu, unpublish } as const;

/** Does to pages what someone chose. @throws ApiError where nothing was begun */
export async function carryOut(
  action: BulkAction,
  rows: readonly PageListRow[],
  { reason, targetId, ...run }: Asked,
): Promise<Outcome> {
  if (action === 'publish') return publishTogether(rows, reason);
  if (action === 'delete') return { results: await deleteAll(rows, run) };
  const act = action === 'move' ? await moverTo(targetId ?? 0) : acts[action];
  return { results: await runEach(rows, { ...run, act }) };
}

/** What stands under a page that is deleted is hidden with it, and comes back with it. */
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
