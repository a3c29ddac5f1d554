import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { apiCall } from './api-call';
import { componentType } from './component-type';
import { jobKind } from './job-kind';
import { pageField } from './page-field';
import type { Recipe } from './recipe';
import { role } from './role';

const recipes = [componentType, pageField, apiCall, role, jobKind];

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['shared', 'functions', 'public-web', 'admin-web', 'infra', 'tests'];
const copy = mkdtempSync(join(tmpdir(), 'galley-recipe-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const here = (tool: string, ...parts: string[]) =>
  run(process.execPath, [join(root, 'node_modules', tool), ...parts], {
    cwd: copy,
    // For the compiler, as in `tests/run.mjs`.
    env: { ...process.env, GOGC: '400' },
    maxBuffer: 1e8,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${tool} ${parts.join(' ')}:\n${stdout}\n${stderr}`.slice(-4_000));
  });

/** Copies the tree with its own packages, so that nothing in it reads the original. */
function copyTree(): void {
  const isSource = (path: string) => !/[\\/](node_modules|dist|cdk\.out|\.cache)$/.test(path);
  for (const name of [...rooms, 'package.json', 'tsconfig.json', 'vitest.config.ts', 'cdk.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  }
  // The folders that a component type affects; the others are checked with every change anyway.
  const include = ['shared', 'functions', 'public-web', 'admin-web'];
  writeFileSync(
    join(copy, 'tsconfig.recipe.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include }),
  );
  mkdirSync(join(copy, 'node_modules/@galley'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@galley' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const room of rooms) symlinkSync(join(copy, room), join(copy, 'node_modules/@galley', room));
}

function follow({ newFiles, additions }: Recipe): void {
  for (const [file, source] of Object.entries(newFiles)) {
    const text = readFileSync(new URL(source, import.meta.url), 'utf8');
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  for (const { file, before, text } of additions) {
    const source = readFileSync(join(copy, file), 'utf8');
    expect(source.split(before), `${file}: ${before}`).toHaveLength(2);
    writeFileSync(
      join(copy, file),
      source.replace(before, () => text + before),
    );
  }
}

const isOfTests = (file: string) => file.startsWith('tests/');

it('the code of the recipes compiles, and their tests pass', async () => {
  copyTree();
  for (const recipe of recipes) follow(recipe);
  await here('tsx/dist/cli.mjs', 'public-web/build/write-site-assets.ts');
  const driven = recipes.flatMap(({ newFiles }) => Object.keys(newFiles).filter(isOfTests));
  const [types] = await Promise.all([
    here('typescript/bin/tsc', '--noEmit', '--checkers', '1', '--project', 'tsconfig.recipe.json'),
    here('vitest/vitest.mjs', 'run', '--project', 'api', ...driven),
  ]);
  expect(types.stdout).toBe('');
});

it.each(recipes)('$title touches at most $mostFiles files outside tests', (recipe) => {
  const { newFiles, additions, generated = [], mostFiles } = recipe;
  const touched = [...Object.keys(newFiles), ...additions.map(({ file }) => file), ...generated];
  const outsideTests = [...new Set(touched)].filter((file) => !isOfTests(file));
  expect(outsideTests.length, outsideTests.join(', ')).toBeLessThanOrEqual(mostFiles);
});
