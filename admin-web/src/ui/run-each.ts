import { messageOf } from '../lib/api-error';

/** What became of one of several things. */
export interface EachResult<Row> {
  row: Row;
  text: string;
  isRefused: boolean;
}

export const refusedResult = <Row>(row: Row, text: string): EachResult<Row> => ({
  row,
  text,
  isRefused: true,
});

interface Run<Row> {
  /** Does it to one, and says what happened. */
  act: (row: Row) => Promise<string>;
  onProgress: (done: number) => void;
  /** Stops before the next one. */
  signal: AbortSignal;
}

/** Does something to several things one after another: one that fails stops no other. */
export async function runEach<Row>(
  rows: readonly Row[],
  { act, onProgress, signal }: Run<Row>,
): Promise<EachResult<Row>[]> {
  const results: EachResult<Row>[] = [];
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
