import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));

/** TypeScript as one module for plain Node: a loader would take longer to start than what these tests measure. */
export function bundleForNode(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs such a module in a process of its own. */
export function spawnModule(code: string, env: Record<string, string>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    cwd: here,
    env: { ...process.env, ...env },
  });
  child.stdin.end(code);
  return child;
}
