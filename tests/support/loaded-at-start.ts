import type { Metafile } from 'esbuild';

/** A file of a build and its static imports, direct or not, without dynamic ones. */
export function loadedAtStart(outputs: Metafile['outputs'], start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import') reached.add(path);
    }
  }
  return [...reached];
}
