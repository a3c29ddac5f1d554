import type { PageListRow } from '@galley/shared/schemas/page';
import { messageOf } from '../../../lib/api-error';

/** What became of one page. */
export interface PageResult {
  row: PageListRow;
  text: string;
  isRefused: boolean;
}

export const refusedResult = (row: PageListRow, text: string): PageResult => ({ row, text, isRefused: true });

interface Run {
  /** Does it to one page, and says what happened. */
  act: (row: PageListRow) => Promise<string>;
  onProgress: (done: number) => void;
  /** Stops before the next page. */
  signal: AbortSignal;
}

/** Does something to pages one after another: each changes the site by itself, and one that fails stops no other. */
export async function runEach(
  rows: readonly PageListRow[],
  { act, onProgress, signal }: Run,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const row of rows) {
    if (signal.aborted) {
      results.push(refusedResult(row, 'Not done: it was stopped before.'));
      continue;
    }
    try {
      results.push({ row, text: await act(row), isRefused: false });
    } catch (error) {
      results.push(refusedResult(row, messageOf(error)));
    }
    onProgress(results.length);
  }
  return results;
}
