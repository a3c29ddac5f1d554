import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { chanceOf, runs, sayCases, seedOfRun } from '../../../../tests/support/random-runs';
import type { AttributeValue, Item } from './attribute-value';
import { validate } from './dynalite-engine';
import { DynaliteStore } from './dynalite-store';
import { DynamoError, fromDynalite } from './dynamo-error';
import { checkInputShape, type Input } from './input-shape';
import { Draft, ItemStore } from './item-store';

/** Random inputs, valid or not: our validation must say the same as dynalite's, and hand on the same. */

const cases = runs(200_000);
const random = chanceOf(seedOfRun);
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

/** dynalite as it is: the engine changes its modules. */
const require = createRequire(import.meta.url);
function untouched(operation: string) {
  for (const file of Object.keys(require.cache))
    if (/dynalite\/validations/.test(file)) delete require.cache[file];
  return {
    validations: require('dynalite/validations/index.js'),
    validator: require(`dynalite/validations/${operation[0]?.toLowerCase()}${operation.slice(1)}.js`),
  };
}

const integer = () => String(random(2_000_000) - 1_000_000);
const digits = (count: number) => '1'.repeat(count);
const simple: (() => AttributeValue)[] = [
  () => ({ S: pick(['', 'x', 'İß🙂', 'text']) }),
  () => ({ N: integer() }),
  () => ({
    N: pick([
      '0',
      '-0',
      '00',
      '1.50',
      '1e3',
      '+7',
      ' 7',
      '',
      'x',
      digits(37),
      digits(38),
      digits(39),
      '1e126',
    ]),
  }),
  () => ({ B: pick(['', 'AAAA', 'AA==', 'AB==', 'A', 'not base64']) }),
  () => ({ BOOL: pick([true, false]) }),
  () => ({ NULL: pick([true, true, false]) }),
  () => ({ SS: pick([[], ['a'], ['a', 'b'], ['a', 'a']]) }),
  () => ({ NS: pick([[], ['1'], ['1.0', '2'], ['1', '1'], ['x']]) }),
  () => ({ BS: pick([[], ['AAAA'], ['AAAA', 'AAAA']]) }),
];
/** Half of the values are plain, so that whole inputs of them occur. */
function value(depth = 0): AttributeValue {
  const kind = random(12);
  if (kind < 6 || depth > 2) return pick(random(8) > 0 ? simple.slice(0, 2) : simple)();
  if (kind < 8) return { L: Array.from({ length: random(3) }, () => value(depth + 1)) };
  if (kind < 10) return { M: map(depth + 1) };
  return random(4) > 0 ? { BOOL: true } : pick(simple)();
}
const map = (depth = 0): Item =>
  Object.fromEntries(
    Array.from({ length: random(4) }, (_, at) => [`${pick(['a', 'b', '7'])}${at}`, value(depth)]),
  );

const common = () => ({ ...(random(30) > 0 && { TableName: pick(['table', 'table', 'table', 'x']) }) });
const names = () => pick([undefined, null, { '#a': 'a' }]);
const inputs: Record<string, () => Input> = {
  PutItem: () => ({
    ...common(),
    Item: map(),
    ConditionExpression: pick([undefined, undefined, 'contains(a, :v)', 'contains(#a, :v)']),
    ExpressionAttributeNames: names(),
    ExpressionAttributeValues: pick([undefined, undefined, { ':v': value() }]),
    ReturnValues: pick([undefined, 'ALL_OLD', 'UPDATED_NEW', 'x']),
    Unknown: 1,
  }),
  UpdateItem: () => ({
    ...common(),
    Key: { pk: value(2), ...(random(9) === 0 && map()) },
    UpdateExpression: pick(['SET a = :v', 'SET #a = :v', 'ADD a :v', 'REMOVE a']),
    ExpressionAttributeNames: names(),
    ExpressionAttributeValues: pick([undefined, { ':v': value() }, { ':v': value() }]),
  }),
  Query: () => ({
    ...common(),
    KeyConditionExpression: pick(['pk = :v', '#a = :v']),
    ExpressionAttributeNames: names(),
    ExpressionAttributeValues: { ':v': value(2) },
    ProjectionExpression: pick([undefined, 'a, b.c[1]', '#a']),
    ExclusiveStartKey: pick([undefined, undefined, map()]),
    Limit: pick([undefined, 1, 0]),
  }),
  BatchGetItem: () => ({
    RequestItems: {
      [pick(['table', 'table', 'x'])]: {
        Keys: Array.from({ length: random(4) }, () => ({ pk: value(3), ...(random(9) === 0 && map()) })),
        ConsistentRead: pick([undefined, true]),
        ProjectionExpression: pick([undefined, 'a', '#a']),
        ExpressionAttributeNames: names(),
      },
    },
  }),
};

function outcomeOf(action: () => unknown): { accepted: string } | { refused: object } {
  try {
    return { accepted: JSON.stringify(action() ?? '') };
  } catch (error) {
    const known = fromDynalite(error);
    if (known instanceof DynamoError) return { refused: known.toBody() };
    throw error;
  }
}

test("refuses and hands on the same as dynalite's own validation, for random inputs", async () => {
  const store = new DynaliteStore(new Draft(await ItemStore.open(undefined)), 'eu-west-1', '1');
  const reached = { accepted: 0, refused: 0 };
  for (const operation of Object.keys(inputs)) {
    const { validations, validator } = untouched(operation);
    for (let left = cases / 4; left > 0; ) {
      const input = inputs[operation]?.() ?? {};
      if ('refused' in outcomeOf(() => checkInputShape(input))) continue;
      left -= 1;
      const copy = structuredClone(input);
      const own = outcomeOf(() => validate(operation as 'PutItem', input, store));
      const original = outcomeOf(() => {
        const data = validations.checkTypes(copy, validator.types);
        validations.checkValidations(data, validator.types, validator.custom, store);
        return data;
      });
      expect(own, JSON.stringify(input)).toEqual(original);
      reached['accepted' in own ? 'accepted' : 'refused'] += 1;
    }
  }
  expect(Math.min(reached.accepted, reached.refused)).toBeGreaterThan(cases / 10);
  sayCases(cases, 'inputs of the local table');
});
