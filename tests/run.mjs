// `npm test`: everything, tier by tier, with the time of each. `--check`: the quick part. `--bench`: the figures.
// `--soak`: every random test at its full count, and an hour of mixed operation. `--update-counts` raises
// `tests/counts.json` to this run; `--busy` runs it beside two busy loops.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNode } from '../infra/prepare.mjs';
import { findChromium } from './chromium.mjs';
import { checkConformance } from './conformance/run-check.mjs';
import { fewerThan, raiseCounts, readCounts } from './counts.mjs';
import { readRunOptions } from './run-options.mjs';
import { runTier } from './run-tier.mjs';
import { soakTiers } from './soak.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules/.bin', name);

const reporters = ['--reporter=default', '--reporter=./tests/support/running-tests.mjs'];

/** @param files only these of a project, or `--exclude` and those of another tier */
const vitest = (project, name = project, files = []) => ({
  name,
  command: () => [
    bin('vitest'),
    [
      ...['run', '--project', project, '--passWithNoTests=false', ...reporters],
      ...['--reporter=json', `--outputFile.json=${reportOf(name)}`],
      ...files,
    ],
  ],
  hasTests: true,
});
const program = (name, file, args = [], env = {}) => ({
  name,
  command: () => [bin('tsx'), [file, ...args]],
  env: () => env,
});

/** Temporary files of the tiers are removed with it, including CDK's output and copies of assemblies. */
const systemTemporary = tmpdir();
const temporary = mkdtempSync(join(systemTemporary, 'galley-tests-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.env.TMPDIR = temporary;

/** Data with the demo sites, which the build tier writes and the later ones start products with copies of. */
const demo = { E2E_DEMO: join(temporary, 'demo') };

/** The report of a tier about passed tests. */
const reportOf = (name) => join(temporary, `${name}.report.json`);

const quick = [
  { name: 'format and lint', command: () => [bin('biome'), ['ci', '--error-on-warnings', '.']] },
  // The compiler is a program in Go: rarer garbage collections take a seventh of its time away.
  {
    name: 'types',
    command: () => [bin('tsc'), ['--noEmit', '--checkers', '1']],
    env: () => ({ GOGC: '400' }),
  },
  vitest('unit'),
];
/** @param files only these journeys */
const playwright = (name, files, more) => ({
  name,
  command: () => [bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', ...files]],
  env: () => ({
    CHROMIUM_PATH: findChromium((line) => console.log(`\n▸ ${line}`)),
    // Chromium creates a socket there, whose path may have about a hundred characters; it cleans up by itself.
    TMPDIR: systemTemporary,
    ...demo,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    ...more,
  }),
  hasTests: true,
});
/** Two journeys through all screens. They have a product of their own, in a lane that would end earlier. */
const screenJourneys = ['accessibility.spec.ts', 'forms-keep-text.spec.ts'];
const everyScreen = playwright('every screen', screenJourneys, {
  E2E_PORT_BASE: '4750',
  E2E_RESULTS: 'every-screen',
});
const journeys = playwright('browser', []);
const browser = playwright('browser', [], { E2E_WITHOUT: screenJourneys.join() });
/** It takes as long as everything else of its tier together. */
const killed = 'tests/system/kill.test.ts';

const property = { ...program('property', 'tests/property/run.ts'), hasTests: true };

/**
 * Three lanes run in parallel, each one tier after the other. The browser's takes longest: the others give way to it
 * and fill the cores while it waits. Tiers that use all cores come last in their lanes, so that none is idle at the
 * end. Tiers that need the built product wait for the first lane's build.
 */
const allLanes = [
  [program('build', 'tests/prepare.ts', [], demo), browser],
  ...[
    [...quick, vitest('documents'), vitest('cloud'), vitest('screens'), vitest('api')],
    [
      vitest('system', 'kills', [killed]),
      { ...vitest('system', 'system', ['--exclude', killed]), env: () => demo },
      vitest('infra'),
      everyScreen,
      property,
    ],
  ].map((tiers) => tiers.map((tier) => ({ ...tier, givesWay: tier !== everyScreen }))),
];
const asked = orEnd(() => readRunOptions(process.argv.slice(2)));
const benches = [[program('bench', 'tests/bench/bench.ts', asked.benchArguments)]];
const soaks = () => [
  soakTiers(asked.names, asked).map((tier) =>
    tier.isJourney ? { ...journeys, ...tier, env: () => ({ ...journeys.env(), ...tier.env() }) } : tier,
  ),
];
const [format, types, unit] = quick;
const checks = [[format, types], [unit]];
const lanesOf = { whole: () => allLanes, check: () => checks, bench: () => benches, soak: soaks };
const lanes = orEnd(lanesOf[asked.mode]);
const isWhole = asked.mode === 'whole';
const countsFile = join(root, 'tests/counts.json');

/** Ends with a sentence where something is asked for that is not known, before anything runs. */
function orEnd(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

async function runLane(tiers, isNamed) {
  const results = [];
  for (const tier of tiers) results.push(await runTier(tier, { cwd: root, isNamed }));
  return results;
}

ensureNode();
ensureInstalled();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = lanes.flat().map(({ name }) => name);
console.log(`Galley ${version}, Node ${process.version}: ${names.join(', ')}`);

if (asked.isBusy) {
  for (let loops = 0; loops < 2; loops += 1) {
    const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
    // Or this process would wait for it.
    loop.unref();
    process.on('exit', () => loop.kill('SIGKILL'));
  }
}
const begun = Date.now();
const results = (await Promise.all(lanes.map((tiers) => runLane(tiers, lanes.length > 1)))).flat();

console.log('\nTimes');
for (const { name, ok, passed, seconds, coreSeconds } of results) {
  const times = `${seconds.toFixed(1).padStart(7)} s, ${coreSeconds.toFixed(0).padStart(3)} s of a core`;
  console.log(
    `  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${times}  ${passed > 0 ? `${passed} tests` : ''}`,
  );
}
const broken = results.filter(({ failures }) => failures.length > 0);
if (broken.length > 0) console.log('\nFailures');
for (const { name, failures } of broken) {
  console.log(`  ${name}`);
  for (const line of failures) console.log(`    ${line}`);
}
const conformance = checkConformance(names.map(reportOf));
if (isWhole) {
  console.log(
    `\nConformance: ${conformance.driven} of ${conformance.all} statements are driven by tests that passed`,
  );
  if (conformance.missing.length > 0) console.log(`  without one: ${conformance.missing.join(', ')}`);
}
const random = results.flatMap((result) => result.random);
if (random.length > 0) console.log(`\nRandom tests\n  ${random.join('\n  ')}`);
if (asked.isUpdatingCounts) raiseCounts(countsFile, results);
const fewer = isWhole ? fewerThan(readCounts(countsFile), results) : [];
if (fewer.length > 0) console.log(`\nFewer than before\n  ${fewer.join('\n  ')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failedTests = results.reduce((sum, result) => sum + result.failed, 0);
const brokenTiers = results.filter((result) => !result.ok && result.failed === 0).length;
const failed = failedTests + brokenTiers + fewer.length;
const total = `${((Date.now() - begun) / 1000).toFixed(0)} s`;
if (asked.mode !== 'bench') console.log(`\n${passed} passed, ${failed} failed in ${total}`);
process.exitCode = failed === 0 ? 0 : 1;
