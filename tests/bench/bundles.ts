import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import type { Metafile } from 'esbuild';
import type { Group, Row } from './row';

const root = fileURLToPath(new URL('../..', import.meta.url));
type Output = Metafile['outputs'][string];

/** How much code each Lambda has, minified, and how much of it runs when it starts. */
export const bundles: Group = {
  name: 'bundles',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const { inputs, outputs } = JSON.parse(readFileSync(join(root, 'dist/meta.json'), 'utf8')) as Metafile;
    return Object.entries(outputs).flatMap(([file, output]): Row[] => {
      if (!output.entryPoint) return [];
      const [, bundle = file] = /functions\/([^/]+)\//.exec(file) ?? [];
      const later = output.bytes - bytesAtStart(inputs, output);
      return [
        {
          name: `bundle ${bundle}`,
          value: kilobytes(output.bytes - later),
          unit: 'KB',
          target: 550,
          note: later > 0 ? `at the start; ${kilobytes(later)} KB more run only when they are needed` : '',
        },
      ];
    });
  },
};

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** What the entry imports, directly or not, without what it imports while it runs; the bundler's own code included. */
function bytesAtStart(inputs: Metafile['inputs'], output: Output): number {
  const reached = new Set<string>();
  const waiting = [output.entryPoint ?? ''];
  for (const file of waiting) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import') waiting.push(path);
    }
  }
  const isLater = ([file]: [string, unknown]) => !reached.has(file);
  const later = Object.entries(output.inputs).filter(isLater);
  return output.bytes - later.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}
