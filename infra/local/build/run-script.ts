import { spawn } from 'node:child_process';

/** Contains the script's output; the message can be shown to the user unchanged. */
export class ScriptFailed extends Error {}

/**
 * Runs a TypeScript file of the repository as a separate process.
 * @throws ScriptFailed with its output
 */
export function runScript(
  root: string,
  file: string,
  { environment = {}, options = [] }: { environment?: NodeJS.ProcessEnv; options?: string[] } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => printed.push(part));
    child.stderr.on('data', (part: Buffer) => printed.push(part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new ScriptFailed(
            `${file} failed (${signal ?? code}):\n${Buffer.concat(printed).toString().trim()}`,
          ),
        );
    });
  });
}
