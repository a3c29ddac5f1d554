import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach } from 'vitest';
import { AccessDenied, type AwsCall, type ObservedCall } from '../../stand-in';
import type { DynamoStandIn } from '../dynamo-stand-in';
import { createTestTable, keyOf, startTestDynamo, tableName } from './test-client';

export let dynamo: DynamoStandIn;
export let client: DynamoDBClient;
export let inProcess: DynamoDBClient;
export const calls: AwsCall[] = [];
export const observed: ObservedCall[] = [];
/** Values that a test may set. */
export const given = { isDenied: (_call: AwsCall) => false as boolean, now: undefined as number | undefined };

export const put = (sk: string, more: object = {}) =>
  new PutItemCommand({ TableName: tableName, Item: { ...keyOf(sk), ...more } });

/** Creates a stand-in with an empty table for each test. */
export function startDynamoPerTest(): void {
  beforeEach(async () => {
    given.isDenied = () => false;
    given.now = undefined;
    ({
      dynamo,
      overHttp: client,
      inProcess,
    } = await startTestDynamo({
      now: () => given.now ?? Date.now(),
      authorize(call) {
        calls.push(call);
        if (given.isDenied(call)) throw new AccessDenied(call);
      },
      observe: (call) => observed.push(call),
    }));
    await client.send(createTestTable());
    calls.length = 0;
    observed.length = 0;
  });
  afterEach(async () => {
    client.destroy();
    await dynamo.stop();
  });
}
