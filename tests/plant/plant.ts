import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProofs, isBrowserTest } from '../conformance/conformance';
import { copyCheckout } from '../support/copy-checkout';

/**
 * `npm run plant`: plants each fault of `faults.json` in a copy of the checkout, one after the other, and runs the
 * tests whose titles carry the id of the statement that it breaks. Tests that stay green claim more than they verify.
 * `-- 1:194 2:63` plants only these, and `-- launches` faults outside the documents whose tests are there; `--
 * --browser` also runs journeys, for which the product is built each time, and once without a fault, since a journey
 * that is red anyway finds nothing; `-- --list=drawn.json` takes the faults of another file, such as those of a
 * rehearsal.
 */
interface Fault {
  /**
   * The statement of the documents, as in `tests/conformance/statements.json`; its tests carry it in their titles.
   */
  id?: string;
  /** Without an id: the files and folders of the tests that should fail. */
  tests?: string[];
  file: string;
  /** A text that occurs in the file exactly once; `plant` replaces it. */
  find: string;
  plant: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'galley-plant-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** What the sites bring is one file that is made of these; tests and product read that one. */
function makeSiteAssets(file: string): void {
  if (!/^public-web\/src\/(styles|islands|components)\/.*\.(css|ts)$/.test(file)) return;
  execFileSync(join(copy, 'node_modules/.bin/tsx'), ['public-web/build/write-site-assets.ts'], {
    cwd: copy,
    stdio: 'ignore',
  });
}

const outcomes = [
  'red',
  'GREEN',
  'does not apply',
  'has no test here',
  'fails without a fault',
  'ran out of time',
] as const;
type Outcome = (typeof outcomes)[number];

/** A fault may cause an endless loop. Tests that only took long have noticed nothing, so this is no red. */
const longestMs = 10 * 60_000;

/** Runs a test program in the copy. Returns its exit code and what it printed. */
function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  timeout = longestMs,
) {
  return spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout,
    env: { ...process.env, NO_COLOR: '1', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...env },
  });
}

const journeys = ['test', '--config', 'tests/e2e/playwright.config.ts'];
const titled = ({ id }: Fault, option: string) => (id === undefined ? [] : [option, `\\[${id}\\]`]);

function outcomeOf(fault: Fault, files: string[], isBrowser: boolean): Outcome {
  const { file, find, plant } = fault;
  const path = join(copy, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (source.split(find).length !== 2) return 'does not apply';
  if (files.length === 0) return 'has no test here';
  writeFileSync(
    path,
    source.replace(find, () => plant),
  );
  makeSiteAssets(file);
  const { status, stdout, stderr } = isBrowser
    ? run('playwright', [...journeys, ...files, ...titled(fault, '-g')])
    : runTests(fault, files);
  writeFileSync(path, source);
  makeSiteAssets(file);
  if (/No test(s| files)? found|Tests {2}no tests/i.test(stdout)) return 'has no test here';
  if (status === 0) return 'GREEN';
  if (status === null) return 'ran out of time';
  if (!isBrowser && failsAlone(fault, files)) return 'fails without a fault';
  console.log(reasonOf(stdout + stderr));
  return 'red';
}

const runTests = (fault: Fault, files: readonly string[]) =>
  run('vitest', ['run', ...files, ...titled(fault, '-t'), '--bail', '1', '--passWithNoTests=false']);

const failingAlone = new Map<string, boolean>();

/** Whether the tests of a fault also fail without it: some need what another test of their file did before. */
function failsAlone(fault: Fault, files: readonly string[]): boolean {
  const key = [fault.id, ...files].join();
  const fails = failingAlone.get(key) ?? runTests(fault, files).status !== 0;
  failingAlone.set(key, fails);
  return fails;
}

/** Which test failed, and why: a test that ran out of time has noticed nothing. */
function reasonOf(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => /^ *(FAIL|\d+\) |(\w+)?Error: )|Test timed out/.test(line));
  return lines
    .slice(0, 2)
    .map((line) => `    ${line.trim().slice(0, 240)}`)
    .join('\n');
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

/** Runs the journeys of these faults once without any of them. Returns those that fail. */
function failingJourneys(faults: readonly Fault[]): { file: string; title: string }[] {
  const files = [...new Set(faults.flatMap((fault) => filesOf(fault, true)))];
  const ids = faults.flatMap(({ id }) => id ?? []);
  const which = ids.length === faults.length ? ['-g', `\\[(${ids.join('|')})\\]`] : [];
  const report = join(copy, 'journeys.json');
  run('playwright', [...journeys, ...files, ...which], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, 0);
  const { suites = [], errors } = JSON.parse(readFileSync(report, 'utf8')) as Suite & {
    errors: { message: string }[];
  };
  if (errors[0]) throw new Error(`The journeys do not run without a fault: ${errors[0].message}`);
  const failing = (suite: Suite, before: string): { file: string; title: string }[] => [
    ...(suite.suites ?? []).flatMap((inner) => failing(inner, `${before} ${inner.title}`)),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => ({ file: `tests/e2e/${file}`, title: `${before} ${title}` })),
  ];
  return suites.flatMap((suite) => failing(suite, suite.title));
}

const concerns = ({ id }: Fault, title: string) => id === undefined || title.includes(`[${id}]`);

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withBrowser = process.argv.includes('--browser');
const list = process.argv.find((argument) => argument.startsWith('--list='))?.slice('--list='.length);
const all: Fault[] = JSON.parse(readFileSync(list ?? join(import.meta.dirname, 'faults.json'), 'utf8'));
const isChosen = ({ id, tests = [] }: Fault) =>
  chosen.some((word) => word === id || tests.some((test) => test.split('/').includes(word)));
const faults = all.filter((fault) => chosen.length === 0 || isChosen(fault));
copyCheckout(root, copy, ['dist', '.cache', 'public-web/src/generated']);
const proofs = findProofs();
const filesOf = ({ id, tests }: Fault, isBrowser: boolean) => {
  const found = tests?.map((file) => ({ file, title: '' })) ?? proofs.get(id ?? '') ?? [];
  return [...new Set(found.filter((proof) => isBrowserTest(proof) === isBrowser).map(({ file }) => file))];
};
const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
function note(outcome: Outcome, { id = '', file, plant }: Fault): void {
  counts[outcome] += 1;
  console.log(`  ${outcome.padEnd(21)} ${id.padEnd(6)} ${file}: ${JSON.stringify(plant)}`);
}

const unseen: Fault[] = [];
for (const fault of faults) {
  const outcome = outcomeOf(fault, filesOf(fault, false), false);
  const isUnseen = outcome === 'GREEN' || outcome === 'has no test here';
  if (withBrowser && isUnseen && filesOf(fault, true).length > 0) unseen.push(fault);
  else note(outcome, fault);
}
const failing = unseen.length > 0 ? failingJourneys(unseen) : [];
for (const fault of unseen) {
  const files = filesOf(fault, true);
  const failsAnyway = failing.some(({ file, title }) => files.includes(file) && concerns(fault, title));
  note(failsAnyway ? 'fails without a fault' : outcomeOf(fault, files, true), fault);
}
console.log(
  `\n${faults.length} faults: ${outcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ')}`,
);
process.exitCode = counts.red + counts['has no test here'] === faults.length ? 0 : 1;
