import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import type { Group } from './row';
import { run } from './run-command';
import { secondsAgainIfOver } from './seconds';

const root = fileURLToPath(new URL('../..', import.meta.url));

const target = 10;

/** `cdk synth` of what is built already, as a developer runs it. */
export const synthTime: Group = {
  name: 'synth time',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const value = await secondsAgainIfOver(target, synthesise, onProgress);
    return [
      { name: 'synth', value, unit: 's', target, note: 'cdk synth without the build, with validation' },
    ];
  },
};

async function synthesise(): Promise<number> {
  const output = mkdtempSync(join(tmpdir(), 'galley-synth-'));
  try {
    const begun = performance.now();
    // `--build true` puts a command that does nothing in the place of the build.
    const cdk = join(root, 'node_modules/.bin/cdk');
    await run(cdk, ['synth', '--quiet', '--build', 'true', '--output', output], { cwd: root });
    return (performance.now() - begun) / 1000;
  } finally {
    rmSync(output, { recursive: true });
  }
}
