import { spawn } from 'node:child_process';

/** Runs a command to its end. @throws with its output where it fails */
export function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (part: Buffer) => {
      printed += part.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}`));
    });
  });
}
