import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '@galley/shared/contract/call';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { addSharp, sharpAsWebAssembly } from './build-sharp';
import { addStarterPictures, starterPictures } from './build-starter-pictures';
import { rendererFingerprint } from './renderer-fingerprint';
import { siteEntryFile } from './site-entry';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Lambdas that are no area of the contract. */
const otherBundles = [
  'visitor-page',
  'jobs',
  'image-widths',
  'mail-events',
  'provision',
  'operator',
  'auth-triggers',
] as const;

/** Every bundle, by the name of its folder under `functions/` and under the output. */
export const bundleNames: readonly string[] = [...areas, ...otherBundles];

export interface BuildFunctionsOptions {
  /** The folder of the handlers: `<source>/<bundle>/handler.ts`. */
  source?: string;
  /** `<output>/<bundle>/index.mjs` and what that imports. Whatever else is in it is removed. */
  output?: string;
  bundles?: readonly string[];
  /** What pages name as their renderer; by default what the sources say. */
  renderer?: string;
  /** What is done to the sources beforehand. */
  plugins?: Plugin[];
}

/** Bundles every Lambda; the same sources give the same bytes. Returns what went into them. */
export async function buildFunctions({
  source = join(root, 'functions'),
  output = join(root, 'dist/functions'),
  bundles = bundleNames,
  renderer,
  plugins = [],
}: BuildFunctionsOptions = {}): Promise<Metafile> {
  const entries = bundles.map((name) => ({ name, file: resolve(source, name, 'handler.ts') }));
  const missing = entries.filter((entry) => !existsSync(entry.file));
  if (missing.length > 0) {
    const files = missing.map((entry) => `  - ${entry.file}`).join('\n');
    throw new Error(`These Lambdas have no handler yet, so nothing was built:\n${files}`);
  }
  const define = {
    'process.env.NODE_ENV': '"production"',
    SITE_ENTRY: JSON.stringify(`/${siteEntryFile(root)}`),
    STARTER_PICTURES: JSON.stringify(`./${starterPictures}/`),
    RENDERER: JSON.stringify(renderer ?? (await rendererFingerprint(root))),
  };
  const metafiles = await Promise.all(
    entries.map(({ name, file }) =>
      buildFunction(file, join(output, name), { define, plugins: [...plugins, sharpAsWebAssembly] }),
    ),
  );
  const written = metafiles.flatMap(({ outputs }) => Object.keys(outputs).map((file) => resolve(root, file)));
  if (bundles.includes('image-widths')) written.push(...(await addSharp(join(output, 'image-widths'))));
  if (bundles.includes('jobs') && source === join(root, 'functions')) {
    written.push(...(await addStarterPictures(join(output, 'jobs'))));
  }
  // Afterwards, so that a laptop cloud that runs on these bundles finds one at any moment.
  await removeOthers(output, bundles, written);
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

/**
 * One Lambda: `index.mjs`, and in files of their own what is imported while it runs. Code that is not needed yet takes
 * time even if it only is in the same file, since all of a file is parsed when it is loaded.
 */
async function buildFunction(
  entry: string,
  output: string,
  own: Pick<BuildOptions, 'define' | 'plugins'>,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: output,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
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
    ...own,
    jsx: 'automatic',
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

/** Removes what an earlier build left: whole bundles, and files of a bundle that nothing imports any more. */
async function removeOthers(output: string, bundles: readonly string[], written: string[]): Promise<void> {
  const kept = new Set([...bundles.map((name) => join(output, name)), ...written]);
  const folders = [output, ...bundles.map((name) => join(output, name))];
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const others = files.flat().filter((file) => !kept.has(file));
  await Promise.all(others.map((file) => rm(file, { recursive: true, force: true })));
}

/** Keeps what esbuild knows about the bundles, for the tests and the size report. */
export async function writeMetafile(metafile: Metafile, file = join(root, 'dist/meta.json')): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(metafile));
}
