import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { noteBuilt } from '../build/prepare';
import { runScript } from '../build/run-script';
import type { Cloud } from '../cloud';
import { writeFileAtomically } from '../stand-ins/atomic-file';

/**
 * Bundles the Lambdas in a separate folder and then replaces those that changed, so that a request always
 * finds the old bundle or the new one.
 * @param bundles those that a change may have affected, or all
 * @returns the names of those that changed
 */
export async function rebuildFunctions(
  root: string,
  cloud: Cloud,
  bundles?: readonly string[],
): Promise<string[]> {
  // The bundler is loaded on first use, because most starts have no changes.
  const { buildFunctions, writeMetafile } = await import('../../build-functions');
  const next = path.join(root, '.cache/functions-next');
  const metafile = await buildFunctions({ output: next, bundles });
  if (!bundles) await writeMetafile(metafile);
  const inUse = path.join(root, 'dist/functions');
  const changed = readdirSync(next).filter((name) =>
    replaceIfChanged(path.join(next, name), path.join(inUse, name)),
  );
  rmSync(next, { recursive: true, force: true });
  cloud.reload((directory) => changed.includes(path.basename(directory)));
  return changed;
}

/**
 * Replaces the current bundle if a file of the new one differs: what a Lambda loads is not in `index.mjs` itself.
 * @param next folder of the new bundle
 * @param target folder of the current bundle
 * @returns whether it was replaced
 */
export function replaceIfChanged(next: string, target: string): boolean {
  const files = readdirSync(next, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(next, file)).isFile(),
  );
  const isCurrent = (file: string) => {
    const current = path.join(target, file);
    return existsSync(current) && readFileSync(current).equals(readFileSync(path.join(next, file)));
  };
  if (files.every(isCurrent)) return false;
  // Files that the bundle imports or reads come before the bundle itself; files of the old one are kept for
  // environments that still run.
  const parts = files.filter((file) => file !== 'index.mjs');
  for (const file of [...parts, 'index.mjs']) {
    writeFileAtomically(path.join(target, file), readFileSync(path.join(next, file)));
  }
  return true;
}

/**
 * Builds everything again: the web apps, and the Lambdas, which contain the sites' renderers and asset names.
 * @returns how many files of the web apps changed
 */
export async function rebuildAll(root: string, cloud: Cloud): Promise<number> {
  await runScript(root, 'infra/build.ts', { options: ['--web'] });
  // New assets come before the pages that refer to them.
  const files = cloud.upload();
  await rebuildFunctions(root, cloud);
  noteBuilt(root);
  return files;
}
