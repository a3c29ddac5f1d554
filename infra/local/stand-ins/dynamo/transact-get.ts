import { readUnits } from './capacity';
import { keyOf, projected, readItem, sizeOfItem, tableOf, validate } from './dynalite-engine';
import { invalid } from './dynamo-error';
import type { Input } from './input-shape';
import { itemAccess } from './item-operations';
import type { Prepare } from './prepared-operation';
import { checkTransactionLength } from './transact-write';

export const transactGetItems: Prepare = (input, context) => {
  const { store, meter } = context;
  const items = (input.TransactItems ?? []) as { Get?: Input }[];
  checkTransactionLength(items);
  const gets = items.map(({ Get }) => {
    if (!Get) throw invalid('TransactItems can only contain Get');
    return validate('GetItem', { ...Get, ConsistentRead: true }, store);
  });
  return {
    accesses: gets.map((data) => ({
      ...itemAccess('dynamodb:GetItem', data, context),
      conditionKeys: { 'dynamodb:EnclosingOperation': 'TransactGetItems' },
    })),
    consistent: true,
    async run() {
      const keys = gets.map((data) => keyOf(tableOf(store, data.TableName), data.Key ?? {}));
      const ids = new Set(keys.map((key, index) => `${gets[index]?.TableName}/${key}`));
      if (ids.size < gets.length) {
        throw invalid('Transaction request cannot include multiple operations on one item');
      }
      const Responses: Input[] = [];
      for (const [index, data] of gets.entries()) {
        const key = keys[index] as string;
        meter.addRead(data.TableName, readUnits(sizeOfItem(store, data.TableName, key), 'transactional'));
        const Item = projected(tableOf(store, data.TableName), data, readItem(store, data.TableName, key));
        Responses.push(Item ? { Item } : {});
      }
      return { Responses, ...meter.report(input.ReturnConsumedCapacity, true) };
    },
  };
};
