import { spawn } from 'node:child_process';

/** What a script printed; the message is for the user as it is. */
export class ScriptFailed extends Error {}

/**
 * Runs a TypeScript file of the repository as a process of its own.
 * @throws ScriptFailed with what it printed
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
