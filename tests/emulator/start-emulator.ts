import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('emulator.py', import.meta.url));
const longestStartMs = 60_000;

export interface Emulator {
  /** Where all services of the emulated AWS answer. */
  url: string;
  /** What makes the AWS SDK, the CDK CLI and Galley's commands use it. */
  environment: Record<string, string>;
  stop(): void;
}

/** @param log the file for what the emulator and the Lambdas in it write */
export async function startEmulator(python: string, region: string, log: string): Promise<Emulator> {
  const port = await freePort();
  // By its number: the SDK then names buckets in the path, and no name has to be resolved.
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(python, [program], {
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      MINISTACK_HOST: '127.0.0.1',
      MINISTACK_REGION: region,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = createWriteStream(log);
  child.stdout.pipe(written, { end: false });
  child.stderr.pipe(written, { end: false });
  process.on('exit', () => child.kill());
  await waitUntilReady(child, url, log);
  return {
    url,
    environment: {
      AWS_ENDPOINT_URL: url,
      AWS_ACCESS_KEY_ID: 'emulator',
      AWS_SECRET_ACCESS_KEY: 'emulator',
      AWS_REGION: region,
      AWS_DEFAULT_REGION: region,
    },
    stop: () => child.kill(),
  };
}

async function waitUntilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const end = Date.now() + longestStartMs;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${url}/_ministack/health`).catch(() => undefined);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`The emulator did not start; ${log} says why.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
