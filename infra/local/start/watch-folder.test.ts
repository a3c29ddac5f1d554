import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolder } from './watch-folder';

let root: string;
let changed: Set<string>;
let stop: () => void;
const write = (name: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), String(Math.random()));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'pages'));
  mkdirSync(path.join(root, 'node_modules/x'), { recursive: true });
  changed = new Set();
  stop = watchFolder(root, (file) => changed.add(path.relative(root, file)));
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true, force: true });
});

it('reports changes in the folder, below it, and in folders created later', async () => {
  write('a.ts');
  write('pages/b.ts');
  await expect.poll(() => [...changed].sort()).toEqual(['a.ts', 'pages/b.ts']);
  mkdirSync(path.join(root, 'later'));
  await expect
    .poll(() => {
      write('later/c.ts');
      return changed.has('later/c.ts');
    })
    .toBe(true);
});

it('survives folders that vanish and does not report tests, packages and editors’ files', async () => {
  rmSync(path.join(root, 'pages'), { recursive: true });
  write('node_modules/x/index.js');
  write('a.test.ts');
  write('a.ts~');
  write('last.ts');
  await expect.poll(() => changed.has('last.ts')).toBe(true);
  expect([...changed]).toEqual(['last.ts']);
});
