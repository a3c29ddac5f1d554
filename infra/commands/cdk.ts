import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stage } from '../stage';
import { CommandFailed } from './failures';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The CLI of this project; `npx cdk` might find another one. */
const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json')),
  'bin/cdk',
);

/** Where a synthesised app is kept between its review and its deployment. */
export const assemblyOf = (stage: Stage) => path.join(root, '.cache', `cdk.out-${stage.name}`);

/**
 * Runs the CLI with these arguments.
 * @throws CommandFailed where it fails, which it has already explained
 */
export type RunCdk = (args: readonly string[]) => Promise<void>;

/** Builds and synthesises the app of a stage. `cdk.json` says how to build. */
export async function synthesise(stage: Stage, run: RunCdk): Promise<void> {
  // The CLI keeps templates of an earlier synth, such as those of a deleted company.
  rmSync(assemblyOf(stage), { recursive: true, force: true });
  await run(['synth', '--quiet', '--context', `stage=${stage.name}`, '--output', assemblyOf(stage)]);
}

/** Makes a command use the synthesised app; otherwise the CLI would build it again. */
export const ofAssembly = (stage: Stage) => ['--app', assemblyOf(stage), '--build', 'node -e 0'];

/** Runs the CLI on this terminal. */
export function runCdk(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // A folder without cdk.json, so that the account is bootstrapped without building an app.
    const cwd = args[0] === 'bootstrap' ? tmpdir() : root;
    const child = spawn(process.execPath, [cli, ...args], { cwd, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      const how = signal ? `was ended by ${signal}` : `failed (exit code ${code})`;
      reject(
        new CommandFailed(
          `"cdk ${args[0]}" ${how}; the lines above say why. Run the command again to go on.`,
        ),
      );
    });
  });
}
