import { rmSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '../data/directory-lock';

/** The contents of the laptop cloud's data directory. */
const contents = [
  'dynamodb',
  's3',
  'mail',
  'cognito',
  'secrets.json',
  'provisioned.json',
  'demo.json',
  'functions.log',
  'functions.log.1',
];

/**
 * Deletes what an earlier start left, and nothing else in the directory.
 * @throws DirectoryInUse
 */
export function emptyData(directory: string): void {
  const unlock = lockDirectory(directory);
  try {
    for (const name of contents) rmSync(path.join(directory, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
}
