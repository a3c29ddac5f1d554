import { type Item, itemSize } from './attribute-value';
import { readUnits, writeUnits } from './capacity';
import { recallToken, rememberToken } from './client-request-token';
import {
  checkCondition,
  keyOf,
  keyOfItem,
  readItem,
  sizeOfItem,
  tableOf,
  type Validated,
  validate,
} from './dynalite-engine';
import { DynamoError, invalid } from './dynamo-error';
import type { Input } from './input-shape';
import { applyWrite, itemAccess } from './item-operations';
import type { OperationContext, Prepare } from './prepared-operation';

const maxTransactionItems = 100;
/** The limit for all items together, in bytes. */
const maxTransactionBytes = 4 * 1024 * 1024;

type Kind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

const operations = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem' } as const;

/** One element of the transaction: its validated input and its item. */
interface Element {
  kind: Kind;
  input: Input;
  data: Validated;
}

export interface CancellationReason {
  Code: string;
  Message?: string;
  Item?: Item;
}

export const transactWriteItems: Prepare = (input, context) => {
  const elements = readElements(input, context);
  return {
    accesses: elements.map(({ kind, data }) => {
      const action = kind === 'ConditionCheck' ? 'ConditionCheckItem' : operations[kind];
      const access = itemAccess(`dynamodb:${action}`, data, context);
      return {
        ...access,
        conditionKeys: { ...access.conditionKeys, 'dynamodb:EnclosingOperation': 'TransactWriteItems' },
      };
    }),
    async run() {
      if (recallToken(input, context)) replay(elements, context);
      else {
        refuseSameItemTwice(elements, context);
        await applyElements(elements, context);
        rememberToken(input, context);
      }
      return context.meter.report(input.ReturnConsumedCapacity, true);
    },
  };
};

/**
 * Tries every element, so that the reasons cover all of them; one failure cancels the transaction (the draft
 * is dropped).
 */
async function applyElements(elements: Element[], context: OperationContext): Promise<void> {
  const reasons: CancellationReason[] = [];
  let bytes = 0;
  for (const element of elements) {
    reasons.push(await tryElement(element, context));
    bytes += currentSize(element, context);
  }
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  if (bytes > maxTransactionBytes) {
    throw invalid('Collection size of the transaction items exceeds the maximum of 4 MB');
  }
}

async function tryElement(element: Element, context: OperationContext): Promise<CancellationReason> {
  const { kind, input, data } = element;
  try {
    if (kind === 'ConditionCheck') {
      const item = readItem(context.store, data.TableName, storageKey(element, context));
      context.meter.addWrite(data.TableName, writeUnits(currentSize(element, context), 0, true));
      try {
        checkCondition(data, item);
      } catch (error) {
        const isAsked = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
        return reasonFor(error, isAsked ? item : undefined);
      }
    } else {
      await applyWrite(operations[kind], data, input, context, true);
    }
    return { Code: 'None' };
  } catch (error) {
    return reasonFor(error);
  }
}

/** Failures that depend on the stored item. Any other error fails the whole call. */
const itemFailures =
  /operand|document path|size has exceeded|attribute that does not exist|Type mismatch for attribute|overflow|underflow|secondary index key/i;

function reasonFor(error: unknown, item?: Item): CancellationReason {
  if (!(error instanceof DynamoError)) throw error;
  if (error.code === 'ConditionalCheckFailedException') {
    const Item = item ?? (error.extra.Item as Item | undefined);
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) };
  }
  if (error.code !== 'ValidationException' || !itemFailures.test(error.message)) throw error;
  return { Code: 'ValidationError', Message: error.message };
}

export function cancelled(reasons: CancellationReason[]): DynamoError {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return new DynamoError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons: reasons },
  );
}

function readElements(input: Input, context: OperationContext): Element[] {
  const items = (input.TransactItems ?? []) as Record<string, Input>[];
  checkTransactionLength(items);
  const elements = items.map((item) => {
    const [kind, body] = Object.entries(item).find(([, value]) => value) as [Kind, Input];
    return readElement(kind, body, context);
  });
  const bytes = elements.reduce((sum, { data }) => sum + (data.Item ? itemSize(data.Item) : 0), 0);
  if (bytes > maxTransactionBytes) {
    throw invalid('Collection size of the transaction items exceeds the maximum of 4 MB');
  }
  return elements;
}

function readElement(kind: Kind, body: Input, context: OperationContext): Element {
  if (kind !== 'ConditionCheck' && !(kind in operations)) {
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  }
  // A transaction returns no values, unlike the single-item operations.
  const { ReturnValues: _none, ReturnConsumedCapacity: _neither, ...input } = body;
  if (kind === 'ConditionCheck' && !input.ConditionExpression) throw missing('conditionExpression');
  if (kind === 'Update' && !input.UpdateExpression) throw missing('updateExpression');
  // A condition check takes the parameters of a conditional delete.
  const operation = kind === 'ConditionCheck' ? 'DeleteItem' : operations[kind];
  return { kind, input, data: validate(operation, input, context.store) };
}

const missing = (name: string) =>
  invalid(
    `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  );

export function checkTransactionLength(items: unknown[]): void {
  if (items.length >= 1 && items.length <= maxTransactionItems) return;
  const bound =
    items.length === 0 ? 'greater than or equal to 1' : `less than or equal to ${maxTransactionItems}`;
  throw invalid(
    `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length ${bound}`,
  );
}

function storageKey({ data }: Element, context: OperationContext): string {
  const table = tableOf(context.store, data.TableName);
  return data.Item ? keyOfItem(table, data.Item) : keyOf(table, data.Key ?? {});
}

function currentSize(element: Element, context: OperationContext): number {
  return sizeOfItem(context.store, element.data.TableName, storageKey(element, context));
}

function refuseSameItemTwice(elements: Element[], context: OperationContext): void {
  const keys = elements.map((element) => `${element.data.TableName}/${storageKey(element, context)}`);
  if (new Set(keys).size < keys.length) {
    throw invalid('Transaction request cannot include multiple operations on one item');
  }
}

/** A transaction that is already complete is not repeated; responding to it reads its items. */
function replay(elements: Element[], context: OperationContext): void {
  for (const element of elements) {
    context.meter.addRead(element.data.TableName, readUnits(currentSize(element, context), 'transactional'));
  }
}
