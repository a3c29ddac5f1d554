import {
  BatchGetItemCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FaultKind } from '../stand-in';
import { createTestTable, keyOf, startTestDynamo, tableName } from './testing/test-client';

let started: Awaited<ReturnType<typeof startTestDynamo>>;
let next: FaultKind | undefined;

beforeEach(async () => {
  next = undefined;
  started = await startTestDynamo({
    fault() {
      const fault = next;
      next = undefined;
      return fault;
    },
  });
  await started.inProcess.send(createTestTable());
});

afterEach(async () => {
  started.overHttp.destroy();
  await started.dynamo.stop();
});

const TableName = tableName;
const put = (n: string, sk = 'A') => new PutItemCommand({ TableName, Item: { ...keyOf(sk), n: { N: n } } });
const read = async () =>
  (await started.inProcess.send(new GetItemCommand({ TableName, Key: keyOf('A') }))).Item?.n?.N;

describe.each(['overHttp', 'inProcess'] as const)('a fault, %s', (way) => {
  test('throttle fails before anything is done', async () => {
    next = 'throttle';
    await expect(started[way].send(put('1'))).rejects.toMatchObject({
      name: 'ProvisionedThroughputExceededException',
    });
    expect(await read()).toBeUndefined();
  });

  test('unavailable is an internal server error', async () => {
    next = 'unavailable';
    await expect(started[way].send(put('1'))).rejects.toMatchObject({
      name: 'InternalServerError',
      $metadata: { httpStatusCode: 500 },
    });
    expect(await read()).toBeUndefined();
  });

  test('lost-answer does the work and closes the connection', async () => {
    next = 'lost-answer';
    await expect(started[way].send(put('1'))).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await read()).toBe('1');
  });

  test('timeout never responds', async () => {
    next = 'timeout';
    const abort = new AbortController();
    const refused = expect(started[way].send(put('1'), { abortSignal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    // The call is given up only once it has arrived, or the next call would hit the fault.
    await expect.poll(() => next).toBeUndefined();
    abort.abort();
    await refused;
    expect(await read()).toBeUndefined();
  });

  test('conflict cancels a transaction, and does not affect single writes', async () => {
    const transaction = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName, Item: keyOf('A') } }, { Put: { TableName, Item: keyOf('B') } }],
    });
    next = 'conflict';
    await expect(started[way].send(transaction)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    next = 'conflict';
    await started[way].send(put('1'));
    expect(await read()).toBe('1');
  });

  test('torn-read returns one key of a batch in its former state, unless the read is consistent', async () => {
    await started[way].send(put('1', 'A'));
    await started[way].send(put('1', 'B'));
    await started[way].send(
      new TransactWriteItemsCommand({
        TransactItems: ['A', 'B'].map((sk) => ({
          Put: { TableName, Item: { ...keyOf(sk), n: { N: '2' } } },
        })),
      }),
    );
    const batch = async (ConsistentRead: boolean) => {
      const answer = await started[way].send(
        new BatchGetItemCommand({
          RequestItems: { [TableName]: { Keys: [keyOf('A'), keyOf('B')], ConsistentRead } },
        }),
      );
      return answer.Responses?.[TableName]?.map(({ n }) => n?.N).sort();
    };
    next = 'torn-read';
    expect(await batch(false)).toEqual(['1', '2']);
    expect(await batch(false)).toEqual(['2', '2']);
    next = 'torn-read';
    expect(await batch(true)).toEqual(['2', '2']);
  });
});
