import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watchCoreSeconds } from './core-seconds.mjs';

const work = 'while (process.cpuUsage().user < 100_000) for (let sum = 0; sum < 1_000_000; ) sum += 1;';

it('counts what a child works, and what the child of a child works that it waited for', async () => {
  const inside = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}]);`;
  const child = spawn(process.execPath, ['-e', `${work} ${inside}`]);
  const end = watchCoreSeconds(child.pid ?? 0);
  await once(child, 'exit');
  // Other systems do not say it.
  expect(end()).toBeGreaterThanOrEqual(process.platform === 'linux' ? 0.2 : 0);
});
