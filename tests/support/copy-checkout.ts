import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies what a clone would have: tracked files as they are in the working tree, and new ones that are not ignored. */
export function copySources(root: string, to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  copyPaths(root, to, listed.toString().split('\0').filter(Boolean));
}

function copyPaths(root: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(to, path), { recursive: true });
  }
}

/**
 * Copies a checkout, as it is in the working tree, into another folder. Packages of others are linked; the product's
 * own are the copy's.
 * @param built which of the built files and folders go with the sources, as paths below `root`
 */
export function copyCheckout(root: string, to: string, built: readonly string[]): void {
  copySources(root, to);
  copyPaths(root, to, built);
  const packages = join(to, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const installed = join(root, 'node_modules', name);
    // What vitest and other tools keep there is written by each checkout for itself.
    if (name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name)) continue;
    if (name === '@galley') {
      cpSync(installed, join(packages, name), { recursive: true, verbatimSymlinks: true });
    } else symlinkSync(installed, join(packages, name));
  }
}
