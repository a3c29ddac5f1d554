import fc from 'fast-check';
import { reached, type Schedule, schedule, violationsOf } from './schedule';
import { makeBeginning } from './world';

/**
 * Runs random schedules in a separate process: `worker.mjs <seed,seed> <runs of each> [path]`. It prints a line of
 * JSON for every 50 runs and one at the end of each seed. Creating the initial state takes as long as fifty
 * schedules, so all seeds of a process share it.
 */
const [seeds = '1', runs = '100', path] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const beginning = await makeBeginning();
let played = 0;
for (const seed of seeds.split(',').map(Number)) await play(seed);

async function play(seed: number): Promise<void> {
  const property = fc.asyncProperty(schedule, async (one: Schedule) => {
    const violations = await violationsOf(beginning, one);
    played += 1;
    if (played % 50 === 0) say({ played });
    if (violations.length > 0) throw new Error(violations.join('\n'));
  });
  const result = await fc.check(property, {
    seed,
    numRuns: Number(runs),
    ...(path && { path, endOnFailure: true }),
  });
  const [smallest] = result.counterexample ?? [];
  say({
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
  for (const what of Object.keys(reached)) Object.assign(reached, { [what]: 0 });
}
