import { fileURLToPath } from 'node:url';
import { build, type Platform } from 'esbuild';
import { describe, expect, it } from 'vitest';

/**
 * Lists the packages that a module pulls in. It is bundled as for a browser, so a Node module fails the
 * build.
 */
async function packagesOf(module: string, platform: Platform = 'browser'): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${module}`, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile.inputs).map((file) => /.*node_modules\/([^/]+)/.exec(file)?.[1]);
  return [...new Set(packages.filter((name) => name !== undefined))].sort();
}

describe('the code of a visit', () => {
  it.each(['assemble.ts', 'content-security-policy.ts'])('joins %s without any package', async (module) => {
    expect(await packagesOf(module, 'node')).toEqual([]);
  });
});

describe('the renderers', () => {
  it('run in a browser too, for the preview of the admin', async () => {
    expect(await packagesOf('components/component-view.tsx')).toEqual(['react']);
  });

  it('add no schemas, parsers or telephone data to the browsers of a hydrated site', async () => {
    const packages = await packagesOf('entry-browser.tsx');
    for (const name of ['zod', 'parse5', 'prosemirror-model', 'libphonenumber-js']) {
      expect(packages).not.toContain(name);
    }
  });
});
