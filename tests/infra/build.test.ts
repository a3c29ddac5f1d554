import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions, bundleNames } from '@galley/infra/build-functions';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let source: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-infra-build-'));
  source = join(folder, 'functions');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeHandler(bundle: string, code: string) {
  mkdirSync(join(source, bundle), { recursive: true });
  writeFileSync(join(source, bundle, 'handler.ts'), code);
}

const handler = `
  import style from './style.css';
  import { createRequire } from 'node:module';
  export const handler = async () => ({ style, required: typeof require, made: typeof createRequire });
`;

function writeSample() {
  writeHandler('sample', handler);
  writeFileSync(join(source, 'sample', 'style.css'), '.a { color: red }');
}

/** Imports another file when it is called. */
function writeLazySample() {
  writeHandler('sample', "export const handler = async () => (await import('./later')).found;");
  writeFileSync(join(source, 'sample', 'later.ts'), "export const found = 'found later';");
}

test('a missing handler stops the build with its name, and nothing is built', async () => {
  writeHandler('pages', 'export const handler = async () => 1;');
  await expect(buildFunctions({ source, output: join(folder, 'out') })).rejects.toThrow(
    join(source, 'versions', 'handler.ts'),
  );
  await expect(buildFunctions({ source, output: join(folder, 'out') })).rejects.not.toThrow(
    join(source, 'pages', 'handler.ts'),
  );
});

test('a bundle is an ES module that may require, and imports style sheets as text', async () => {
  writeSample();
  const output = join(folder, 'out');
  const metafile = await buildFunctions({ source, output, bundles: ['sample'] });
  const bundle = await import(pathToFileURL(join(output, 'sample/index.mjs')).href);
  expect(await bundle.handler()).toEqual({
    style: '.a { color: red }',
    required: 'function',
    made: 'function',
  });
  expect(Object.values(metafile.outputs).some((file) => file.entryPoint?.endsWith('sample/handler.ts'))).toBe(
    true,
  );
});

test('a dynamic import of a bundle is in a file of its own', async () => {
  writeLazySample();
  const output = join(folder, 'out');
  const metafile = await buildFunctions({ source, output, bundles: ['sample'] });
  const start = readFileSync(join(output, 'sample/index.mjs'), 'utf8');
  expect(start).not.toContain('found later');
  const bundle = await import(pathToFileURL(join(output, 'sample/index.mjs')).href);
  expect(await bundle.handler()).toBe('found later');
  const files = Object.keys(metafile.outputs).map((file) => basename(file));
  expect(files.toSorted()).toEqual(readdirSync(join(output, 'sample')).toSorted());
});

test('the same sources give the same bytes', async () => {
  writeLazySample();
  const read = async (name: string) => {
    const output = join(folder, name);
    await buildFunctions({ source, output, bundles: ['sample'] });
    const bundle = join(output, 'sample');
    const files = readdirSync(bundle).toSorted();
    return files.map((file) => [file, readFileSync(join(bundle, file), 'utf8')]);
  };
  const first = await read('first');
  expect(first.length).toBeGreaterThan(2);
  expect(first).toEqual(await read('second'));
});

test('files of an earlier build are removed', async () => {
  writeLazySample();
  const output = join(folder, 'out');
  mkdirSync(join(output, 'removed-area'), { recursive: true });
  writeFileSync(join(output, 'removed-area/index.mjs'), '');
  mkdirSync(join(output, 'sample'), { recursive: true });
  writeFileSync(join(output, 'sample/later-OLDHASH1.mjs'), '');
  await buildFunctions({ source, output, bundles: ['sample'] });
  expect(readdirSync(output)).toEqual(['sample']);
  expect(readdirSync(join(output, 'sample'))).not.toContain('later-OLDHASH1.mjs');
});

test('no bundle is built twice', () => {
  expect(new Set(bundleNames).size).toBe(bundleNames.length);
});
