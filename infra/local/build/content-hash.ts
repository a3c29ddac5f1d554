import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Not sources: `generated` is written by the builds themselves. */
const ignoredFolders = ['node_modules', 'dist', 'generated', '.cache', 'cdk.out', 'test-results'];

/** A hash over names and contents of files and folders. Tests do not count: they are in no build. */
export function contentHash(
  root: string,
  inputs: string[],
  isIgnored: (file: string) => boolean = () => false,
): string {
  const hash = createHash('sha256');
  const add = (name: string) => {
    const file = path.join(root, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || isIgnored(name)) return;
    if (stats.isFile()) {
      if (!/\.test\.tsx?$/.test(name)) hash.update(`${name}\0${stats.size}\0`).update(readFileSync(file));
      return;
    }
    for (const entry of readdirSync(file).sort()) {
      if (!ignoredFolders.includes(entry)) add(`${name}/${entry}`);
    }
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}
