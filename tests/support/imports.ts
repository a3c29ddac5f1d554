import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesIn, textOf } from './sources';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Static, dynamic and type imports, and re-exports. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const endings = ['', '.ts', '.tsx', '/index.ts', '.js', '.mjs'];

function resolved(file: string, name: string): string | undefined {
  // Our own packages; public-web exports the files under its `src`.
  const ours = name.startsWith('@galley/') ? name.slice('@galley/'.length) : undefined;
  const paths = name.startsWith('.')
    ? [normalize(join(dirname(file), name))]
    : ours
      ? [ours, ours.replace('/', '/src/')]
      : [];
  return paths
    .flatMap((path) => endings.map((ending) => path + ending))
    .find((found) => isFile(`${root}${found}`));
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The imports of our own files in these folders, by paths from the root of the repository. */
export const importsOf = (...folders: string[]) => importsIn(sourcesIn(...folders));

/** The imports of our own files in these files. */
export function importsIn(files: readonly string[]): Map<string, string[]> {
  return new Map(
    files.map((file) => {
      const names = [...textOf(file).matchAll(imports)].map(([, name]) => name ?? '');
      return [file, [...new Set(names.flatMap((name) => resolved(file, name) ?? []))]];
    }),
  );
}

/** @returns each group of files that import one another, directly or indirectly (Tarjan's algorithm) */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    low.set(file, number);
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next)
        ? path.includes(next)
          ? (order.get(next) ?? number)
          : number
        : visit(next);
      low.set(file, Math.min(low.get(file) ?? number, reached));
    }
    if (low.get(file) === number) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.toSorted());
    }
    return low.get(file) ?? number;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
