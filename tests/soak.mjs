// `npm run soak`: every random test at its full count. `-- --shard=2/4` is every fourth part, starting with the
// second.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const env = () => ({ GALLEY_SOAK: '1' });

/** Files that determine their number of cases by one of these run in a soak. */
const marker = /random-runs|GALLEY_SOAK/;
const isTest = /\.(test\.tsx?|spec\.ts)$/;

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(node_modules|dist|\.)/.test(entry.name)) continue;
    const file = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else if (isTest.test(entry.name) && marker.test(readFileSync(file, 'utf8'))) yield relative(root, file);
  }
}

/** A part of the schedules takes less than an hour on two cores. */
const scheduleParts = 5;
const schedules = Array.from({ length: scheduleParts }, (_, part) => ({
  name: `schedules ${part + 1}`,
  command: () => [bin('tsx'), ['tests/property/run.ts', '--part', `${part + 1}/${scheduleParts}`]],
  env,
  hasTests: true,
}));

function tierOf(file) {
  const isJourney = file.endsWith('.spec.ts');
  const name = file.includes('kill.test') ? 'kills' : file.replace(/^.*\/|\.(test\.tsx?|spec\.ts)$/g, '');
  const command = isJourney
    ? () => [bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', file]]
    : () => [bin('vitest'), ['run', file]];
  return { name, command, env, hasTests: true, isJourney };
}

/** @param shard `2/4`: every fourth tier of a soak, starting with the second @throws where there is no such shard */
export function soakTiers(shard) {
  const [, which, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? [];
  if (!which || Number(which) > Number(of)) throw new Error(`--shard=${shard} is no shard, like 2/4.`);
  const folders = ['shared', 'functions', 'public-web', 'admin-web', 'infra', 'tests'];
  const files = folders.flatMap((folder) => [...filesUnder(join(root, folder))]);
  const all = [...schedules, ...files.sort().map(tierOf)];
  return all.filter((_, index) => index % Number(of) === Number(which) - 1);
}
