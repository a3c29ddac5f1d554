import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awsClient, callLimitsOf } from './aws-client';

let server: Server;
let asked: number;

beforeEach(async () => {
  asked = 0;
  server = createServer(() => {
    asked += 1; // never responds
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const place = () => ({
  region: 'eu-west-1',
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
});

test('gives up on a service that accepts a request and never responds, after the allowed attempts', async () => {
  const lambda = awsClient(LambdaClient, { attempts: 2, timeoutMs: 400 }, place());
  const call = lambda.send(new InvokeCommand({ FunctionName: 'jobs' }));
  await expect(call).rejects.toThrow('exceeded the configured 400 ms');
  // On a busy machine the server may receive the request only now.
  await expect.poll(() => asked).toBe(2);
  lambda.destroy();
});

test('makes a single attempt where a request must not be repeated', async () => {
  const dynamo = awsClient(DynamoDBClient, { attempts: 1, timeoutMs: 400 }, place());
  const call = dynamo.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: '1' } } }));
  await expect(call).rejects.toThrow('exceeded the configured 400 ms');
  // On a busy machine the server may receive the request only now.
  await expect.poll(() => asked).toBe(1);
  dynamo.destroy();
});

test("ends all attempts together before the Lambda's timeout", () => {
  const longest = ({ attempts, timeoutMs }: { attempts: number; timeoutMs: number }) => attempts * timeoutMs;
  const { imageWidths, ...others } = callLimitsOf;
  // Jobs have 29 seconds, the areas 20.
  expect(longest(imageWidths)).toBeLessThan(29_000);
  for (const patience of Object.values(others)) expect(longest(patience)).toBeLessThanOrEqual(20_000);
});
