import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the same sources give the same bytes', async () => {
  writeSample();
  const read = async (name: string) => {
    const output = join(folder, name);
    await buildFunctions({ source, output, bundles: ['sample'] });
    return readFileSync(join(output, 'sample/index.mjs'), 'utf8');
  };
  expect(await read('first')).toBe(await read('second'));
});

test('what an earlier build left is gone', async () => {
  writeSample();
  const output = join(folder, 'out');
  mkdirSync(join(output, 'removed-area'), { recursive: true });
  writeFileSync(join(output, 'removed-area/index.mjs'), '');
  await buildFunctions({ source, output, bundles: ['sample'] });
  expect(() => readFileSync(join(output, 'removed-area/index.mjs'))).toThrow('ENOENT');
});

test('no bundle is built twice', () => {
  expect(new Set(bundleNames).size).toBe(bundleNames.length);
});
