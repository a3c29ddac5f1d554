/** With fewer runs a spread says nothing. */
export const leastRuns = 5;

/** The middle of several measured values, and how far they lie apart. */
export interface Figure {
  value: number;
  /** Half the distance between the quartiles, as a share of the median: 0.04 means that half the values are within 4 %. */
  spread: number;
}

/** The median; for an even count the higher of the two middle values. 0 for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** @throws for fewer values than `leastRuns` */
export function figureOf(values: readonly number[]): Figure {
  if (values.length < leastRuns) {
    throw new Error(`${values.length} runs were measured; a figure needs ${leastRuns}.`);
  }
  const value = median(values);
  const apart = quantile(values, 0.75) - quantile(values, 0.25);
  return { value, spread: value === 0 ? 0 : apart / 2 / value };
}

/** The ratios of two measurements that took turns: each pair had the same other load on the machine. */
export const ratioOf = (own: readonly number[], reference: readonly number[]): Figure =>
  figureOf(own.map((value, round) => value / (reference[round] ?? Number.NaN)));

/** Measures several times, one after the other. `measure` returns its own time, so that it can prepare and clean up. */
export async function repeated(measure: () => Promise<number>, runs = leastRuns): Promise<Figure> {
  const values: number[] = [];
  while (values.length < runs) values.push(await measure());
  return figureOf(values);
}

/** The milliseconds that an action takes. */
export async function millisecondsOf(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}
