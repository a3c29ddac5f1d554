import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { build } from 'esbuild';
import type { Group } from './row';

const directory = fileURLToPath(new URL('../../dist/admin', import.meta.url));
const quality = 5;
/** The module that the admin loads for its sign-in screens; Vite names the file after it. */
const signInModule = 'sign-in-panels';

/** What a browser loads before somebody can sign in. */
export const adminBytes: Group = {
  name: 'admin bytes',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const html = readFileSync(join(directory, 'index.html'), 'utf8');
    const start = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g)].map(
      ([, file = '']) => join(directory, file),
    );
    const assets = join(directory, 'assets');
    const signIn = readdirSync(assets).find(
      (file) => file.startsWith(`${signInModule}-`) && file.endsWith('.js'),
    );
    if (!signIn) throw new Error(`The built admin has no file of ${signInModule}`);
    const files = await withImports([...start, join(assets, signIn)]);
    const bytes = files.reduce((sum, file) => sum + compressedSize(file), 0);
    const note = `${files.length} files, brotli ${quality}`;
    return [
      { name: 'admin sign-in: JavaScript', value: Math.round(bytes / 1000), unit: 'KB', target: 150, note },
    ];
  },
};

/** These files and what they import at once, each once. */
async function withImports(files: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: directory,
    bundle: true,
    format: 'esm',
    outdir: directory,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const reached = new Set<string>();
  const waiting = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  for (const file of waiting) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') waiting.push(path);
    }
  }
  return [...reached].map((file) => join(directory, file));
}

function compressedSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(readFileSync(file), { params }).length;
}
