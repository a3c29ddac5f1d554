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
  // The bundlers' threads use all cores, and none needs what another one writes.
  await Promise.all([
    ...webApps.map(({ folder, output, entryFileNames }) =>
      buildWebApp(join(root, folder), join(root, output), entryFileNames),
    ),
    // The laptop runner builds the Lambdas itself while it is running, so that they are never missing.
    process.argv.includes('--web') ? undefined : buildFunctions().then(writeMetafile),
  ]);
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
