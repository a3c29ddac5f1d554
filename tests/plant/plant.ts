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
 * --browser` also runs journeys, for which the product is built each time; `-- --list=drawn.json` takes the faults of
 * another file, such as those of a rehearsal.
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

type Outcome = 'red' | 'GREEN' | 'does not apply' | 'has no test here';

/** A fault may cause an endless loop. */
const longestMs = 10 * 60_000;

function outcomeOf({ id, file, find, plant }: Fault, files: string[], isBrowser: boolean): Outcome {
  const path = join(copy, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (source.split(find).length !== 2) return 'does not apply';
  if (files.length === 0) return 'has no test here';
  writeFileSync(
    path,
    source.replace(find, () => plant),
  );
  makeSiteAssets(file);
  const titled = (option: string) => (id === undefined ? [] : [option, `\\[${id}\\]`]);
  const [program = '', ...args] = isBrowser
    ? ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...files, ...titled('-g')]
    : ['vitest', 'run', ...files, ...titled('-t'), '--bail', '1', '--passWithNoTests=false'];
  const { status, stdout } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout: longestMs,
    env: { ...process.env, NO_COLOR: '1', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  });
  writeFileSync(path, source);
  makeSiteAssets(file);
  if (/No test(s| files)? found|Tests {2}no tests/i.test(stdout)) return 'has no test here';
  return status === 0 ? 'GREEN' : 'red';
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const withBrowser = process.argv.includes('--browser');
const list = process.argv.find((argument) => argument.startsWith('--list='))?.slice('--list='.length);
const all: Fault[] = JSON.parse(readFileSync(list ?? join(import.meta.dirname, 'faults.json'), 'utf8'));
const isChosen = ({ id, tests = [] }: Fault) =>
  chosen.some((word) => word === id || tests.some((test) => test.split('/').includes(word)));
const faults = all.filter((fault) => chosen.length === 0 || isChosen(fault));
copyCheckout(root, copy, ['dist', '.cache', 'public-web/src/generated']);
const proofs = findProofs();
const counts: Record<Outcome, number> = { red: 0, GREEN: 0, 'does not apply': 0, 'has no test here': 0 };
for (const fault of faults) {
  const found = fault.tests?.map((file) => ({ file, title: '' })) ?? proofs.get(fault.id ?? '') ?? [];
  const filesOf = (isBrowser: boolean) => [
    ...new Set(found.filter((proof) => isBrowserTest(proof) === isBrowser).map(({ file }) => file)),
  ];
  let outcome = outcomeOf(fault, filesOf(false), false);
  const isUnseen = outcome === 'GREEN' || outcome === 'has no test here';
  if (withBrowser && isUnseen) outcome = outcomeOf(fault, filesOf(true), true);
  counts[outcome] += 1;
  console.log(
    `  ${outcome.padEnd(16)} ${(fault.id ?? '').padEnd(6)} ${fault.file}: ${JSON.stringify(fault.plant)}`,
  );
}
console.log(
  `\n${faults.length} faults: ${Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`,
);
process.exitCode = counts.GREEN + counts['does not apply'] > 0 ? 1 : 0;
