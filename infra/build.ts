import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithVite } from 'vite';
import { buildFunctions, writeMetafile } from './build-functions';
import { siteEntryFile } from './site-entry';

/**
 * Builds what the stacks deploy: the two web apps and the Lambdas. `cdk.json` runs it before every synth.
 * Documents name the sites' scripts according to `site-entry.ts`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const webApps = [
  { folder: 'public-web', output: 'dist/site-assets', entryFileNames: siteEntryFile(root) },
  { folder: 'admin-web', output: 'dist/admin' },
];

try {
  for (const { folder, output, entryFileNames } of webApps) {
    await buildWebApp(join(root, folder), join(root, output), entryFileNames);
  }
  // The laptop runner builds the Lambdas itself while it is running, so that they are never missing.
  if (!process.argv.includes('--web')) await writeMetafile(await buildFunctions());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function buildWebApp(folder: string, outDir: string, entryFileNames?: string): Promise<void> {
  const rolldownOptions = entryFileNames === undefined ? {} : { output: { entryFileNames } };
  await buildWithVite({
    root: folder,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions },
  });
}
