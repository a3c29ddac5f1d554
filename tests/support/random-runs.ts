/** `npm run soak`: every random test at its full count. */
export const isSoak = process.env.GALLEY_SOAK === '1';

/**
 * How many cases a random test runs: a fiftieth of its full number in `npm test`, all of them in `npm run soak`.
 * @param full the number of cases in a soak
 */
export const runs = (full: number): number => (isSoak ? full : Math.ceil(full / 50));
