import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Written by installs and builds; they contain no sources. */
const ignoredFolders = ['node_modules', 'dist', 'generated'];
const ignoredFiles = /\.test\.tsx?$|~$|\.tmp$|\.sw[px]$|^\./;

/**
 * Watches a folder and its subfolders. On Linux, Node's own recursive watch ends the process when a folder
 * disappears while it is being read, which installs and builds cause all the time.
 * @param onChange called for every change of a source file
 * @returns stops it
 */
export function watchFolder(root: string, onChange: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string) => {
    if (watchers.has(folder)) return;
    let names: string[];
    try {
      names = foldersIn(folder);
      const watcher = watch(folder, (event, name) => {
        if (!name || ignoredFolders.includes(name)) return;
        // A folder was created or deleted.
        if (event === 'rename') refresh(folder);
        if (!ignoredFiles.test(name) && path.extname(name)) onChange(path.join(folder, name));
      });
      watcher.on('error', () => drop(folder));
      watchers.set(folder, watcher);
    } catch (error) {
      // It was deleted before it could be watched; its parent's watcher reports when it comes back.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for (const name of names) add(path.join(folder, name));
  };
  const refresh = (folder: string) => {
    drop(folder);
    add(folder);
  };

  add(root);
  return () => {
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !ignoredFolders.includes(entry.name) && !entry.name.startsWith('.'),
    )
    .map(({ name }) => name);
