/** `npm run soak`: every random test at its full count. */
export const isSoak = process.env.GALLEY_SOAK === '1';

/**
 * The number of cases of a random test: a fiftieth of its full number in `npm test`, all of them in `npm run soak`.
 * @param full the number of cases in a soak
 */
export const runs = (full: number): number => (isSoak ? full : Math.ceil(full / 50));

/** The seed of this run: a new one for each soak, the same one otherwise. */
export const seedOfRun = process.env.GALLEY_SEED
  ? Number(process.env.GALLEY_SEED)
  : isSoak
    ? Date.now() % 2 ** 31
    : 20_260_501;

/** A generator of pseudo-random integers below a bound (mulberry32), the same for the same seed. */
export function chanceOf(seed: number): (bound: number) => number {
  let state = seed * 0x9e3779b9;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/**
 * Reports how many cases a random test had, which its tier counts, and the seed that repeats them.
 * @param what the cases, in the plural
 */
export function sayCases(count: number, what: string, seed: number = seedOfRun): void {
  console.log(`cases: ${count} ${what}, seed ${seed}`);
}
