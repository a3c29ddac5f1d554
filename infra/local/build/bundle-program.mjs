// Plain JavaScript, because it runs before the TypeScript loader, which it makes unnecessary.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages with native binaries, or so large that they are loaded on demand. */
const apart = /^(classic-level|esbuild|vite)$/;

/**
 * Bundled files still find the files beside their source, and files that are not JavaScript are not bundled.
 * Both are located relative to the bundle: in a copy of the repository, or after it was moved, they are the
 * copy's.
 * @param {string} folder of the bundle
 */
const keepPlaces = (folder) => ({
  name: 'keep-places',
  setup(building) {
    const fromBundle = (file) => {
      const relative = path.relative(folder, file).split(path.sep).join('/');
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    building.onLoad({ filter: /[\\/]infra[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const place = `const __place=new URL(${JSON.stringify(fromBundle(file))},__bundle).href;`;
      return { contents: source.includes('import.meta.url') ? place + source : source, loader: 'ts' };
    });
    building.onResolve({ filter: apart }, ({ path: name, importer }) => ({
      path: fromBundle(createRequire(importer).resolve(name)),
      external: true,
    }));
  },
});

/**
 * Bundles a program of this repository for this machine into one file.
 * @param {string} root the repository
 * @param {string} entry relative to it
 * @param {string} outfile absolute
 * @returns {Promise<string[]>} its sources, relative to the repository
 */
export async function bundleProgram(root, entry, outfile) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);const __bundle=import.meta.url;globalThis.__place??=__bundle;",
    },
    // Replaces it only in code: a string that contains these words goes into other bundles unchanged.
    // Packages get the bundle's URL.
    define: { 'import.meta.url': '__place' },
    plugins: [keepPlaces(path.dirname(outfile))],
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
}

/**
 * The bundle of a program's current sources, built again where one of them or a package has changed: loading
 * it takes a quarter of the time that the TypeScript loader takes.
 * @param {string} root the repository
 * @param {string} entry relative to it
 * @returns {Promise<string>} the file
 */
export async function freshBundle(root, entry) {
  const folder = path.join(root, '.cache/programs');
  const file = path.join(folder, entry.replace(/[\\/]/g, '-').replace(/\.ts$/, '.mjs'));
  const noteFile = `${file}.json`;
  const note = existsSync(file) ? readNote(noteFile) : undefined;
  if (note?.hash && hashOf(root, note.inputs) === note.hash) return file;
  mkdirSync(folder, { recursive: true });
  // Written elsewhere and then renamed, because another start may be reading the previous one.
  const next = `${file}.${process.pid}.tmp`;
  const inputs = await bundleProgram(root, entry, next);
  renameSync(next, file);
  writeFileSync(`${noteFile}.${process.pid}.tmp`, JSON.stringify({ hash: hashOf(root, inputs), inputs }));
  renameSync(`${noteFile}.${process.pid}.tmp`, noteFile);
  return file;
}

/** @returns {{ hash?: string, inputs: string[] } | undefined} */
function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} undefined where a source no longer exists */
function hashOf(root, inputs) {
  const hash = createHash('sha256');
  try {
    hash.update(readFileSync(fileURLToPath(import.meta.url)));
    for (const file of ['package-lock.json', ...inputs]) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
