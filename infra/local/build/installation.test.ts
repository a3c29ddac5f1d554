import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMissingPackages } from './installation.mjs';

let root: string;
const write = (name: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), JSON.stringify(content));
};
const lock = (packages: Record<string, object>) => ({ packages: { '': {}, shared: {}, ...packages } });
const wanted = {
  'node_modules/@galley/shared': { resolved: 'shared', link: true },
  'node_modules/tsx': { version: '4.0.0' },
  'node_modules/esbuild': { version: '0.28.2' },
  'node_modules/@esbuild/aix': { version: '0.28.2', optional: true },
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installation-'));
  const { 'node_modules/@esbuild/aix': _, ...installed } = wanted;
  write('package-lock.json', lock(wanted));
  write('node_modules/.package-lock.json', lock(installed));
  write('node_modules/@galley/shared/package.json', {});
  write('node_modules/tsx/package.json', {});
  write('node_modules/esbuild/bin/esbuild', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('accepts an installation without the packages of other platforms', () => {
  expect(findMissingPackages(root)).toBeUndefined();
});

it('distinguishes a first start from an interrupted installation', () => {
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(findMissingPackages(root)).toBe('an earlier installation was broken off');
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(findMissingPackages(root)).toBe('there are none yet');
});

it('finds a package of another version, a missing one, and one whose folder was deleted', () => {
  write('package-lock.json', lock({ ...wanted, 'node_modules/tsx': { version: '4.1.0' } }));
  expect(findMissingPackages(root)).toBe('tsx is not the version of the lockfile');
  write('package-lock.json', lock({ ...wanted, 'node_modules/zod': { version: '4.6.7' } }));
  expect(findMissingPackages(root)).toBe('zod is missing');
  write('package-lock.json', lock(wanted));
  rmSync(path.join(root, 'node_modules/tsx'), { recursive: true });
  expect(findMissingPackages(root)).toBe('tsx is missing');
});
