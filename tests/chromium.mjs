// Finds Chromium for the browser tests, or installs one: the system's, else Debian's package, else Playwright's own.
// A headless build is preferred: it renders the same pages with two thirds of the work.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/**
 * Returns the path of a Chromium, or '' where Playwright's own is to be used. Throws a sentence where none is
 * available.
 */
export function findChromium(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = systemPaths.find((path) => existsSync(path));
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('no Chromium found: installing Debian’s package');
    run('apt-get', ['update']);
    const installed = ['chromium-headless-shell', 'chromium'].find((name) =>
      run('apt-get', ['install', '-y', name]),
    );
    if (installed) return `/usr/bin/${installed}`;
  }
  say('no Chromium found: installing Playwright’s');
  if (run('npx', ['playwright', 'install', '--only-shell', 'chromium'])) return '';
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
}
