import type { Sample } from './traffic';

/** Checks of what an hour has measured. Each names what grew; an empty list means that nothing did. */

/** How many samples the middle value at each end is taken of: one alone depends on the moment of a collection. */
const samplesPerEnd = 3;
const mostGrowth = 0.1;

const middleOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/**
 * The memory at the end is at most a tenth above that at the beginning.
 * @param values in chronological order, after the warm-up
 */
export function growingMemory(what: string, values: readonly number[]): string[] {
  if (values.length < 2 * samplesPerEnd) {
    return [`${what}: ${values.length} measurements are too few. Give it more minutes.`];
  }
  const first = middleOf(values.slice(0, samplesPerEnd));
  const last = middleOf(values.slice(-samplesPerEnd));
  const part = last / first - 1;
  if (part <= mostGrowth) return [];
  return [`${what} grew by ${(part * 100).toFixed(1)} %, from ${mb(first)} to ${mb(last)}.`];
}

export type Measured = Pick<Sample, 'at' | 'cloud' | 'lambdas' | 'stored'>;

/** The cloud and the Lambdas, each after its own warm-up. What the table holds is the companies' and is taken off. */
export function memoryFaults(
  samples: readonly Measured[],
  warmUp: { cloud: number; lambdas: number },
): string[] {
  const after = (at: number) => samples.filter((sample) => sample.at >= at);
  return [
    ...growingMemory(
      'The cloud without the items of its table',
      after(warmUp.cloud).map(({ cloud, stored }) => cloud - stored),
    ),
    ...growingMemory(
      'The Lambdas',
      after(warmUp.lambdas).map(({ lambdas }) => lambdas),
    ),
  ];
}

interface LeftJob {
  kind: string;
  company: string;
  dueAt: string;
  lastError: string;
}

/** Jobs that come again for good: how many of a kind one company may have. */
export type Recurring = Record<string, number>;

/** Jobs whose time has come, and more than are expected to wait for a later time. */
export function leftJobs(jobs: readonly LeftJob[], recurring: Recurring, now: Date): string[] {
  const due = jobs.filter(({ dueAt }) => dueAt <= now.toISOString());
  const waiting = new Map<string, number>();
  for (const { kind, company } of jobs) {
    const name = `${company} ${kind}`;
    waiting.set(name, (waiting.get(name) ?? 0) + 1);
  }
  const tooMany = [...waiting].filter(([name, count]) => count > (recurring[name.split(' ')[1] ?? ''] ?? 0));
  return [
    ...due.map(
      ({ kind, company, dueAt, lastError }) => `${company}: ${kind} is left since ${dueAt} ${lastError}`,
    ),
    ...tooMany.map(([name, count]) => `${name}: ${count} jobs wait.`),
  ];
}

/** What is kept for good, by kind: how much more there may be than before, by what was made. */
export type Kept = Record<string, number>;

/** Kinds of which there is more than before, beyond what people made and is kept for good. */
export function grownKinds(
  before: Record<string, number>,
  after: Record<string, number>,
  kept: Kept,
): string[] {
  return Object.entries(after).flatMap(([kind, count]) => {
    const most = (before[kind] ?? 0) + (kept[kind] ?? 0);
    return count > most ? [`${kind}: ${count} are left of at most ${most}.`] : [];
  });
}

/** An item that lists something may become twice as large, and this much in any case. */
const smallItem = 8 * 1024;

/** Kinds with an item that is much larger than before: a list inside it may grow for ever. */
export function grownItems(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.entries(after).flatMap(([kind, bytes]) => {
    const former = before[kind] ?? 0;
    return bytes > smallItem && bytes > 2 * former
      ? [`${kind}: an item has ${bytes} bytes; it had ${former}.`]
      : [];
  });
}

/** What the cloud remembers besides the companies' data, at most. */
export const bounds = {
  mails: 1_000,
  invalidations: 1_000,
  /** Four of each of the fifteen Lambdas and of the four triggers. */
  environments: 80,
  /** A full log and its predecessor. */
  logBytes: 42 * 1024 * 1024,
};

/** What exceeds its bound, at any time. */
export function unbounded(samples: readonly Record<keyof typeof bounds, number>[]): string[] {
  return Object.entries(bounds).flatMap(([name, most]) => {
    const largest = Math.max(...samples.map((sample) => sample[name as keyof typeof bounds]));
    return largest > most ? [`${name}: ${largest} is more than ${most}.`] : [];
  });
}
