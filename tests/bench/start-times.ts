import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCheckout, copySources } from '../support/copy-checkout';
import { repeated } from './figures';
import type { Group } from './row';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start` in new copies of the repository, and once more in one of them. npm's cache is warm. */
export const startTimes: Group = {
  name: 'start times',
  async measure(onProgress) {
    const portBase = await freePortBase();
    const secondsIn = (clone: string) => secondsToReady(clone, portBase, onProgress);
    const installed = await inNewFolder((clone) => {
      copySources(root, clone);
      return secondsIn(clone);
    });
    const first = await repeated(() =>
      inNewFolder((clone) => {
        copyCheckout(root, clone, []);
        return secondsIn(clone);
      }),
    );
    const second = await inNewFolder(async (clone) => {
      copyCheckout(root, clone, []);
      await secondsIn(clone);
      return repeated(() => secondsIn(clone));
    });
    const note = 'builds, synthesises, writes the demo sites';
    return [
      { name: 'start with the installation', value: installed, unit: 's', target: 90, note: 'one run' },
      { name: 'first start after the installation', ...first, unit: 's', target: 12, note },
      { name: 'second start', ...second, unit: 's', target: 8 },
    ];
  },
};

async function inNewFolder<Measured>(measure: (folder: string) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-clone-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The time until it reports that it is ready; then it is stopped as with Ctrl-C. @throws where it ends before that
 */
function secondsToReady(cwd: string, portBase: number, onProgress: (line: string) => void): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/start.mjs'], {
      cwd,
      env: { ...process.env, PORT_BASE: String(portBase) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let seconds: number | undefined;
    const keep = (part: Buffer) => {
      for (const line of part.toString().split('\n')) if (/^ +[\d.]+ s /.test(line)) onProgress(line.trim());
      printed += part.toString();
      if (seconds !== undefined || !/ s {2}ready\b/.test(printed)) return;
      seconds = (performance.now() - begun) / 1000;
      child.kill('SIGINT');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (seconds !== undefined) resolve(seconds);
      else reject(new Error(`npm start ended with ${code} before it was ready:\n${printed}`));
    });
  });
}

/** A number n for which n, n + 100 and n + 200 are free ports. */
async function freePortBase(): Promise<number> {
  for (let base = 20_000; base < 30_000; base += 1_000) {
    const servers = await Promise.all([base, base + 100, base + 200].map(listening));
    for (const server of servers) server?.close();
    if (servers.every((server) => server)) return base;
  }
  throw new Error('No three ports are free');
}

function listening(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
