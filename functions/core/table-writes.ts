import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { currentSchema } from './entities/entity';
import type { Item, Key } from './entities/key';
import { BusyError } from './errors';
import { type RawItem, readItems } from './read-items';
import { type Change, type Condition, ExpressionBuilder } from './table-expressions';

/** Creates the error for a write whose condition failed; `current` is the stored item, if there is one. */
type Refused = (current: Item | undefined) => Error;
interface Conditional {
  condition?: Condition;
  refused?: Refused;
}
/** A write names its item by its key; a whole record will do. */
export type Write =
  | ({ put: Item } & Conditional)
  | ({ update: Key } & Change & Conditional)
  | ({ delete: Key } & Conditional)
  | { check: Key; condition: Condition; refused?: Refused };

const keyOf = ({ pk, sk }: Key) => marshall({ pk, sk });

/** A write in the form that DynamoDB takes in a transaction. */
export function transactItem(TableName: string, write: Write): TransactWriteItem {
  const expression = new ExpressionBuilder();
  const condition = write.condition ? expression.condition(write.condition) : undefined;
  const common = {
    TableName,
    ...(condition && {
      ConditionExpression: condition,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    }),
  };
  if ('put' in write) {
    const schema = currentSchema(write.put);
    const item = marshall({ ...write.put, schema }, { removeUndefinedValues: true });
    return { Put: { ...common, Item: item, ...expression.attributes() } };
  }
  if ('update' in write) {
    const update = expression.update(write);
    return {
      Update: {
        ...common,
        Key: keyOf(write.update),
        UpdateExpression: update,
        ...expression.attributes(),
      },
    };
  }
  if ('delete' in write) {
    return { Delete: { ...common, Key: keyOf(write.delete), ...expression.attributes() } };
  }
  return {
    ConditionCheck: {
      ...common,
      ConditionExpression: condition,
      Key: keyOf(write.check),
      ...expression.attributes(),
    },
  };
}

/** The error of a write whose condition failed. */
export async function errorOf(write: Write | undefined, raw: RawItem | undefined): Promise<Error> {
  const [current] = await readItems(raw ? [raw] : [], true);
  return write?.refused?.(current) ?? new BusyError();
}
