import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rendererFingerprint } from './renderer-fingerprint';

let root: string;
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'galley-fingerprint-'));
  write('public-web/src/entry-server.tsx', "export const page = (name: string) => '<h1>' + name;");
  write('public-web/src/assemble.ts', "import { css } from './css'; export const joined = () => css;");
  write('public-web/src/css.ts', "export const css = 'h1{color:red}'; export const unused = 1;");
  write('functions/core/release/site-model.ts', 'export const model = 1;');
  write('functions/core/pages/page-tree.ts', 'export const tree = 2;');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is the same for the same output, whatever comments and unused code say', async () => {
  const before = await rendererFingerprint(root);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  write('public-web/src/css.ts', "// Red.\nexport const css = 'h1{color:red}'; export const unused = 2;");
  expect(await rendererFingerprint(root)).toBe(before);
});

it('changes with what is rendered, with a style and with the code that builds the site', async () => {
  const seen = [await rendererFingerprint(root)];
  write('public-web/src/css.ts', "export const css = 'h1{color:blue}';");
  seen.push(await rendererFingerprint(root));
  write('public-web/src/entry-server.tsx', "export const page = (name: string) => '<h2>' + name;");
  seen.push(await rendererFingerprint(root));
  write('functions/core/release/site-model.ts', 'export const model = 3;');
  seen.push(await rendererFingerprint(root));
  expect(new Set(seen).size).toBe(4);
});
