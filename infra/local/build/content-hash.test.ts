import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentHash } from './content-hash';

let root: string;
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
};
const hash = () =>
  contentHash(root, ['src', 'package.json', 'absent'], (file) => file.startsWith('src/local'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-'));
  write('src/a.ts', '1');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('changes with contents, names and new files', () => {
  const before = hash();
  expect(hash()).toBe(before);
  write('src/a.ts', '2');
  const changed = hash();
  write('src/b/c.ts', '');
  expect(new Set([before, changed, hash()]).size).toBe(3);
});

it('does not change with tests, packages, outputs and excluded files', () => {
  const before = hash();
  write('src/a.test.ts', 'x');
  write('src/node_modules/p/index.js', 'x');
  write('src/generated/assets.ts', 'x');
  write('src/dist/a.js', 'x');
  write('src/local/b.ts', 'x');
  expect(hash()).toBe(before);
});
