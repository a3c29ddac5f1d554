import type { Item } from './attribute-value';
import { readUnits, writeUnits } from './capacity';
import {
  keyOf,
  keyOfItem,
  projected,
  readItem,
  runAction,
  sizeOfItem,
  tableOf,
  type Validated,
  validate,
} from './dynalite-engine';
import { DynamoError } from './dynamo-error';
import type { Input } from './input-shape';
import {
  type Access,
  attributesOf,
  leadingKeyOf,
  type OperationContext,
  type Prepare,
} from './prepared-operation';

/** The operations on one item, and Query and Scan: permission, capacity and dynalite's action. */

type WriteOperation = 'PutItem' | 'UpdateItem' | 'DeleteItem';

export const getItem: Prepare = (input, context) => {
  const { store, meter } = context;
  const data = validate('GetItem', input, store);
  const consistent = data.ConsistentRead === true;
  return {
    accesses: [itemAccess('dynamodb:GetItem', data, context)],
    consistent,
    async run() {
      const table = tableOf(store, data.TableName);
      const key = keyOf(table, data.Key ?? {});
      const bytes = sizeOfItem(store, data.TableName, key);
      meter.addRead(data.TableName, readUnits(bytes, consistent ? 'strong' : 'eventual'));
      const Item = projected(table, data, readItem(store, data.TableName, key));
      return withCapacity(Item ? { Item } : {}, input, context);
    },
  };
};

const writeOne =
  (operation: WriteOperation): Prepare =>
  (input, context) => {
    const data = validate(operation, input, context.store);
    return {
      accesses: [itemAccess(`dynamodb:${operation}`, data, context)],
      async run() {
        return withCapacity(await applyWrite(operation, data, input, context, false), input, context);
      },
    };
  };

export const putItem = writeOne('PutItem');
export const updateItem = writeOne('UpdateItem');
export const deleteItem = writeOne('DeleteItem');

/**
 * Runs one validated write against the draft and counts its capacity, even when its condition fails, as on
 * AWS.
 * @throws DynamoError, with the item when `ReturnValuesOnConditionCheckFailure` requests it
 */
export async function applyWrite(
  operation: WriteOperation,
  data: Validated,
  input: Input,
  { store, meter }: OperationContext,
  isTransactional: boolean,
): Promise<Input> {
  const table = tableOf(store, data.TableName);
  const key = data.Item ? keyOfItem(table, data.Item) : keyOf(table, data.Key ?? {});
  const bytes = () => sizeOfItem(store, data.TableName, key);
  const bytesBefore = bytes();
  try {
    return await runAction(operation, store, data);
  } catch (error) {
    throw withOldItem(error, input, () => readItem(store, data.TableName, key));
  } finally {
    meter.addWrite(data.TableName, writeUnits(bytesBefore, bytes(), isTransactional));
  }
}

function withOldItem(error: unknown, input: Input, read: () => Item | undefined): unknown {
  const isAsked = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  if (!(error instanceof DynamoError) || error.code !== 'ConditionalCheckFailedException') return error;
  const Item = isAsked ? read() : undefined;
  return Item ? new DynamoError(error.code, error.message, 400, { Item }) : error;
}

const search =
  (operation: 'Query' | 'Scan'): Prepare =>
  (input, context) => {
    const { store, meter } = context;
    const data = validate(operation, input, store);
    const consistent = data.ConsistentRead === true;
    return {
      accesses: [searchAccess(operation, data, context)],
      consistent,
      async run() {
        const output = await runAction(operation, store, data);
        // dynalite stops one record late: the capacity is that of the scanned records, not of all that were
        // streamed.
        const scanned = store.streamedBytes.slice(0, Number(output.ScannedCount));
        const bytes = scanned.reduce((sum, size) => sum + size, 0);
        meter.addRead(data.TableName, readUnits(bytes, consistent ? 'strong' : 'eventual'));
        return withCapacity(output, input, context);
      },
    };
  };

export const query = search('Query');
export const scan = search('Scan');

export function itemAccess(action: string, data: Validated, context: OperationContext): Access {
  const table = context.store.findTable(data.TableName);
  const returnValues = data.ReturnValues;
  return {
    action,
    resource: context.arn(`table/${data.TableName}`),
    leadingKeys: leadingKeyOf(table, data.Key ?? data.Item),
    attributes: attributesOf(data),
    ...(typeof returnValues === 'string' && { conditionKeys: { 'dynamodb:ReturnValues': returnValues } }),
  };
}

type KeyConditions = Record<string, { AttributeValueList: Item[string][] }>;

function searchAccess(operation: string, data: Validated, context: OperationContext): Access {
  const table = context.store.findTable(data.TableName);
  const indexes = [table?.GlobalSecondaryIndexes, table?.LocalSecondaryIndexes].flatMap(
    (list) => (list ?? []) as { IndexName: string; KeySchema: { AttributeName: string }[] }[],
  );
  const index = indexes.find(({ IndexName }) => IndexName === data.IndexName);
  const hashKey = (index?.KeySchema ?? table?.KeySchema)?.[0]?.AttributeName ?? '';
  const value = (data.KeyConditions as KeyConditions | undefined)?.[hashKey]?.AttributeValueList[0];
  const path = data.IndexName ? `table/${data.TableName}/index/${data.IndexName}` : `table/${data.TableName}`;
  return {
    action: `dynamodb:${operation}`,
    resource: context.arn(path),
    leadingKeys: value && [String(Object.values(value)[0])],
    attributes: attributesOf(data),
    ...(typeof data.Select === 'string' && { conditionKeys: { 'dynamodb:Select': data.Select } }),
  };
}

function withCapacity(output: Input, input: Input, context: OperationContext): Input {
  const [ConsumedCapacity] = context.meter.report(input.ReturnConsumedCapacity).ConsumedCapacity ?? [];
  return ConsumedCapacity ? { ...output, ConsumedCapacity } : output;
}
