import type { PageListRow } from '@galley/shared/schemas/page';
import { api } from '../../../lib/api';
import {
  createPageMover,
  deletePage,
  putOnMenu,
  submitForReview,
  takeOffMenu,
  unpublish,
} from '../../../parts/pages/one-page-acts';
import { isUnder } from '../../../parts/pages/pages-under';
import { type EachResult, refusedResult, runEach } from '../../../ui/run-each';
import type { BulkAction } from './bulk-actions';

export type Outcome = Publication;

interface Asked {
  reason: string;
  /** Of a submit: sent with each page. */
  comments: string;
  /** The new parent page; 0 is the top level. */
  targetId: number | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const actsWith = (comments: string) =>
  ({ submit: submitForReview(comments), hide: takeOffMenu, show: putOnMenu, unpublish }) as const;

/** Performs an action on pages. @throws ApiError where nothing was started */
export async function runBulkAction(
  action: BulkAction,
  rows: readonly PageListRow[],
  { reason, comments, targetId, ...run }: Asked,
): Promise<Outcome> {
  if (action === 'publish') return publishTogether(rows, reason);
  if (action === 'delete') return { results: await deleteAll(rows, run) };
  if (action === 'move')
    return {
      results: await runEach(deepestFirst(rows), { ...run, act: await createPageMover(targetId ?? 0) }),
    };
  return { results: await runEach(rows, { ...run, act: actsWith(comments)[action] }) };
}

/** A page with others under it cannot be moved; once those have been, it can. */
const deepestFirst = (rows: readonly PageListRow[]) =>
  rows.toSorted((one, other) => depthOf(other) - depthOf(one));
const depthOf = ({ fullUrl }: PageListRow) => fullUrl.split('/').length;

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

type PageResult = EachResult<PageListRow>;

const lookEveryMs = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));

interface Publication {
  results: PageResult[];
  /** The launch that published them; it can be rolled back. */
  launchId?: number | undefined;
}

/** Publishes pages in one release and waits until it is done. @throws ApiError where nothing was started */
async function publishTogether(rows: readonly PageListRow[], reason: string): Promise<Publication> {
  const { launchId, pages } = await api('publishPages', {
    pageIds: rows.map(({ pageId }) => pageId),
    reason,
  });
  const reasons = launchId === undefined ? undefined : await outcomeOf(launchId);
  const results = rows.flatMap((row): PageResult[] => {
    const result = pages.find(({ pageId }) => pageId === row.pageId);
    if (result?.versionId === undefined)
      return [refusedResult(row, result?.problem ?? 'It was not published.')];
    return reasons
      ? [
          refusedResult(
            row,
            reasons.get(row.pageId) ??
              reasons.get(0) ??
              'Another page kept all of them from going live. It is waiting for review.',
          ),
        ]
      : [{ row, text: `V${result.versionId} is live`, isRefused: false }];
  });
  return { results, launchId: reasons ? undefined : launchId };
}

/** The reasons by page why the launch did not go live; undefined where it did. */
async function outcomeOf(launchId: number): Promise<Map<number, string> | undefined> {
  for (;;) {
    const { status, refusals: problems } = await api('getLaunch', { launchId });
    if (status === 'published') return undefined;
    if (status === 'planned') return new Map(problems.map(({ pageId, reason }) => [pageId, reason]));
    await pause();
  }
}
