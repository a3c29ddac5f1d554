import type { Metafile } from 'esbuild';

/** A file of a build and what it imports, directly or not, without what is imported while it runs. */
export function loadedAtStart(outputs: Metafile['outputs'], start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import') reached.add(path);
    }
  }
  return [...reached];
}
