import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GetItemCommand, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleForNode, spawnModule } from '../testing/test-process';
import { startDynamo } from './dynamo-stand-in';
import { createTestTable, keyOf, startTestDynamo, tableName } from './testing/test-client';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'galley-dynamo-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a restart', () => {
  test('keeps tables, items, time to live and the tokens of transactions', async () => {
    const TransactItems = [
      {
        Update: {
          TableName: tableName,
          Key: keyOf('counter'),
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
    ];
    const increment = new TransactWriteItemsCommand({ TransactItems, ClientRequestToken: 'same' });
    const first = await startTestDynamo({ directory });
    await first.inProcess.send(createTestTable());
    await first.dynamo.handle(
      'UpdateTimeToLive',
      { TableName: tableName, TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true } },
      'TESTROLE',
    );
    await first.inProcess.send(
      new PutItemCommand({ TableName: tableName, Item: { ...keyOf('past'), expires: { N: '1700000000' } } }),
    );
    await first.inProcess.send(increment);
    await first.dynamo.stop();

    const second = await startTestDynamo({ directory });
    await second.inProcess.send(increment);
    const { Item } = await second.inProcess.send(
      new GetItemCommand({ TableName: tableName, Key: keyOf('counter') }),
    );
    expect(Item?.n).toEqual({ N: '1' });
    expect(await second.dynamo.expire()).toBe(1);
    await second.dynamo.stop();
  });

  test('of a folder in use is rejected with a sentence that says so', async () => {
    const first = await startDynamo({ directory });
    await expect(startDynamo({ directory })).rejects.toThrow(
      `The DynamoDB data in ${directory} is in use by another process`,
    );
    await first.stop();
    await (await startDynamo({ directory })).stop();
  });

  test('on a port in use releases the folder', async () => {
    const first = await startDynamo();
    const port = Number(new URL(first.endpoint).port);
    await expect(startDynamo({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await (await startDynamo({ directory })).stop();
    await first.stop();
  });
});

const itemsPerTransaction = 40;
/** The full number runs in `npm run soak`. */
const isSoak = process.env.GALLEY_SOAK === '1';
const kills = isSoak ? 100 : 16;
const firstSeed = isSoak ? Date.now() % 1_000_000 : 2_026;
let seed = firstSeed;

/** A small generator of our own, so that the same moments can be chosen again. */
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}

describe('kill -9', () => {
  // Every transaction writes its generation into 40 items of 3 KB. The child is killed at a random moment; then all
  // items must have the same generation, which must not be older than the last one that the child reported as done.
  test(`in the middle of transactions, ${kills} times, leaves each of them applied completely or not at all`, async () => {
    const code = bundleForNode("import '../dynamo/testing/durability-child'");
    let last = 0;
    for (let round = 0; round < kills; round++) {
      const acknowledged = await runAndKill(code, 2 + Math.floor(chance() * 3), chance() * 40);
      const { done, distinct } = await readGenerations();
      expect(distinct).toHaveLength(1);
      expect(done).toBeGreaterThanOrEqual(acknowledged);
      // The child was really at work, however slow the machine: it did not die before its first transaction.
      expect(done).toBeGreaterThan(last);
      last = done;
    }
    console.log(`cases: ${kills} kills in the middle of transactions, seed ${firstSeed}`);
  });

  async function readGenerations() {
    const dynamo = await startDynamo({ directory });
    const { Items } = (await dynamo.handle('Scan', { TableName: tableName }, 'TESTROLE')) as {
      Items: { n: { N: string } }[];
    };
    await dynamo.stop();
    expect(Items).toHaveLength(itemsPerTransaction);
    const distinct = [...new Set(Items.map(({ n }) => Number(n.N)))];
    return { done: distinct[0] ?? -1, distinct };
  }

  /** @returns the last generation that the child reported, after at least this many */
  function runAndKill(code: string, times: number, afterMs: number): Promise<number> {
    const child = spawnModule(code, { DIRECTORY: directory, ITEMS: String(itemsPerTransaction) });
    let output = '';
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.stdout.on('data', (text) => {
      const isEnough = () => output.split('\n').length > times;
      const wasEnough = isEnough();
      output += text;
      if (isEnough() && !wasEnough) setTimeout(() => child.kill('SIGKILL'), afterMs);
    });
    return new Promise((resolve, reject) => {
      child.on('close', (_code, signal) => {
        const lines = output.split('\n').slice(0, -1);
        if (signal === 'SIGKILL') resolve(Number(lines.at(-1)));
        else reject(new Error(`The child ended by itself: ${errors}`));
      });
    });
  }
});
