import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '@galley/shared/contract/call';
import { build, type Metafile } from 'esbuild';
import { addSharp, sharpAsWebAssembly } from './build-sharp';
import { siteEntryFile } from './site-entry';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Lambdas that are no area of the contract. */
const otherBundles = ['visitor-page', 'jobs', 'image-widths', 'provision', 'auth-triggers'] as const;

/** Every bundle, by the name of its folder under `functions/` and under the output. */
export const bundleNames: readonly string[] = [...areas, ...otherBundles];

export interface BuildFunctionsOptions {
  /** The folder of the handlers: `<source>/<bundle>/handler.ts`. */
  source?: string;
  /** `<output>/<bundle>/index.mjs`. Whatever else is in it is removed. */
  output?: string;
  bundles?: readonly string[];
}

/** Bundles every Lambda in one call of esbuild; the same sources give the same bytes. Returns what went into them. */
export async function buildFunctions({
  source = join(root, 'functions'),
  output = join(root, 'dist/functions'),
  bundles = bundleNames,
}: BuildFunctionsOptions = {}): Promise<Metafile> {
  const entries = bundles.map((name) => ({ name, file: resolve(source, name, 'handler.ts') }));
  const missing = entries.filter((entry) => !existsSync(entry.file));
  if (missing.length > 0) {
    const files = missing.map((entry) => `  - ${entry.file}`).join('\n');
    throw new Error(`These Lambdas have no handler yet, so nothing was built:\n${files}`);
  }
  const { metafile } = await build({
    entryPoints: entries.map((entry) => ({ in: entry.file, out: `${entry.name}/index` })),
    outdir: output,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    // The lowest Node that runs these bundles is the laptop's; Lambda's is newer.
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    // Packages written for require() still find one.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    mainFields: ['module', 'main'],
    loader: { '.css': 'text' },
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE_ENTRY: JSON.stringify(`/${siteEntryFile(root)}`),
    },
    jsx: 'automatic',
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    plugins: [sharpAsWebAssembly],
    logLevel: 'warning',
  });
  if (bundles.includes('image-widths')) await addSharp(join(output, 'image-widths'));
  // Afterwards, so that a laptop cloud that runs on these bundles finds one at any moment.
  await removeOthers(output, bundles);
  return metafile;
}

async function removeOthers(output: string, bundles: readonly string[]): Promise<void> {
  const others = (await readdir(output)).filter((name) => !bundles.includes(name));
  await Promise.all(others.map((name) => rm(join(output, name), { recursive: true, force: true })));
}

/** Keeps what esbuild knows about the bundles, for the tests and the size report. */
export async function writeMetafile(metafile: Metafile, file = join(root, 'dist/meta.json')): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(metafile));
}
