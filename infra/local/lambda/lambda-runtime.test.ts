import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionDefinition } from '../assembly/functions';
import { LambdaRuntime } from './lambda-runtime';

let directory: string;
let runtime: LambdaRuntime;
const bundle = (name: string, code: string) => writeFileSync(path.join(directory, `${name}.mjs`), code);

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lambda-runtime-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
afterEach(() => runtime.stop());

function start(
  name: string,
  code: string,
  more: Partial<FunctionDefinition> = {},
  { retryDelaysMs = [1], patienceMs = 0 } = {},
) {
  bundle(name, code);
  const lines: string[] = [];
  runtime = new LambdaRuntime({
    functions: [
      {
        id: `Stack.${name}`,
        key: name,
        functionName: name,
        arn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
        roleName: `${name}-role`,
        directory,
        entry: path.join(directory, `${name}.mjs`),
        exportName: 'handler',
        timeoutMs: 5_000,
        memoryMb: 128,
        asyncRetries: 2,
        asyncMaxAgeMs: 60_000,
        environment: () => ({
          TABLE_NAME: 'galley',
          NODE_OPTIONS: '--enable-source-maps',
          SITE: 'https://aws',
        }),
        ...more,
      },
    ],
    region: 'eu-west-1',
    endpoints: () => ({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' }),
    secretAccessKey: 'secret',
    replaced: () => ({ SITE: 'http://localhost', OTHER: 'x' }),
    retryDelaysMs,
    patienceMs,
    onLog: ({ line }) => lines.push(line),
  });
  return lines;
}

describe('a Lambda function on the laptop', () => {
  it('sees only its own environment, its role as the caller and the replaced endpoints', async () => {
    process.env.GALLEY_RUNNER_ONLY = 'yes';
    start('environment', 'export const handler = async () => process.env;');
    const seen = (await runtime.call('environment', {})) as Record<string, string>;
    delete process.env.GALLEY_RUNNER_ONLY;
    expect(seen).toMatchObject({
      TABLE_NAME: 'galley',
      AWS_ACCESS_KEY_ID: 'environment-role',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      SITE: 'http://localhost',
    });
    expect(seen).not.toHaveProperty('OTHER');
    expect(seen).not.toHaveProperty('GALLEY_RUNNER_ONLY');
    expect(seen).not.toHaveProperty('HOME');
  });

  it('returns a thrown error with its type and message, and keeps running', async () => {
    start(
      'throws',
      `export const handler = async (e) => { if (e.bad) throw new TypeError('no'); return 'fine'; };`,
    );
    const outcome = await runtime.invoke('throws', '{"bad":true}');
    expect(outcome.error).toMatchObject({ errorType: 'TypeError', errorMessage: 'no' });
    expect(await runtime.call('throws', {})).toBe('fine');
  });

  it('is killed after its timeout and handles the next event', async () => {
    start(
      'slow',
      'export const handler = (e) => e.hang ? new Promise((r) => setTimeout(r, 60000)) : "quick";',
      // Long enough for a busy machine to start the next instance.
      { timeoutMs: 3_000 },
    );
    const outcome = await runtime.invoke('slow', '{"hang":true}');
    expect(outcome.error?.errorMessage).toMatch(/Task timed out after 3.00 seconds/);
    expect(await runtime.call('slow', {})).toBe('quick');
  });

  it('is killed even in an endless loop', async () => {
    start('loop', 'export const handler = () => { for (;;); };', { timeoutMs: 300 });
    expect((await runtime.invoke('loop', '{}')).error?.errorType).toBe('Sandbox.Timedout');
  });

  it('survives an uncaught error outside of the handler', async () => {
    start(
      'uncaught',
      'export const handler = (e) => e.bad ? new Promise(() => setTimeout(() => { throw new RangeError("late"); })) : 1;',
    );
    expect((await runtime.invoke('uncaught', '{"bad":true}')).error?.errorType).toBe('RangeError');
    expect(await runtime.call('uncaught', {})).toBe(1);
  });

  it('rejects responses above 6 MB and events above the limits', async () => {
    start('large', 'export const handler = (e) => "x".repeat(e.length ?? 0);');
    const outcome = await runtime.invoke('large', JSON.stringify({ length: 6 * 1024 * 1024 }));
    expect(outcome.error?.errorType).toBe('Function.ResponseSizeTooLarge');
    expect(await runtime.call('large', { length: 6 * 1024 * 1024 - 2 })).toHaveLength(6 * 1024 * 1024 - 2);
    const event = JSON.stringify('x'.repeat(1024 * 1024));
    expect(() => runtime.invokeLater('large', event)).toThrow(/smaller than 1048576/);
    await expect(runtime.invoke('large', event.repeat(6))).rejects.toThrow(/smaller than 6291456/);
  });

  it('runs four events at once, each in its own instance, and the others after them', async () => {
    start(
      'parallel',
      `let running = 0, most = 0; export const handler = async () => {
         most = Math.max(most, ++running); await new Promise((r) => setTimeout(r, 30)); running--; return most; };`,
    );
    const started = Date.now();
    const most = await Promise.all(Array.from({ length: 12 }, () => runtime.call('parallel', {})));
    expect(most).toEqual(Array(12).fill(1));
    expect(Date.now() - started).toBeGreaterThan(80);
  });

  it('lets events wait for a busy instance, and starts another one after the given time', async () => {
    start(
      'patient',
      'let events = 0; export const handler = (e) => new Promise((r) => setTimeout(() => r(++events), e.ms));',
      { timeoutMs: 600_000 },
      { patienceMs: 1_000 },
    );
    const call = (ms: number) => runtime.call('patient', { ms });
    // On a busy machine an instance takes longer to start than an event waits for it.
    expect(await call(0)).toBe(1);
    expect(await Promise.all([call(20), call(20), call(20)])).toEqual([2, 3, 4]);
    // It is the first event of another instance, since the first instance is busy for longer.
    const busy = call(500_000).catch(() => 'stopped');
    expect(await call(20)).toBe(1);
    await runtime.stop();
    expect(await busy).toBe('stopped');
  });

  it('retries an asynchronous invocation as often as the template says', async () => {
    const lines = start(
      'flaky',
      `import { appendFileSync } from 'node:fs';
       export const handler = (e) => { appendFileSync(e.file, 'x'); throw new Error('never'); };`,
      { asyncRetries: 1 },
    );
    const file = path.join(directory, 'attempts');
    runtime.invokeLater('flaky', JSON.stringify({ file }));
    await expect.poll(() => lines.join('\n')).toMatch(/again in.*given up/s);
    await runtime.settled();
    expect(readFileSync(file, 'utf8')).toBe('xx');
  });

  it('reads a changed bundle after a reload', async () => {
    start('changing', 'export const handler = () => "old";');
    expect(await runtime.call('changing', {})).toBe('old');
    bundle('changing', 'export const handler = () => "new";');
    expect(await runtime.call('changing', {})).toBe('old');
    runtime.reload();
    expect(await runtime.call('changing', {})).toBe('new');
  });

  it('forwards its output line by line', async () => {
    const lines = start(
      'prints',
      'export const handler = () => { console.log("one"); console.error("two"); };',
    );
    await runtime.call('prints', {});
    await expect.poll(() => [...lines].sort()).toEqual(['one', 'two']);
  });

  it('reports that the bundle has no such export', async () => {
    start('empty', 'export const other = 1;');
    expect((await runtime.invoke('empty', '{}')).error).toMatchObject({
      errorType: 'Runtime.HandlerNotFound',
    });
  });
});
