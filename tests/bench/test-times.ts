import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, millisecondsOf, repeated } from './figures';
import type { Group } from './row';
import { run } from './run-command';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = join(root, 'node_modules/.bin/vitest');
const watched = join(root, 'shared/friendly-url.test.ts');

/** How long a developer waits for tests. */
export const testTimes: Group = {
  name: 'test times',
  async measure(onProgress) {
    const secondsOf = async (program: string, args: string[]) =>
      (await millisecondsOf(() => run(program, args, { cwd: root }))) / 1_000;
    const unit = await repeated(() => secondsOf(vitest, ['run', '--project', 'unit']));
    onProgress('the unit tests have run');
    const check = await repeated(() => secondsOf(process.execPath, ['tests/run.mjs', '--check']));
    onProgress('the quick checks have run');
    return [
      { name: 'unit tests', ...unit, unit: 's', target: 10 },
      { name: 'npm run check', ...check, unit: 's', target: 25 },
      { name: 'one test in watch mode', ...(await secondsInWatchMode()), unit: 's', target: 2 },
    ];
  },
};

/** From a change of a test's file until its result is printed. */
async function secondsInWatchMode(): Promise<Figure> {
  const child = spawn(vitest, ['watch', '--project', 'unit', watched], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let reported: () => void = () => {};
  const nextResult = () => new Promise<void>((resolve) => (reported = resolve));
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
    if (!/Duration/.test(printed)) return;
    printed = '';
    reported();
  });
  try {
    await nextResult();
    return await repeated(async () => {
      const result = nextResult();
      const milliseconds = await millisecondsOf(() => {
        utimesSync(watched, new Date(), new Date());
        return result;
      });
      return milliseconds / 1_000;
    });
  } finally {
    child.kill();
  }
}
