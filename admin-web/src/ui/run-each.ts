import { messageOf } from '../lib/api-error';

/** The result of one item. */
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
  /** Handles one item, and returns what happened. */
  act: (row: Row) => Promise<string>;
  onProgress: (done: number) => void;
  /** Stops before the next item. */
  signal: AbortSignal;
}

/** Handles several items one after another: a failure does not stop the others. */
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
