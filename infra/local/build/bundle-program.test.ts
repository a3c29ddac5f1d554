import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshBundle } from './bundle-program.mjs';

let root = '';
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'galley-bundle-'));
  mkdirSync(path.join(root, 'infra'));
  write('package-lock.json', '{}');
  write(
    'infra/program.ts',
    `import { word } from './word';
     export const says: string = word;
     export const place = import.meta.url;
     export const banner = "createRequire(import.meta.url)('./beside.cjs');";`,
  );
  write('infra/word.ts', `export const word = 'first' as string;`);
});
afterEach(() => rmSync(root, { recursive: true }));

const bundle = () => freshBundle(root, 'infra/program.ts');
// Node caches imports by URL.
const load = async (file: string, time: number) => import(`${pathToFileURL(file).href}?${time}`);

it('finds files beside a source, and keeps texts unchanged', async () => {
  const { place, banner } = await load(await bundle(), 1);
  expect(place).toBe(pathToFileURL(path.join(root, 'infra/program.ts')).href);
  expect(banner).toBe("createRequire(import.meta.url)('./beside.cjs');");
});

it('finds files beside the source in the copy when the repository was copied with the bundle', async () => {
  await bundle();
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  try {
    const file = await freshBundle(copy, 'infra/program.ts');
    const { place } = await load(file, 5);
    expect(place).toBe(pathToFileURL(path.join(copy, 'infra/program.ts')).href);
    expect(readFileSync(file, 'utf8')).not.toContain(root);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it('is rebuilt when a source or the packages change, and only then', async () => {
  const file = await bundle();
  const made = () => statSync(file, { bigint: true }).ino;
  const first = made();
  await bundle();
  expect(made()).toBe(first);

  write('infra/word.ts', `export const word = 'second' as string;`);
  expect((await load(await bundle(), 2)).says).toBe('second');
  const second = made();
  write('package-lock.json', '{ "changed": true }');
  await bundle();
  expect(made()).not.toBe(second);
});

it('is rebuilt when the bundle, its note or a source was removed', async () => {
  const file = await bundle();
  rmSync(file);
  expect((await load(await bundle(), 3)).says).toBe('first');
  rmSync(`${file}.json`);
  expect((await load(await bundle(), 4)).says).toBe('first');
  rmSync(path.join(root, 'infra/word.ts'));
  await expect(bundle()).rejects.toThrow('word');
});
