// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The minimum for starting: the TypeScript loader and the bundler with its binary. */
const neededFiles = ['node_modules/tsx/package.json', 'node_modules/esbuild/bin/esbuild'];

/**
 * Compares npm's record of the last install with the lockfile. npm writes the record last, so after an
 * interrupted install there is none, or an older one.
 * @param {string} root the repository
 * @returns {string | undefined} half a sentence about what is missing; undefined when nothing is
 */
export function findMissingPackages(root) {
  const noteFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(path.join(root, 'node_modules'))) return 'there are none yet';
  if (!existsSync(noteFile)) return 'an earlier installation was broken off';
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(noteFile);
  for (const [name, { version, link, optional, devOptional, peer, resolved }] of Object.entries(wanted)) {
    if (!name.includes('node_modules/')) continue;
    const found = installed[name];
    // The lockfile contains packages for other processors and systems, which are not installed.
    if (!found && (optional || devOptional || peer)) continue;
    if (!found) return `${shortName(name)} is missing`;
    if (link ? found.resolved !== resolved : found.version !== version) {
      return `${shortName(name)} is not the version of the lockfile`;
    }
    if (!optional && !devOptional && !existsSync(path.join(root, name)))
      return `${shortName(name)} is missing`;
  }
  const file = neededFiles.find((needed) => !existsSync(path.join(root, needed)));
  return file ? `${file} is missing` : undefined;
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
const shortName = (name) => name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length);
