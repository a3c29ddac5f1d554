// What must be there before anything of the project can run: Node and the packages. Plain JavaScript without imports
// of packages, since it runs before they are installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19];

/** Ends the process with a sentence where Node is too old. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOldEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isOldEnough) return;
  console.error(
    `Galley needs Node ${oldestNode.join('.')} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

/** Installs the packages where they are missing, older than the lock file, or were left half-finished. */
export async function ensureInstalled(say = console.log) {
  const problem = whatIsMissing();
  if (!problem) return;
  say(`installing packages (${problem})`);
  // From the cache first: after the first time this works without a network.
  const status = await npm(['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  const left = whatIsMissing();
  if (status === 0 && !left) return;
  console.error(
    `The packages could not be installed (${left ?? `npm ended with ${status}`}). Check the network, delete node_modules and try again.`,
  );
  process.exit(1);
}

/** The first sign that the packages are not those of the lock file, as words; undefined where all is well. */
export function whatIsMissing(folder = root) {
  const kept = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) {
    return existsSync(join(folder, 'node_modules'))
      ? 'an installation was not finished'
      : 'none are installed';
  }
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(kept);
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (path === '' || !path.includes('node_modules/') || link) continue;
    if (optional && !installed[path]) continue; // for another platform
    if (installed[path]?.version !== version)
      return `${path.replace(/^.*node_modules\//, '')} is not ${version}`;
    if (!optional && !existsSync(join(folder, path, 'package.json'))) return `${path} is not whole`;
  }
  return undefined;
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
