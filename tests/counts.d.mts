interface Counts {
  [tier: string]: { tests: number; cases: number };
}
interface Result {
  name: string;
  hasTests?: boolean;
  passed?: number;
  failed?: number;
  cases?: number;
}
export function readCounts(file: string): Counts;
export function fewerThan(kept: Counts, results: readonly Result[]): string[];
export function raiseCounts(file: string, results: readonly Result[]): void;
