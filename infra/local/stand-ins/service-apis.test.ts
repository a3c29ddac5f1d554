import {
  CloudFrontClient,
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterEach, describe, expect, test } from 'vitest';
import { type CloudFrontApi, startCloudFrontApi } from './cloudfront-api';
import { startLambdaApi, UnknownFunction } from './lambda-api';
import { startSecretsApi } from './secrets-api';
import { AccessDenied, type AwsCall, type StandIn } from './stand-in';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const common = (endpoint: string) => ({
  region: 'eu-west-1',
  endpoint,
  credentials: { accessKeyId: 'ROLE', secretAccessKey: 'x' },
  maxAttempts: 1,
});

const deny = (call: AwsCall) => {
  throw new AccessDenied(call);
};

describe('the Lambda API', () => {
  const invocations: unknown[][] = [];

  async function start(authorize?: (call: AwsCall) => void) {
    invocations.length = 0;
    const api = await startLambdaApi({
      authorize,
      async invoke(name, payload, type) {
        invocations.push([name, payload, type]);
        if (name === 'missing') throw new UnknownFunction(name);
        if (name === 'broken') throw new TypeError('no such page');
        if (name === 'big') return 'x'.repeat(7 * 1024 * 1024);
        return { echoed: payload };
      },
    });
    const client = new LambdaClient(common(api.endpoint));
    stops.push(api.stop, () => client.destroy());
    return (FunctionName: string, payload: unknown, InvocationType: 'Event' | 'RequestResponse') =>
      client.send(new InvokeCommand({ FunctionName, InvocationType, Payload: JSON.stringify(payload) }));
  }

  test('answers with the result of a function, by name or by ARN', async () => {
    const invoke = await start();
    const answer = await invoke('jobs', { n: 1 }, 'RequestResponse');
    expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toEqual({ echoed: { n: 1 } });
    await invoke('arn:aws:lambda:eu-west-1:000000000000:function:jobs:live', {}, 'RequestResponse');
    expect(invocations.map(([name]) => name)).toEqual(['jobs', 'jobs']);
  });

  test('accepts an event', async () => {
    const invoke = await start();
    const answer = await invoke('jobs', { n: 1 }, 'Event');
    expect(answer.StatusCode).toBe(202);
    expect(invocations).toEqual([['jobs', { n: 1 }, 'Event']]);
  });

  test('tells a failing function, an unknown one, one too big in or out, and a forbidden one', async () => {
    const invoke = await start();
    const failed = await invoke('broken', {}, 'RequestResponse');
    expect(failed.FunctionError).toBe('Unhandled');
    expect(JSON.parse(failed.Payload?.transformToString() ?? '')).toMatchObject({
      errorType: 'TypeError',
      errorMessage: 'no such page',
    });
    await expect(invoke('missing', {}, 'Event')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(invoke('jobs', 'x'.repeat(300_000), 'Event')).rejects.toMatchObject({
      name: 'RequestTooLargeException',
    });
    expect((await invoke('big', {}, 'RequestResponse')).FunctionError).toBe('Unhandled');
    const forbidden = await start(deny);
    await expect(forbidden('jobs', {}, 'Event')).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('arn:aws:lambda:eu-west-1:000000000000:function:jobs'),
    });
    expect(invocations).toEqual([]);
  });
});

describe('the CloudFront API', () => {
  async function start(options: Parameters<typeof startCloudFrontApi>[0] = {}) {
    const api: CloudFrontApi = await startCloudFrontApi(options);
    const client = new CloudFrontClient(common(api.endpoint));
    stops.push(api.stop, () => client.destroy());
    const batch = (Items: string[], CallerReference = 'r1') => ({
      Paths: { Quantity: Items.length, Items },
      CallerReference,
    });
    return { api, client, batch };
  }

  test('records invalidations of distributions and of tenants', async () => {
    const told: string[] = [];
    const { api, client, batch } = await start({
      now: () => 5,
      onInvalidation: ({ targetId }) => told.push(targetId),
    });
    const { Invalidation } = await client.send(
      new CreateInvalidationCommand({ DistributionId: 'E1', InvalidationBatch: batch(['/a&b', '/c/*']) }),
    );
    expect(Invalidation?.InvalidationBatch?.Paths?.Items).toEqual(['/a&b', '/c/*']);
    await client.send(
      new CreateInvalidationForDistributionTenantCommand({ Id: 'dt_1', InvalidationBatch: batch(['/*']) }),
    );
    expect(api.invalidations()).toMatchObject([
      { id: Invalidation?.Id, kind: 'distribution', targetId: 'E1', paths: ['/a&b', '/c/*'], at: 5 },
      { kind: 'distribution-tenant', targetId: 'dt_1', paths: ['/*'], callerReference: 'r1' },
    ]);
    expect(told).toEqual(['E1', 'dt_1']);
  });

  test('takes the same reference once, and refuses it for other paths', async () => {
    const { api, client, batch } = await start();
    const create = (paths: string[]) =>
      client.send(new CreateInvalidationCommand({ DistributionId: 'E1', InvalidationBatch: batch(paths) }));
    await create(['/a']);
    await create(['/a']);
    await expect(create(['/b'])).rejects.toMatchObject({ name: 'InvalidArgument' });
    expect(api.invalidations()).toHaveLength(1);
  });

  test('refuses a wrong path, an unknown distribution and a caller without permission', async () => {
    const first = await start({ exists: (_kind, id) => id === 'E1' });
    const create = ({ client, batch }: typeof first, DistributionId: string, path: string) =>
      client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch: batch([path]) }));
    for (const path of ['a', '/a b', '/a*b', '/ü']) {
      await expect(create(first, 'E1', path)).rejects.toMatchObject({ name: 'InvalidArgument' });
    }
    await expect(create(first, 'E2', '/')).rejects.toMatchObject({ name: 'NoSuchDistribution' });
    const second = await start({ authorize: deny });
    await expect(create(second, 'E1', '/')).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(second.api.invalidations()).toEqual([]);
  });
});

describe('the Secrets Manager API', () => {
  const arn = 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:origin-AbCdEf';

  async function get(api: StandIn, SecretId: string) {
    const answer = await fetch(api.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'secretsmanager.GetSecretValue',
        authorization: `AWS4-HMAC-SHA256 Credential=ROLE/20260101/eu-west-1/secretsmanager/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
      },
      body: JSON.stringify({ SecretId }),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  test('gives a value by name, by ARN and by an ARN without its ending', async () => {
    const calls: AwsCall[] = [];
    const secrets = new Map([
      [arn, 'value'],
      ['plain', 'other'],
    ]);
    const api = await startSecretsApi({ secrets, authorize: (call) => calls.push(call) });
    stops.push(api.stop);
    for (const id of ['origin', arn, arn.slice(0, -7)]) {
      expect(await get(api, id)).toMatchObject({ SecretString: 'value', Name: 'origin', ARN: arn });
    }
    expect((await get(api, 'plain')).SecretString).toBe('other');
    expect((await get(api, 'nothing')).__type).toBe('ResourceNotFoundException');
    expect(calls[0]).toMatchObject({ action: 'secretsmanager:GetSecretValue', resource: arn });
  });

  test('gives nothing to a caller without permission', async () => {
    const api = await startSecretsApi({ secrets: new Map([[arn, 'value']]), authorize: deny });
    stops.push(api.stop);
    expect(await get(api, arn)).toMatchObject({ __type: 'AccessDeniedException' });
  });
});
