/** Measures in turns, so that what else the machine does meets both alike. */
export interface Measured {
  one: () => Promise<unknown>;
  base: () => Promise<unknown>;
}

const rounds = 15;
/** A single one would be lost in the grain of the clock. */
const each = { one: 4, base: 40 };

/**
 * How many times the processor time of one thing another one takes, by medians: time in which the processor did
 * something else does not count.
 */
export async function medianCpuOf({ one, base }: Measured): Promise<{ ratio: number; base: number }> {
  const ratios: number[] = [];
  const bases: number[] = [];
  await cpuOf(base, each.base * 3);
  await cpuOf(one, each.one);
  for (let round = 0; round < rounds; round += 1) {
    bases.push(await cpuOf(base, each.base));
    ratios.push(await cpuOf(one, each.one));
  }
  return { ratio: median(ratios) / median(bases), base: median(bases) };
}

/** Microseconds of one run. */
async function cpuOf(what: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await what();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
