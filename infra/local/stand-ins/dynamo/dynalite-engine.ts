import createTable from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import describeTable from 'dynalite/actions/describeTable.js';
import listTables from 'dynalite/actions/listTables.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import conditionParser from 'dynalite/db/conditionParser.js';
import db from 'dynalite/db/index.js';
import projectionParser from 'dynalite/db/projectionParser.js';
import updateParser from 'dynalite/db/updateParser.js';
import checkBatchGetItem from 'dynalite/validations/batchGetItem.js';
import checkBatchWriteItem from 'dynalite/validations/batchWriteItem.js';
import checkCreateTable from 'dynalite/validations/createTable.js';
import checkDeleteItem from 'dynalite/validations/deleteItem.js';
import checkDeleteTable from 'dynalite/validations/deleteTable.js';
import checkDescribeTable from 'dynalite/validations/describeTable.js';
import checkGetItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import checkListTables from 'dynalite/validations/listTables.js';
import checkPutItem from 'dynalite/validations/putItem.js';
import checkQuery from 'dynalite/validations/query.js';
import checkScan from 'dynalite/validations/scan.js';
import checkUpdateItem from 'dynalite/validations/updateItem.js';
import { fail } from '../service-error';
import { type Item, itemSize, maxItemBytes } from './attribute-value';
import { type DynaliteStore, type Table, tableNotFound } from './dynalite-store';
import { fromDynalite, invalid } from './dynamo-error';
import type { Input } from './input-shape';
import { convert, inspectOnlyOthers } from './plain-values';
import { rememberExpressions } from './remembered-expressions';
import { rememberPrefixes } from './remembered-prefixes';
import { storedItem, storedSize } from './stored-item';

/**
 * dynalite's validation, expressions and single-item actions, called directly. Pin dynalite exactly: these
 * are its internal modules.
 */

const validators = {
  BatchGetItem: checkBatchGetItem,
  BatchWriteItem: checkBatchWriteItem,
  CreateTable: checkCreateTable,
  DeleteItem: checkDeleteItem,
  DeleteTable: checkDeleteTable,
  DescribeTable: checkDescribeTable,
  GetItem: checkGetItem,
  ListTables: checkListTables,
  PutItem: checkPutItem,
  Query: checkQuery,
  Scan: checkScan,
  UpdateItem: checkUpdateItem,
};

const actions = {
  CreateTable: createTable,
  DeleteItem: deleteItem,
  DescribeTable: describeTable,
  ListTables: listTables,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  UpdateItem: updateItem,
};

for (const parser of [conditionParser, projectionParser, updateParser]) rememberExpressions(parser);
rememberPrefixes(db);
inspectOnlyOthers(validations);

export type ValidatedOperation = keyof typeof validators;
export type EngineOperation = keyof typeof actions;

/** A validated input with its parsed expressions (`_condition`, `_updates`, ...). */
export type Validated = Input & {
  TableName: string;
  Key?: Item;
  Item?: Item;
  ConsistentRead?: boolean;
  IndexName?: string;
  /** Parsed expressions, with the top-level attributes that they name. */
  _condition?: ParsedCondition;
  _filter?: ParsedCondition;
  _updates?: { paths: unknown[] };
  _projection?: { paths: unknown[]; nestedPaths?: unknown };
};

interface ParsedCondition {
  pathHeads: Record<string, true>;
  expression: Expression;
}

/** A node of a condition: an operator, a path, or a value. */
type Expression = { type?: string; args?: Expression[] } & Record<string, unknown>;

const collectionTypes = ['L', 'M', 'SS', 'NS', 'BS'];

/**
 * dynalite considers two lists or maps never equal, and a set equal to its superset, so such comparisons are
 * refused.
 */
function refuseCollectionComparison(expression: Expression | undefined): void {
  if (!expression?.args) return;
  const isComparison = ['=', '<>', 'in'].includes(expression.type ?? '');
  for (const arg of expression.args) {
    if (isComparison && collectionTypes.some((type) => type in arg)) {
      throw invalid(
        'The local DynamoDB cannot compare lists, maps or sets: compare a number or text instead',
      );
    }
    refuseCollectionComparison(arg);
  }
}

/**
 * Validates and parses. Of `input`, only null attribute values are changed: they are removed.
 * @throws DynamoError
 */
export function validate(operation: ValidatedOperation, input: Input, store: DynaliteStore): Validated {
  const { types, custom } = validators[operation];
  try {
    const data = convert(validations, input, types) as Validated;
    validations.checkValidations(data, types, custom, store);
    refuseCollectionComparison(data._condition?.expression);
    refuseCollectionComparison(data._filter?.expression);
    // dynalite counts characters, but the limit is in bytes.
    if (data.Item && itemSize(data.Item) > maxItemBytes) {
      throw invalid('Item size has exceeded the maximum allowed size');
    }
    return data;
  } catch (error) {
    throw fromDynalite(error);
  }
}

/**
 * Runs one validated action against the store's draft.
 * @throws DynamoError
 */
export function runAction(operation: EngineOperation, store: DynaliteStore, data: Input): Promise<Input> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(fromDynalite(error));
    store.onStreamFailure = fail;
    // When an update creates an item, dynalite writes the new attributes into the given key object.
    const own = data.Key ? { ...data, Key: { ...data.Key } } : data;
    actions[operation](store, own, (error, output) => (error ? fail(error) : resolve(output ?? {})));
  });
}

/** @throws DynamoError ResourceNotFoundException */
export function tableOf(store: DynaliteStore, name: string): Readonly<Table> {
  return store.findTable(name) ?? fail(fromDynalite(tableNotFound()));
}

/**
 * The storage key of an item's primary key.
 * @throws DynamoError when the key does not match the table
 */
export function keyOf(table: Readonly<Table>, key: Item): string {
  throwIfInvalid(db.validateKey(key, table));
  return db.createKey(key as never, table);
}

/**
 * The storage key of a whole item.
 * @throws DynamoError when its key attributes do not match the table
 */
export function keyOfItem(table: Readonly<Table>, item: Item): string {
  throwIfInvalid(db.validateItem(item, table));
  return db.createKey(item as never, table);
}

/** @throws DynamoError ConditionalCheckFailedException when the validated condition is false */
export function checkCondition(data: Validated, item: Item | undefined): void {
  throwIfInvalid(db.checkConditional(data, item));
}

/** It is shared by all readers, so it must not be modified. */
export function readItem(store: DynaliteStore, table: string, key: string): Item | undefined {
  const text = store.draft.get(`item-${table}`, key);
  return text === undefined ? undefined : storedItem(text);
}

/** The size of a stored item in bytes; 0 where there is none. */
export function sizeOfItem(store: DynaliteStore, table: string, key: string): number {
  return storedSize(store.draft.get(`item-${table}`, key));
}

/**
 * The projection of an item.
 * @throws DynamoError where it requests a part of a key attribute
 */
export function projected(
  table: Readonly<Table>,
  { _projection }: Pick<Validated, '_projection'>,
  item: Item | undefined,
): Item | undefined {
  throwIfInvalid(db.validateKeyPaths(_projection?.nestedPaths, table));
  return item && _projection ? db.mapPaths(_projection.paths, item) : item;
}

function throwIfInvalid(error: Error | null | undefined): void {
  if (error) throw fromDynalite(error);
}
