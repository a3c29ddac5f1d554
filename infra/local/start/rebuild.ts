import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { noteBuilt } from '../build/prepare';
import { runScript } from '../build/run-script';
import type { Cloud } from '../cloud';
import { writeFileAtomically } from '../stand-ins/atomic-file';

/**
 * Bundles the Lambdas beside the ones in use and replaces those that changed, so that a request meanwhile finds the
 * old bundle or the new one.
 * @param bundles those that a change may have touched, or all @returns the names of those that changed
 */
export async function rebuildFunctions(
  root: string,
  cloud: Cloud,
  bundles?: readonly string[],
): Promise<string[]> {
  // The bundler is loaded when it is needed: a start without a change does without it.
  const { buildFunctions } = await import('../../build-functions');
  const next = path.join(root, '.cache/functions-next');
  await buildFunctions({ output: next, bundles });
  const inUse = path.join(root, 'dist/functions');
  const changed = readdirSync(next).filter((name) =>
    replaceIfChanged(path.join(next, name), path.join(inUse, name)),
  );
  rmSync(next, { recursive: true, force: true });
  cloud.reload((directory) => changed.includes(path.basename(directory)));
  return changed;
}

/**
 * Puts a bundle in the place of the one in use, where it is another.
 * @param next folder of the new bundle @param target folder of the one in use @returns whether it was another
 */
export function replaceIfChanged(next: string, target: string): boolean {
  const [bundle, current] = [path.join(next, 'index.mjs'), path.join(target, 'index.mjs')];
  if (existsSync(current) && readFileSync(current).equals(readFileSync(bundle))) return false;
  // What the bundle imports or reads before the bundle itself; what only the old one does stays for copies that still run.
  const files = readdirSync(next, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file !== 'index.mjs' && statSync(path.join(next, file)).isFile(),
  );
  for (const file of [...files, 'index.mjs']) {
    writeFileAtomically(path.join(target, file), readFileSync(path.join(next, file)));
  }
  return true;
}

/**
 * Builds everything again: the web apps, and the Lambdas, which hold the sites' renderers and asset names.
 * @returns how many files of the web apps changed
 */
export async function rebuildAll(root: string, cloud: Cloud): Promise<number> {
  await runScript(root, 'infra/build.ts', { options: ['--web'] });
  // New assets before the pages that name them.
  const files = cloud.upload();
  await rebuildFunctions(root, cloud);
  noteBuilt(root);
  return files;
}
