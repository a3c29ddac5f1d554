import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { islandScripts, propertyLetters } from '../src/generated/site-assets';
import { tokenDefaults } from '../src/styles/token-defaults';
import { generatedFile, siteAssetsModule, withDefaults } from './site-assets';

describe('the generated assets', () => {
  it('are as new as their sources (else run: npm run assets -w public-web)', async () => {
    expect(await readFile(generatedFile, 'utf8')).toBe(await siteAssetsModule());
  });

  it('contain scripts of at most 2 KB at brotli in total', () => {
    const all = Object.values(islandScripts).map(({ code }) => code);
    expect(brotliCompressSync(all.join('')).length).toBeLessThanOrEqual(2_000);
  });
});

describe('a property that only a theme sets', () => {
  it('is replaced by its default where it is used, and has a short name of its own', () => {
    expect(withDefaults('a{color:var(--on-accent);width:var(--width);margin:var(--gutter)}')).toBe(
      'a{color:var(--on-accent,var(--on-brand));width:var(--width,72rem);margin:var(--gutter)}',
    );
    const letters = Object.keys(tokenDefaults).map((name) => propertyLetters[name]);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain(undefined);
  });
});
