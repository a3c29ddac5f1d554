import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Cloud } from '../cloud';
import { rebuildAll, rebuildFunctions } from './rebuild';
import { watchFolder } from './watch-folder';

/** Milliseconds to wait after a change, because editors write several files at once. */
const quietMs = 120;

/** The scope of a rebuild: `functions` bundles the Lambdas, `all` also builds the web apps. */
type Scope = 'functions' | 'all';

const watched: { folder: string; scope: Scope }[] = [
  { folder: 'functions', scope: 'functions' },
  { folder: 'shared', scope: 'all' },
  { folder: 'public-web', scope: 'all' },
  { folder: 'admin-web', scope: 'all' },
];

export interface WatchOptions {
  root: string;
  cloud: Cloud;
  /** The admin is served by Vite, which watches it itself. */
  hmr: boolean;
  onProgress: (line: string) => void;
}

/**
 * Rebuilds when a source file changes, one rebuild at a time.
 * @returns stops it
 */
export function watchSources({ root, cloud, hmr, onProgress }: WatchOptions): () => void {
  let pending: Scope | undefined;
  const changedFiles = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const run = async () => {
    if (isRunning || !pending) return;
    isRunning = true;
    const scope = pending;
    pending = undefined;
    const files = [...changedFiles];
    changedFiles.clear();
    const started = performance.now();
    try {
      const result =
        scope === 'all'
          ? `rebuilt everything, ${await rebuildAll(root, cloud)} files of the web apps changed`
          : await rebuildLambdas(root, cloud, files);
      onProgress(`${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      // The product keeps running with the last successful build.
      onProgress(`the rebuild failed: ${(error as Error).message}`);
    }
    isRunning = false;
    void run();
  };
  const changed = (scope: Scope, file: string) => {
    changedFiles.add(file);
    pending = pending === 'all' ? 'all' : scope;
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
  const closes = watched
    .filter(({ folder }) => !(hmr && folder === 'admin-web'))
    .map(({ folder, scope }) => watchFolder(path.join(root, folder), (file) => changed(scope, file)));
  return () => {
    clearTimeout(timer);
    for (const close of closes) close();
  };
}

async function rebuildLambdas(root: string, cloud: Cloud, files: string[]): Promise<string> {
  const folders = files.map(
    (file) => path.relative(path.join(root, 'functions'), file).split(path.sep)[0] ?? '',
  );
  // A bundle consists of its own folder and of the shared ones.
  const isShared = folders.some((folder) => !existsSync(path.join(root, 'functions', folder, 'handler.ts')));
  const names = await rebuildFunctions(root, cloud, isShared ? undefined : [...new Set(folders)]);
  return names.length > 0 ? `rebuilt ${names.join(', ')}` : 'nothing changed in the Lambdas';
}
