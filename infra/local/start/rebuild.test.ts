import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceIfChanged } from './rebuild';

/** Creates a folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-bundle-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const textOf = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

it('replaces a bundle with everything in the folders beside it, and keeps what the old one reads', () => {
  const inUse = folderOf({ 'index.mjs': 'old', 'old-part.mjs': 'part' });
  const next = folderOf({ 'index.mjs': 'new', 'pictures/a.webp': 'boat' });
  expect(replaceIfChanged(next, inUse)).toBe(true);
  expect(['index.mjs', 'pictures/a.webp', 'old-part.mjs'].map((name) => textOf(inUse, name))).toEqual([
    'new',
    'boat',
    'part',
  ]);
  expect(replaceIfChanged(next, inUse)).toBe(false);
});

it('replaces a bundle of which only a part changed', () => {
  const index = { 'index.mjs': 'export{handler}from"./chunk.mjs";' };
  const inUse = folderOf({ ...index, 'chunk.mjs': 'old' });
  expect(replaceIfChanged(folderOf({ ...index, 'chunk.mjs': 'new' }), inUse)).toBe(true);
  expect(textOf(inUse, 'chunk.mjs')).toBe('new');
});
