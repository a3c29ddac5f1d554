import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshBundle } from '@galley/infra/local/build/bundle-program.mjs';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyCheckout } from '../support/copy-checkout';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'galley-checkouts-'));
const original = join(folder, 'original');
const copy = join(folder, 'the copy');
/** A file that `--fresh` deletes, in the data of the original. */
const kept = join('.local', 's3', 'kept');
const running: ChildProcess[] = [];

beforeAll(async () => {
  await prepareAssembly({ root });
  copyCheckout(root, original, [
    'dist',
    '.cache/cdk.out',
    '.cache/prepared.json',
    'public-web/src/generated',
  ]);
  // Whatever a start notes is there before the checkout is copied.
  await freshBundle(original, 'infra/local/start.ts');
  mkdirSync(dirname(join(original, kept)), { recursive: true });
  writeFileSync(join(original, kept), 'of the original');
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

async function freeBase(): Promise<number> {
  for (let base = 21_000; ; base += 400) {
    const free = await Promise.all([base, base + 100, base + 200].map(isFree));
    if (free.every(Boolean)) return base;
  }
}
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Runs `npm start` there; resolves when it reports that it is ready. */
function start(checkout: string, base: number, ...options: string[]): Promise<string> {
  const child = spawn(process.execPath, ['infra/start.mjs', '--no-seed', '--no-watch', ...options], {
    cwd: checkout,
    env: { ...process.env, PORT_BASE: String(base) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (data: string) => {
        said += data;
        if (/ s {2}ready$/m.test(said)) resolve(said);
      });
    }
    child.on('exit', () => reject(new Error(`It did not start: ${said}`)));
  });
}

it('starts with its own data in a copied folder, and beside the original', async () => {
  const base = await freeBase();
  const said = await start(copy, base, '--fresh');
  expect(said).toContain('emptied .local');
  expect(existsSync(join(copy, kept))).toBe(false);
  expect(readFileSync(join(original, kept), 'utf8')).toBe('of the original');

  await start(original, await freeBase());
  expect(readFileSync(join(original, kept), 'utf8')).toBe('of the original');
  for (const child of running) expect(child.exitCode).toBeNull();
  expect((await fetch(`http://localhost:${base}/login`)).status).toBe(200);
  expect(existsSync(join(copy, '.local', 'lock'))).toBe(true);
  expect(existsSync(join(original, '.local', 'lock'))).toBe(true);
});

it('keeps no path of the original folder in what it caches or builds', () => {
  const named = ['.cache', 'dist'].flatMap((made) =>
    [...filesIn(join(original, made))].filter((file) => {
      const content = readFileSync(file, 'latin1');
      // Where packages are linked, a path from here leads out of the checkout; it is not absolute.
      return [original, root.replace(/\/$/, '')].some((path) =>
        new RegExp(`(?<![.\\w])${path}`).test(content),
      );
    }),
  );
  expect(named).toEqual([]);
});

function* filesIn(directory: string): Generator<string> {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else yield file;
  }
}
