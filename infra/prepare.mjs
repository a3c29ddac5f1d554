// The requirements for running anything of the project: Node and the packages. Plain JavaScript without
// dependencies, since it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findMissingPackages } from './local/build/installation.mjs';

const lowestNode = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Exits with a message where Node is too old. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return;
  fail(
    `Galley needs Node ${lowestNode.join('.')} or newer; this is ${version}. ` +
      'Install a newer one from https://nodejs.org (or "nvm install 22") and try again.',
  );
}

/** Installs the packages where they are missing, older than the lockfile, or only partly installed. */
export function ensureInstalled() {
  const missing = findMissingPackages(root);
  if (!missing) return;
  console.log(`Installing the packages, since ${missing} (npm ci; about half a minute) ...`);
  const started = Date.now();
  // Prefers the cache, so that a repeated installation works without a network.
  const npm = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) fail('The packages could not be installed. Run "npm ci" and look at what it says.');
  const still = findMissingPackages(root);
  if (still) fail(`npm ci ended well, but ${still}. Delete the folder node_modules and run "npm ci".`);
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
