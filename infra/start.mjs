// `npm start`. Plain JavaScript without dependencies, because it runs before anything is installed: it checks Node,
// installs the packages where that is missing or was broken off, and hands over to local/start.ts.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { whatIsMissing } from './local/build/installation.mjs';

const lowestNode = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < lowestNode[0] || (major === lowestNode[0] && minor < lowestNode[1])) {
  fail(
    `Galley needs Node ${lowestNode.join('.')} or newer; this is ${process.version}. ` +
      'Install a newer one from https://nodejs.org (or "nvm install 22") and run npm start again.',
  );
}

const missing = whatIsMissing(root);
if (missing) {
  console.log(`Installing the packages, since ${missing} (npm ci; about half a minute) ...`);
  const started = Date.now();
  const npm = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) fail('The packages could not be installed. Run "npm ci" and look at what it says.');
  const still = whatIsMissing(root);
  if (still) fail(`npm ci ended well, but ${still}. Delete the folder node_modules and run "npm ci".`);
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

// Lambda runs in UTC, and so does everything here.
process.env.TZ = 'UTC';
const { register } = await import('tsx/esm/api');
register({ tsconfig: path.join(root, 'tsconfig.json') });
const { startGalley } = await import(pathToFileURL(path.join(root, 'infra/local/start.ts')).href);
await startGalley(process.argv.slice(2));
