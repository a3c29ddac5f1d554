import type { PageListRow } from '@galley/shared/schemas/page';
import { api } from '../../../lib/api';
import { type EachResult, refusedResult } from '../../../ui/run-each';

/** The result of one page. */
export type PageResult = EachResult<PageListRow>;

const lookEveryMs = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));

export interface Publication {
  results: PageResult[];
  /** The launch that published them; it can be rolled back. */
  launchId?: number | undefined;
}

/** Publishes pages in one release and waits until it is done. @throws ApiError where nothing was started */
export async function publishTogether(rows: readonly PageListRow[], reason: string): Promise<Publication> {
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
    const { status, refusals } = await api('getLaunch', { launchId });
    if (status === 'published') return undefined;
    if (status === 'planned') return new Map(refusals.map(({ pageId, reason }) => [pageId, reason]));
    await pause();
  }
}
