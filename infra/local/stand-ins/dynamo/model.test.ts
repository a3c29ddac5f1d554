import { afterEach, beforeEach, expect, test } from 'vitest';
import { DynamoError } from './dynamo-error';
import { type DynamoStandIn, startDynamo } from './dynamo-stand-in';

/**
 * Random single and transactional writes, against the stand-in and against a map with a counter for each item. After
 * each write both must agree on whether it succeeded, why not, and (at the end of a round) on every item.
 */

const TableName = 'model';
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
/** The full number runs in `npm run soak`. */
const isSoak = process.env.GALLEY_SOAK === '1';
const rounds = isSoak ? 2_000 : 40;
const stepsPerRound = 60;

interface Write {
  kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
  key: string;
  amount: number;
  condition: 'none' | 'absent' | 'present' | 'small';
}

let dynamo: DynamoStandIn;
let seed = isSoak ? Date.now() % 1_000_000 : 2_026;

/** A small generator of our own, so that a failure can be repeated from its seed. */
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

beforeEach(async () => {
  dynamo = await startDynamo();
  await call('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  });
});

afterEach(() => dynamo.stop());

const call = (operation: string, input: object) => dynamo.handle(operation, input, 'MODEL');

const conditions = {
  none: undefined,
  absent: 'attribute_not_exists(pk)',
  present: 'attribute_exists(pk)',
  small: 'n < :limit',
};

function holds(write: Write, n: number | undefined): boolean {
  if (write.condition === 'absent') return n === undefined;
  if (write.condition === 'present') return n !== undefined;
  if (write.condition === 'small') return n !== undefined && n < 10;
  return true;
}

function applyToModel(model: Map<string, number>, write: Write): void {
  if (write.kind === 'Put') model.set(write.key, write.amount);
  if (write.kind === 'Update') model.set(write.key, (model.get(write.key) ?? 0) + write.amount);
  if (write.kind === 'Delete') model.delete(write.key);
}

function toInput(write: Write): Record<string, unknown> {
  const pk = { S: write.key };
  const values = {
    ...(write.condition === 'small' && { ':limit': { N: '10' } }),
    ...(write.kind === 'Update' && { ':n': { N: String(write.amount) } }),
  };
  return {
    TableName,
    ...(write.kind === 'Put' ? { Item: { pk, n: { N: String(write.amount) } } } : { Key: { pk } }),
    ...(write.kind === 'Update' && { UpdateExpression: 'ADD n :n' }),
    ConditionExpression: conditions[write.condition],
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

const randomWrite = (key = pick(keys)): Write => ({
  kind: pick(['Put', 'Update', 'Delete'] as const),
  key,
  amount: random(15),
  condition: pick(['none', 'absent', 'present', 'small'] as const),
});

async function tryCall(operation: string, input: object): Promise<DynamoError | undefined> {
  try {
    await call(operation, input);
    return undefined;
  } catch (error) {
    if (error instanceof DynamoError) return error;
    throw error;
  }
}

async function singleStep(model: Map<string, number>): Promise<void> {
  const write = randomWrite();
  const error = await tryCall(`${write.kind}Item`, toInput(write));
  const isAllowed = holds(write, model.get(write.key));
  expect(error?.code).toBe(isAllowed ? undefined : 'ConditionalCheckFailedException');
  if (isAllowed) applyToModel(model, write);
}

async function transactionStep(model: Map<string, number>): Promise<void> {
  const chosen = keys.filter(() => random(2) === 0);
  if (chosen.length === 0) return;
  const writes = chosen.map((key): Write => {
    const write = randomWrite(key);
    if (random(4) > 0) return { ...write, condition: 'none' };
    return write.condition !== 'none' && random(2) === 0 ? { ...write, kind: 'ConditionCheck' } : write;
  });
  const error = await tryCall('TransactWriteItems', {
    TransactItems: writes.map((write) => ({ [write.kind]: toInput(write) })),
  });
  const codes = writes.map((write) =>
    holds(write, model.get(write.key)) ? 'None' : 'ConditionalCheckFailed',
  );
  const reasons = error?.extra.CancellationReasons as { Code: string }[] | undefined;
  if (codes.every((code) => code === 'None')) {
    expect(error).toBeUndefined();
    for (const write of writes) applyToModel(model, write);
  } else {
    expect(reasons?.map(({ Code }) => Code)).toEqual(codes);
  }
}

async function storedItems(): Promise<Map<string, number>> {
  const { Items } = (await call('Scan', { TableName })) as {
    Items: { pk: { S: string }; n: { N: string } }[];
  };
  return new Map(Items.map(({ pk, n }) => [pk.S, Number(n.N)]));
}

test('random single and transactional writes match a simple model', async () => {
  const model = new Map<string, number>();
  const started = seed;
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < stepsPerRound; step++) {
      await (random(2) === 0 ? singleStep(model) : transactionStep(model));
    }
    expect(Object.fromEntries(await storedItems()), `seed ${started}`).toEqual(Object.fromEntries(model));
  }
  console.log(`cases: ${rounds * stepsPerRound} random writes, seed ${started}`);
});

test('concurrent writes have the same result as some order of single writes', async () => {
  const increments = Array.from({ length: 100 }, () =>
    tryCall('UpdateItem', toInput({ kind: 'Update', key: 'a', amount: 1, condition: 'none' })),
  );
  const creations = Array.from({ length: 50 }, () =>
    tryCall('PutItem', toInput({ kind: 'Put', key: 'b', amount: 7, condition: 'absent' })),
  );
  await Promise.all(increments);
  const failures = (await Promise.all(creations)).filter(Boolean);
  expect(failures).toHaveLength(49);
  expect(await storedItems()).toEqual(
    new Map([
      ['a', 100],
      ['b', 7],
    ]),
  );
});
