import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The emulator's release that `emulator.py` was written for. */
const emulatorVersion = '1.5.33';

/** @returns the Python program of this machine; undefined where there is none that can make an environment */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((program) => {
    try {
      execFileSync(program, ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 10))'], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Installs the emulator into an environment of its own, once.
 * @param folder where environments are kept, one for each release
 * @returns that environment's Python
 */
export function installEmulator(python: string, folder: string): string {
  const environment = join(folder, `ministack-${emulatorVersion}`);
  const installed = join(environment, 'bin/python');
  if (existsSync(join(environment, 'installed'))) return installed;
  // A run that was broken off left half of it.
  rmSync(environment, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync(python, ['-m', 'venv', environment], { stdio: 'inherit' });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  execFileSync(installed, [...install, `ministack==${emulatorVersion}`], { stdio: 'inherit' });
  mkdirSync(join(environment, 'installed'));
  return installed;
}
