import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));

/** CommonJS modules need `require`, which a module does not have. */
const requireOfScripts =
  "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');";

/**
 * Bundles TypeScript into one module for plain Node, including packages: a loader, or resolving their hundred
 * files, would take longer than what these tests measure.
 */
export function bundleForNode(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: requireOfScripts },
    // It has a native binary beside it.
    external: ['classic-level'],
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs such a module in a separate process. */
export function spawnModule(code: string, env: Record<string, string>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    cwd: here,
    env: { ...process.env, ...env },
  });
  child.stdin.end(code);
  return child;
}
