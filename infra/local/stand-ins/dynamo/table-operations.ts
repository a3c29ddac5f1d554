import type { Item } from './attribute-value';
import { runAction, tableOf, type ValidatedOperation, validate } from './dynalite-engine';
import { DynaliteStore, type Table } from './dynalite-store';
import { DynamoError, invalid } from './dynamo-error';
import type { Input } from './input-shape';
import { Draft, type ItemStore } from './item-store';
import type { OperationContext, Prepare } from './prepared-operation';

/** Tables are created and deleted at once, without the states CREATING and DELETING. */

export const createTable: Prepare = (input, context) => {
  const { store } = context;
  const data = validate('CreateTable', input, store);
  return {
    accesses: [tableAccess('CreateTable', data.TableName, context)],
    async run() {
      await runAction('CreateTable', store, data);
      const table: Table = { ...tableOf(store, data.TableName), TableStatus: 'ACTIVE' };
      table.TableArn = context.arn(`table/${data.TableName}`);
      const indexes = table.GlobalSecondaryIndexes as Input[] | undefined;
      if (indexes)
        table.GlobalSecondaryIndexes = indexes.map((index) => ({ ...index, IndexStatus: 'ACTIVE' }));
      store.draft.set('table', data.TableName, JSON.stringify(table));
      return { TableDescription: table };
    },
  };
};

const describe =
  (operation: ValidatedOperation & ('DescribeTable' | 'ListTables')): Prepare =>
  (input, context) => {
    const data = validate(operation, input, context.store);
    return {
      accesses: [tableAccess(operation, data.TableName, context)],
      run: () => runAction(operation, context.store, data),
    };
  };

export const describeTable = describe('DescribeTable');
export const listTables = describe('ListTables');

export const deleteTable: Prepare = (input, context) => {
  const { draft } = context.store;
  const name = validate('DeleteTable', input, context.store).TableName;
  return {
    accesses: [tableAccess('DeleteTable', name, context)],
    async run() {
      const table = tableOf(context.store, name);
      const indexes = ['Global', 'Local'].flatMap((type) =>
        ((table[`${type}SecondaryIndexes`] ?? []) as { IndexName: string }[]).map(
          ({ IndexName }) => `index-${type.toLowerCase()}/${name}/${IndexName}`,
        ),
      );
      for (const space of [`item-${name}`, ...indexes]) {
        for (const key of draft.keys(space, {})) draft.set(space, key, undefined);
      }
      draft.set('table', name, undefined);
      draft.set('ttl', name, undefined);
      return { TableDescription: { ...table, TableStatus: 'DELETING' } };
    },
  };
};

interface TimeToLive {
  AttributeName: string;
  Enabled: boolean;
}

export const updateTimeToLive: Prepare = (input, context) => {
  const name = tableNameOf(input);
  const wanted = input.TimeToLiveSpecification as Partial<TimeToLive> | undefined;
  if (typeof wanted?.AttributeName !== 'string' || typeof wanted.Enabled !== 'boolean') {
    throw invalid('TimeToLiveSpecification must have an AttributeName and Enabled');
  }
  return {
    accesses: [tableAccess('UpdateTimeToLive', name, context)],
    async run() {
      tableOf(context.store, name);
      const isEnabled = context.store.draft.get('ttl', name) !== undefined;
      if (isEnabled === wanted.Enabled) {
        throw invalid(`TimeToLive is already ${isEnabled ? 'enabled' : 'disabled'}`);
      }
      context.store.draft.set('ttl', name, wanted.Enabled ? wanted.AttributeName : undefined);
      return { TimeToLiveSpecification: wanted };
    },
  };
};

export const describeTimeToLive: Prepare = (input, context) => {
  const name = tableNameOf(input);
  return {
    accesses: [tableAccess('DescribeTimeToLive', name, context)],
    async run() {
      tableOf(context.store, name);
      const AttributeName = context.store.draft.get('ttl', name);
      const TimeToLiveDescription =
        AttributeName === undefined
          ? { TimeToLiveStatus: 'DISABLED' }
          : { TimeToLiveStatus: 'ENABLED', AttributeName };
      return { TimeToLiveDescription };
    },
  };
};

/**
 * AWS ignores times that are more than five years past, because they are probably not times in seconds at
 * all.
 */
const oldestExpirySeconds = 5 * 365 * 24 * 60 * 60;

/**
 * Deletes items that have expired at `nowSeconds` from every table with a time to live.
 * @returns how many items
 */
export async function expireItems(items: ItemStore, nowSeconds: number): Promise<number> {
  let count = 0;
  for (const name of items.keys('ttl')) {
    const attribute = items.get('ttl', name) as string;
    const store = new DynaliteStore(new Draft(items), '', '');
    const table = tableOf(store, name);
    for (const key of items.keys(`item-${name}`)) {
      const item = JSON.parse(items.get(`item-${name}`, key) as string) as Item;
      const at = Number((item[attribute] as { N?: string } | undefined)?.N ?? Number.NaN);
      if (!(at < nowSeconds && at > nowSeconds - oldestExpirySeconds)) continue;
      const Key = Object.fromEntries(table.KeySchema.map(({ AttributeName: part }) => [part, item[part]]));
      await runAction('DeleteItem', store, { TableName: name, Key });
      count += 1;
    }
    await store.draft.commit();
  }
  return count;
}

function tableNameOf(input: Input): string {
  if (typeof input.TableName === 'string') return input.TableName;
  throw invalid("The parameter 'TableName' is required but was not present in the request");
}

function tableAccess(action: string, name: string | undefined, context: OperationContext) {
  return {
    action: `dynamodb:${action}`,
    resource: context.arn(action === 'ListTables' ? '*' : `table/${name}`),
  };
}

/** dynalite's UpdateTable silently ignores most of its input, so it is refused. */
export const updateTable: Prepare = () => {
  throw new DynamoError(
    'ValidationException',
    'The local DynamoDB cannot change a table: delete its data folder and start again',
  );
};
