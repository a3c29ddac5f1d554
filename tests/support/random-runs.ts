/** `npm run soak`: every random test at its full count. */
export const isSoak = process.env.GALLEY_SOAK === '1';

/**
 * How many cases a random test runs: a fiftieth of its full number in `npm test`, all of them in `npm run soak`.
 * @param full the number of cases in a soak
 */
export const runs = (full: number): number => (isSoak ? full : Math.ceil(full / 50));

/** The seed of this run: another one every time where many are run, the same one otherwise. */
export const seedOfRun = process.env.GALLEY_SEED
  ? Number(process.env.GALLEY_SEED)
  : isSoak
    ? Date.now() % 2 ** 31
    : 20_260_501;

/** Chance that is the same for the same seed (mulberry32): a number below the bound, as often as it is asked. */
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
 * Says how many cases a random test had, which its tier counts, and with which seed the same ones come again.
 * @param what the cases, in the plural
 */
export function sayCases(count: number, what: string, seed: number = seedOfRun): void {
  console.log(`cases: ${count} ${what}, seed ${seed}`);
}
