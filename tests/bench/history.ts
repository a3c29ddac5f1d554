import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row';

/** It stays on the machine: the times of two machines cannot be compared. */
export const historyFile = fileURLToPath(new URL('../../.cache/bench/history.jsonl', import.meta.url));

/** What `npm run bench -- --save` keeps of a run, one line each. */
export interface SavedRun {
  /** ISO date and time. */
  at: string;
  commit: string;
  cores: number;
  rows: Pick<Row, 'name' | 'value' | 'unit' | 'spread'>[];
}

export function saveRun(rows: readonly Row[], file = historyFile, now = new Date()): void {
  const run: SavedRun = {
    at: now.toISOString(),
    commit: commitHere(),
    cores: availableParallelism(),
    rows: rows
      .filter(({ isBroken }) => !isBroken)
      .map(({ name, value, unit, spread }) => ({
        name,
        value,
        unit,
        ...(spread !== undefined && { spread }),
      })),
  };
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // A copied folder has no history.
    return 'unknown';
  }
}

/** The saved runs, oldest first. */
export function readRuns(file = historyFile): SavedRun[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SavedRun);
}

/** A median of five runs differs by that much without a cause, beside what its spread says. */
const leastNoise = 0.03;

/**
 * A line for each figure that moved by more than its noise since it was last saved: for times and ratios twice the
 * spreads of both runs, for counts anything. A figure that was never saved is named too.
 */
export function movedFigures(rows: readonly Row[], runs: readonly SavedRun[]): string[] {
  return rows
    .filter(({ isBroken }) => !isBroken)
    .flatMap((row) => {
      const run = runs.findLast((saved) => saved.rows.some(({ name }) => name === row.name));
      const before = run?.rows.find(({ name }) => name === row.name);
      if (!run || !before) return [`${row.name}: never saved`];
      const moved = row.value - before.value;
      if (Math.abs(moved) <= noiseOf(row, before)) return [];
      const share =
        before.value === 0 ? '' : ` (${moved > 0 ? '+' : ''}${((100 * moved) / before.value).toFixed(1)} %)`;
      return [
        `${row.name}: ${before.value} to ${row.value} ${row.unit}${share} since ${run.commit}, ${run.at}`,
      ];
    });
}

type Noisy = Pick<Row, 'value' | 'spread'>;

function noiseOf(...figures: [Noisy, Noisy]): number {
  if (figures.every(({ spread }) => spread === undefined)) return 0;
  return (
    2 * figures.reduce((sum, { value, spread = 0 }) => sum + value * Math.max(spread, leastNoise / 4), 0)
  );
}
