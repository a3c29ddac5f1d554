import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessDenied, type ObservedCall, type StandIn } from '../stand-ins/stand-in';
import { startLambdaApi } from './lambda-api';
import { LambdaRuntime } from './lambda-runtime';

const arn = 'arn:aws:lambda:eu-west-1:000000000000:function:jobs';
const observed: ObservedCall[] = [];
let directory: string;
let runtime: LambdaRuntime;
let api: StandIn;
const client = (accessKeyId = 'pages-role') =>
  new LambdaClient({
    region: 'eu-west-1',
    endpoint: api.endpoint,
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts: 1,
  });
const invoke = (input: object, type: 'Event' | 'RequestResponse' = 'RequestResponse', key?: string) =>
  client(key).send(
    new InvokeCommand({
      FunctionName: 'jobs',
      InvocationType: type,
      Payload: Buffer.from(JSON.stringify(input)),
    }),
  );

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'lambda-api-'));
  const entry = path.join(directory, 'index.mjs');
  writeFileSync(
    entry,
    'export const handler = async (e) => { if (e.bad) throw new Error("bad"); return { got: e }; };',
  );
  runtime = new LambdaRuntime({
    functions: [
      {
        id: 'Stack.Jobs',
        key: 'jobs',
        functionName: 'jobs',
        arn,
        roleName: 'jobs-role',
        directory,
        entry,
        exportName: 'handler',
        timeoutMs: 5_000,
        memoryMb: 128,
        asyncRetries: 0,
        asyncMaxAgeMs: 60_000,
        environment: () => ({}),
      },
    ],
    region: 'eu-west-1',
    endpoints: () => ({}),
    secretAccessKey: 'local',
  });
  api = await startLambdaApi(runtime, {
    authorize(call) {
      if (call.accessKeyId !== 'pages-role') throw new AccessDenied(call);
    },
    observe: (call) => observed.push(call),
  });
});
afterAll(async () => {
  await api.stop();
  await runtime.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('Invoke', () => {
  it('returns what the function returns', async () => {
    const { Payload, FunctionError } = await invoke({ n: 1 });
    expect(FunctionError).toBeUndefined();
    expect(JSON.parse(Payload?.transformToString() ?? '')).toEqual({ got: { n: 1 } });
  });

  it('marks a function’s error', async () => {
    const { Payload, FunctionError } = await invoke({ bad: true });
    expect(FunctionError).toBe('Unhandled');
    expect(JSON.parse(Payload?.transformToString() ?? '')).toMatchObject({ errorMessage: 'bad' });
  });

  it('returns at once for an asynchronous event, which then runs', async () => {
    expect((await invoke({ n: 2 }, 'Event')).StatusCode).toBe(202);
    await runtime.settled();
    expect(observed.at(-1)).toMatchObject({
      action: 'lambda:InvokeFunction',
      resource: arn,
      accessKeyId: 'pages-role',
    });
  });

  it('rejects a caller without the grant, an unknown function and a payload above the limit', async () => {
    await expect(invoke({}, 'Event', 'stranger')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const unknown = client().send(new InvokeCommand({ FunctionName: 'nothing' }));
    await expect(unknown).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    const large = invoke({ text: 'x'.repeat(1024 * 1024) }, 'Event');
    await expect(large).rejects.toMatchObject({ name: 'RequestTooLargeException' });
  });
});
