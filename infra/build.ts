import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithVite } from 'vite';
import { buildFunctions, writeMetafile } from './build-functions';

/**
 * Builds what the stacks deploy: the two web apps and the Lambdas. `cdk.json` runs it before every synth.
 * The sites' assets come first, since the renderers name them by their hashed names.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const webApps = [
  { folder: 'public-web', output: 'dist/site-assets' },
  { folder: 'admin-web', output: 'dist/admin' },
];

try {
  for (const { folder, output } of webApps) await buildWebApp(join(root, folder), join(root, output));
  // The laptop runner builds the Lambdas itself while it is running, so that none is missing meanwhile.
  if (!process.argv.includes('--web')) await writeMetafile(await buildFunctions());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** An app without a Vite configuration has nothing to build; its output is then an empty folder. */
async function buildWebApp(folder: string, output: string): Promise<void> {
  if (!existsSync(join(folder, 'vite.config.ts'))) {
    await mkdir(output, { recursive: true });
    return;
  }
  await buildWithVite({ root: folder, logLevel: 'warn', build: { outDir: output, emptyOutDir: true } });
}
