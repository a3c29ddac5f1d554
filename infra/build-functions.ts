import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '@galley/shared/contract/call';
import { type BuildOptions, context, type Metafile, type Plugin } from 'esbuild';
import { addSharp, sharpAsWebAssembly } from './build-sharp';
import { addStarterPictures, starterPictures } from './build-starter-pictures';
import { mergeStart, withRequire } from './merge-start';
import { rendererFingerprint } from './renderer-fingerprint';
import { siteEntryFile } from './site-entry';

const root = fileURLToPath(new URL('..', import.meta.url));

// The bundler, a program in Go, starts with the first build and inherits these. Rarer garbage collections take a
// quarter of its time away; in a large build they are as rare as this much memory allows.
process.env.GOGC ??= '400';
process.env.GOMEMLIMIT ??= '2GiB';

/** The Lambdas that are not an area of the contract. */
const otherBundles = [
  'visitor-page',
  'jobs',
  'image-widths',
  'mail-events',
  'provision',
  'operator',
  'auth-triggers',
] as const;

/** All bundles, by the name of their folder under `functions/` and under the output. */
export const bundleNames: readonly string[] = [...areas, ...otherBundles];

export interface BuildFunctionsOptions {
  /** The folder of the handlers: `<source>/<bundle>/handler.ts`. */
  source?: string;
  /** The target for `<output>/<bundle>/index.mjs` and its imports. Everything else in it is deleted. */
  output?: string;
  bundles?: readonly string[];
  /** The renderer's name in pages; by default a fingerprint of the sources. */
  renderer?: string;
  /** Plugins that transform the sources first. */
  plugins?: Plugin[];
}

/** Bundles all Lambdas; the same sources yield the same bytes. Returns the inputs. */
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
  const metafiles = await buildEach(entries, output, {
    define,
    plugins: [...plugins, sharpAsWebAssembly],
  });
  const written = metafiles.flatMap(({ outputs }) => Object.keys(outputs).map((file) => resolve(root, file)));
  if (bundles.includes('image-widths')) written.push(...(await addSharp(join(output, 'image-widths'))));
  if (bundles.includes('jobs') && source === join(root, 'functions')) {
    written.push(...(await addStarterPictures(join(output, 'jobs'))));
  }
  // Deleted last, so that a laptop cloud which runs on these bundles always finds one.
  await removeOthers(output, bundles, written);
  return {
    inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({ outputs }) => outputs)),
  };
}

const options: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  // The oldest Node that runs these bundles is the laptop's; Lambda's is newer.
  target: 'node20',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
};

type Entry = { name: string; file: string };

/**
 * One Lambda after the other with the same bundler, which keeps what it parsed: most of their code is the same. Each is
 * linked by itself, so that its bytes are those that it would have alone.
 */
async function buildEach(
  entries: readonly Entry[],
  output: string,
  { define, plugins = [] }: Pick<BuildOptions, 'define' | 'plugins'>,
): Promise<Metafile[]> {
  let entry = '';
  const chosenEntry: Plugin = {
    name: 'chosen entry',
    setup({ onResolve }) {
      onResolve({ filter: /^lambda$/ }, ({ kind }) => (kind === 'entry-point' ? { path: entry } : undefined));
    },
  };
  const bundler = await context({
    ...options,
    entryPoints: [{ in: 'lambda', out: 'index' }],
    outdir: join(output, anyLambda),
    splitting: true,
    chunkNames: '[name]-[hash]',
    banner: { js: withRequire },
    loader: { '.css': 'text' },
    define,
    plugins: [chosenEntry, ...plugins],
    jsx: 'automatic',
    metafile: true,
  });
  const merged: Promise<Metafile>[] = [];
  try {
    for (const { name, file } of entries) {
      entry = file;
      const { metafile } = await bundler.rebuild();
      await moveFiles(join(output, anyLambda), join(output, name));
      merged.push(mergeBundle(output, name, metafile));
    }
    return await Promise.all(merged);
  } finally {
    await bundler.dispose();
  }
}

/** The folder that the bundler writes each Lambda to. */
const anyLambda = '_';

async function moveFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from)) await rename(join(from, file), join(to, file));
}

/**
 * Finishes one Lambda: `index.mjs` and what it loads at the start, and dynamically imported code in separate files. A
 * file is parsed as a whole when it is loaded, so code that is not needed yet costs time even if it is merely in the
 * same file.
 */
async function mergeBundle(output: string, name: string, metafile: Metafile): Promise<Metafile> {
  const written = `"${relative(root, join(output, anyLambda))}/`;
  const moved = `"${relative(root, join(output, name))}/`;
  const { inputs, outputs }: Metafile = JSON.parse(JSON.stringify(metafile).replaceAll(written, moved));
  return { inputs, outputs: await mergeStart(join(output, name), outputs, options) };
}

/** Deletes leftovers of earlier builds: whole bundles, and files that a bundle no longer imports. */
async function removeOthers(output: string, bundles: readonly string[], written: string[]): Promise<void> {
  const kept = new Set([...bundles.map((name) => join(output, name)), ...written]);
  const folders = [output, ...bundles.map((name) => join(output, name))];
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const others = files.flat().filter((file) => !kept.has(file));
  await Promise.all(others.map((file) => rm(file, { recursive: true, force: true })));
}

/** Stores esbuild's metadata of the bundles, for the tests and the size report. */
export async function writeMetafile(metafile: Metafile, file = join(root, 'dist/meta.json')): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(metafile));
}
