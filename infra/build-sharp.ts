import { copyFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * `sharp` looks for native code of the machine that it runs on. Bundles get its WebAssembly build instead,
 * which is the same on every laptop and on Lambda's processor, and whose decoders cannot access other memory.
 */
export const sharpAsWebAssembly: Plugin = {
  name: 'sharp-as-webassembly',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
      loader: 'js',
      contents:
        "import { createRequire } from 'node:module';" +
        `export default createRequire(import.meta.url)('./${glue}');`,
    }));
  },
};

const glue = 'sharp-wasm32.cjs';

/**
 * Copies the runtime dependencies of the bundle in this folder: the WebAssembly file and its loader.
 * @returns the files
 */
export async function addSharp(folder: string): Promise<string[]> {
  const entry = createRequire(import.meta.url).resolve('@img/sharp-wasm32/sharp.node');
  const library = join(dirname(entry), 'lib');
  const outfile = join(folder, glue);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const files = (await readdir(library)).filter((file) => file.endsWith('.wasm'));
  await Promise.all(files.map((file) => copyFile(join(library, file), join(folder, file))));
  return [outfile, ...files.map((file) => join(folder, file))];
}
