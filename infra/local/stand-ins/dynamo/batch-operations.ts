import { type Item, itemSize } from './attribute-value';
import { readUnits } from './capacity';
import {
  keyOf,
  keyOfItem,
  projected,
  readItem,
  sizeOfItem,
  tableOf,
  type Validated,
  validate,
} from './dynalite-engine';
import { invalid } from './dynamo-error';
import { applyWrite } from './item-operations';
import { leadingKeyOf, type OperationContext, type Prepare } from './prepared-operation';

/** The size of a BatchGetItem response in bytes, beyond which keys are returned as UnprocessedKeys. */
const maxBatchBytes = 16 * 1024 * 1024;

type KeysAndAttributes = Pick<Validated, '_projection' | 'ConsistentRead'> & { Keys: Item[] };
type WriteRequest = { PutRequest?: { Item: Item } | null; DeleteRequest?: { Key: Item } | null };

export const batchGetItem: Prepare = (input, context) => {
  const data = validate('BatchGetItem', input, context.store);
  const requests = Object.entries(data.RequestItems as Record<string, KeysAndAttributes>);
  return {
    accesses: requests.map(([name, { Keys }]) => ({
      action: 'dynamodb:BatchGetItem',
      resource: context.arn(`table/${name}`),
      leadingKeys: leadingKeysOf(context, name, Keys),
    })),
    consistent: requests.every(([, request]) => request.ConsistentRead === true),
    async run() {
      const Responses: Record<string, unknown[]> = {};
      const UnprocessedKeys: Record<string, KeysAndAttributes> = {};
      const budget = { bytes: maxBatchBytes };
      for (const [name, request] of requests) {
        const { items, left } = readKeys(name, request, budget, context);
        Responses[name] = items;
        const asked = (input.RequestItems as Record<string, KeysAndAttributes>)[name];
        if (left.length > 0) UnprocessedKeys[name] = { ...asked, Keys: left };
      }
      return { Responses, UnprocessedKeys, ...context.meter.report(input.ReturnConsumedCapacity) };
    },
  };
};

/** Reads one table's keys, up to the size limit. The order of the result differs from that of the keys. */
function readKeys(
  name: string,
  request: KeysAndAttributes,
  budget: { bytes: number },
  context: OperationContext,
): { items: unknown[]; left: Item[] } {
  const { store, meter } = context;
  const table = tableOf(store, name);
  const { Keys } = request;
  const isConsistent = request.ConsistentRead === true;
  const torn = isConsistent
    ? undefined
    : context.readTorn?.(
        name,
        Keys.map((key) => keyOf(table, key)),
      );
  const items: unknown[] = [];
  const left: Item[] = [];
  for (const Key of Keys) {
    const key = keyOf(table, Key);
    if (torn?.key === key) store.draft.set(`item-${name}`, key, torn.item && JSON.stringify(torn.item));
    const bytes = sizeOfItem(store, name, key);
    if (bytes > budget.bytes) {
      left.push(Key);
      continue;
    }
    budget.bytes -= bytes;
    meter.addRead(name, readUnits(bytes, isConsistent ? 'strong' : 'eventual'));
    const item = projected(table, request, readItem(store, name, key));
    if (item) items.push(item);
  }
  return { items: items.reverse(), left };
}

export const batchWriteItem: Prepare = (input, context) => {
  const data = validate('BatchWriteItem', input, context.store);
  const requests = Object.entries(data.RequestItems as Record<string, WriteRequest[]>);
  const all = requests.flatMap(([, list]) => list);
  if (all.length > 25) throw invalid('Too many items requested for the BatchWriteItem call');
  const bytes = all.reduce((sum, { PutRequest }) => sum + (PutRequest ? itemSize(PutRequest.Item) : 0), 0);
  if (bytes > maxBatchBytes) throw invalid('Total size of the BatchWriteItem request exceeds 16 MB');
  return {
    accesses: requests.map(([name, list]) => ({
      action: 'dynamodb:BatchWriteItem',
      resource: context.arn(`table/${name}`),
      leadingKeys: leadingKeysOf(context, name, list.map(keyOrItemOf)),
    })),
    async run() {
      refuseDuplicates(requests, context);
      for (const [TableName, list] of requests) {
        for (const request of list) {
          const operation = request.PutRequest ? 'PutItem' : 'DeleteItem';
          const one = { TableName, ...(request.PutRequest ?? request.DeleteRequest) };
          await applyWrite(operation, validate(operation, one, context.store), one, context, false);
        }
      }
      return { UnprocessedItems: {}, ...context.meter.report(input.ReturnConsumedCapacity) };
    },
  };
};

function refuseDuplicates(requests: [string, WriteRequest[]][], context: OperationContext): void {
  for (const [name, list] of requests) {
    const table = tableOf(context.store, name);
    const keys = list.map(({ PutRequest, DeleteRequest }) =>
      PutRequest ? keyOfItem(table, PutRequest.Item) : keyOf(table, DeleteRequest?.Key ?? {}),
    );
    if (new Set(keys).size < keys.length) throw invalid('Provided list of item keys contains duplicates');
  }
}

const keyOrItemOf = (request: WriteRequest) => request.PutRequest?.Item ?? request.DeleteRequest?.Key ?? {};

function leadingKeysOf(context: OperationContext, name: string, keys: Item[]): string[] {
  const table = context.store.findTable(name);
  return [...new Set(keys.flatMap((key) => leadingKeyOf(table, key) ?? []))];
}
