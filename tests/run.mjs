// `npm test`: everything, tier by tier, with the time of each. `--check`: the quick part. `--bench`: the figures.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNode } from '../infra/prepare.mjs';
import { findChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const say = (line) => console.log(`\n▸ ${line}`);
const bin = (name) => join(root, 'node_modules/.bin', name);

const quietSdk = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** Runs a command, its output shown as it comes and kept, so that its tests can be counted. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // The AWS SDK tells every process that it will want a newer Node in 2027; once in the notes is enough.
      env: { ...process.env, ...quietSdk, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const show = (stream) => (data) => {
      stream.write(data);
      output += data;
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
const colours = /\u001b\[[0-9;]*m/g;

/** Passed and failed tests in the closing lines of vitest or Playwright. */
function count(output) {
  const plain = output.replace(colours, '');
  const closing = plain.split('\n').filter((line) => /^\s*(Tests\s|\d+ (passed|failed))/.test(line));
  const sum = (word) =>
    closing
      .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))])
      .reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

const vitest = (project) => () =>
  run(bin('vitest'), ['run', '--project', project, '--passWithNoTests=false']);

const quick = [
  { name: 'format and lint', start: () => run(bin('biome'), ['ci', '.']) },
  { name: 'types', start: () => run(bin('tsc'), ['--noEmit']) },
  { name: 'unit', start: vitest('unit'), hasTests: true },
];
const all = [
  ...quick,
  { name: 'screens', start: vitest('screens'), hasTests: true },
  { name: 'cloud', start: vitest('cloud'), hasTests: true },
  { name: 'api', start: vitest('api'), hasTests: true },
  { name: 'property', start: () => run(bin('tsx'), ['tests/property/run.ts']), hasTests: true },
  { name: 'build', start: () => run(bin('tsx'), ['infra/build.ts']) },
  { name: 'infra', start: vitest('infra'), hasTests: true },
  { name: 'system', start: vitest('system'), hasTests: true },
  {
    name: 'browser',
    start: () => {
      const CHROMIUM_PATH = findChromium(say);
      return run(bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        CHROMIUM_PATH,
      });
    },
    hasTests: true,
  },
];
// `npm run bench -- part-of-a-name` measures only some groups of figures.
const benchFilter = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const benches = [{ name: 'bench', start: () => run(bin('tsx'), ['tests/bench/bench.ts', ...benchFilter]) }];

const tiers = process.argv.includes('--bench') ? benches : process.argv.includes('--check') ? quick : all;

ensureNode();
ensureInstalled();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
console.log(`Galley ${version}, Node ${process.version}: ${tiers.map(({ name }) => name).join(', ')}`);

const results = [];
for (const tier of tiers) {
  say(tier.name);
  const begun = Date.now();
  const { status, output } = await tier.start();
  const counted = tier.hasTests ? count(output) : { passed: 0, failed: 0 };
  const isEmpty = tier.hasTests && counted.passed === 0;
  results.push({ ...tier, ...counted, ok: status === 0 && !isEmpty, seconds: (Date.now() - begun) / 1000 });
  if (isEmpty && status === 0) console.log(`The tier '${tier.name}' ran no test.`);
}

console.log('\nTimes');
for (const { name, ok, passed, seconds } of results) {
  const tests = passed > 0 ? `${passed} tests` : '';
  console.log(
    `  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s  ${tests}`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failedTests = results.reduce((sum, result) => sum + result.failed, 0);
const brokenTiers = results.filter((result) => !result.ok && result.failed === 0).length;
const failed = failedTests + brokenTiers;
if (!process.argv.includes('--bench')) console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
