import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another running process uses the directory; the message is for the user. */
export class DirectoryInUse extends Error {
  constructor(directory: string, processId: number) {
    super(
      `${directory} is in use by another Galley (process ${processId}). Stop it, or give this one a directory of its own with --data.`,
    );
    this.name = 'DirectoryInUse';
  }
}

/**
 * Locks a data directory for this process.
 * @returns releases the lock
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) throw new DirectoryInUse(directory, owner);
    // The process that wrote it was killed.
    rmSync(file, { force: true });
  }
}

/** Whether a process of this machine is running. */
export function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
