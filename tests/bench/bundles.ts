import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { loadedAtStart } from '@galley/infra/merge-start';
import type { Metafile } from 'esbuild';
import type { Group, Row } from './row';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In thousands of bytes. */
const targets = { 'visitor-page': 120, others: 550 };

/** The minified code size of each Lambda, and the share that is loaded when it starts. */
export const bundles: Group = {
  name: 'bundles',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const { outputs } = JSON.parse(readFileSync(join(root, 'dist/meta.json'), 'utf8')) as Metafile;
    const starts = Object.keys(outputs).filter((file) => basename(file) === 'index.mjs');
    return starts.map((start): Row => {
      const bundle = basename(dirname(start));
      const loaded = loadedAtStart(outputs, start);
      const all = Object.keys(outputs).filter((file) => isCode(file) && dirname(file) === dirname(start));
      const later = all.filter((file) => !loaded.includes(file));
      return {
        name: `bundle ${bundle}`,
        value: kilobytes(outputs, loaded),
        unit: 'KB',
        target: bundle === 'visitor-page' ? targets['visitor-page'] : targets.others,
        note:
          `at the start, in ${loaded.length} ${loaded.length === 1 ? 'file' : 'files'}` +
          (later.length > 0 ? `; ${kilobytes(outputs, later)} KB more when they are needed` : ''),
      };
    });
  },
};

const isCode = (file: string) => file.endsWith('.mjs');

function kilobytes(outputs: Metafile['outputs'], files: string[]): number {
  return Math.round(files.reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0) / 1000);
}
