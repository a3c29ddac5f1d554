import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Not sources: the builds themselves write `generated`. */
const ignoredFolders = ['node_modules', 'dist', 'generated', '.cache', 'cdk.out', 'test-results'];

/** A hash of names and contents of files and folders. Tests are excluded, because no build contains them. */
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
