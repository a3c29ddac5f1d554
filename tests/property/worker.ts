import fc from 'fast-check';
import { reached, type Schedule, schedule, violationsOf } from './schedule';
import { makeBeginning } from './world';

/**
 * Plays random schedules in a process of its own: `worker.mjs <seed> <runs> [path]`. It prints a line of JSON for
 * every 50 played and one at the end.
 */
const [seed = 1, runs = 100] = process.argv.slice(2, 4).map(Number);
const path = process.argv[4];
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const beginning = await makeBeginning();
let played = 0;
const property = fc.asyncProperty(schedule, async (one: Schedule) => {
  const violations = await violationsOf(beginning, one);
  played += 1;
  if (played % 50 === 0) say({ played });
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const result = await fc.check(property, { seed, numRuns: runs, ...(path && { path, endOnFailure: true }) });
const [smallest] = result.counterexample ?? [];
say({
  done: true,
  runs: result.numRuns,
  reached,
  failed: result.failed,
  ...(result.failed && {
    seed: result.seed,
    path: result.counterexamplePath,
    schedule: smallest,
    error: (result.errorInstance as Error)?.message,
  }),
});
