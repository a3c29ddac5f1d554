import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { islandScripts } from '../src/generated/site-assets';
import { generatedFile, siteAssetsModule } from './site-assets';

describe('the generated assets', () => {
  it('are as new as their sources (else run: npm run assets -w public-web)', async () => {
    expect(await readFile(generatedFile, 'utf8')).toBe(await siteAssetsModule());
  });

  it('hold scripts of at most 1.5 KB at brotli, all together', () => {
    const all = Object.values(islandScripts).map(({ code }) => code);
    expect(brotliCompressSync(all.join('')).length).toBeLessThanOrEqual(1_500);
  });
});
