// `npm run soak`: every random test at its full count, and an hour of mixed operation. `-- --shard=2/4` is every fourth
// part, starting with the second; `-- hour` is only the tier with this name, `-- hour --minutes=10` a shorter one.
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

const defaultMinutes = 60;

const hour = (minutes) => ({
  name: 'hour',
  command: () => [bin('tsx'), ['tests/hour/run.ts', '--minutes', String(minutes)]],
  env,
  hasTests: true,
});

function tierOf(file) {
  const isJourney = file.endsWith('.spec.ts');
  const name = file.includes('kill.test') ? 'kills' : file.replace(/^.*\/|\.(test\.tsx?|spec\.ts)$/g, '');
  const command = isJourney
    ? () => [bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', file]]
    : () => [bin('vitest'), ['run', file]];
  return { name, command, env, hasTests: true, isJourney };
}

/** Those of these names, or all. @throws for a name that no tier has */
function namedTiers(tiers, names) {
  const unknown = names.find((name) => !tiers.some((tier) => tier.name === name));
  if (unknown) throw new Error(`No tier is called ${unknown}: ${tiers.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? tiers.filter(({ name }) => names.includes(name)) : tiers;
}

/**
 * @param names only these tiers, or all
 * @param options.shard `2/4`: every fourth tier, starting with the second
 * @param options.minutes how long the hour of mixed operation takes
 * @throws where there is no such tier or shard, and for fewer minutes than can be compared
 */
export function soakTiers(names = [], { shard = '1/1', minutes = String(defaultMinutes) } = {}) {
  const [, which, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(shard) ?? [];
  if (!which || Number(which) > Number(of)) throw new Error(`--shard=${shard} is no shard, like 2/4.`);
  const folders = ['shared', 'functions', 'public-web', 'admin-web', 'infra', 'tests'];
  const files = folders.flatMap((folder) => [...filesUnder(join(root, folder))]);
  if (!/^[1-9]\d*$/.test(minutes)) throw new Error(`--minutes=${minutes} is no number of minutes, like 10.`);
  const all = namedTiers([hour(minutes), ...schedules, ...files.sort().map(tierOf)], names);
  return all.filter((_, index) => index % Number(of) === Number(which) - 1);
}
