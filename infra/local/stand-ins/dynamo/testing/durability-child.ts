import { writeSync } from 'node:fs';
import { startDynamo } from '../dynamo-stand-in';

/**
 * The process that durability.test.ts kills: writes generation after generation, each into all its items in
 * one transaction, and prints each generation once it is acknowledged.
 */

const TableName = 'galley';
const count = Number(process.env.ITEMS);
const dynamo = await startDynamo({ directory: process.env.DIRECTORY });
const call = (operation: string, input: object) => dynamo.handle(operation, input, 'CHILD');

const { TableNames } = (await call('ListTables', {})) as { TableNames: string[] };
if (TableNames.length === 0) {
  await call('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  });
  await write(0);
}

const { Item } = (await call('GetItem', { TableName, Key: { pk: { S: '0' } } })) as {
  Item: { n: { N: string } };
};
for (let generation = Number(Item.n.N); ; generation++) {
  await write(generation);
  // Synchronous, so that the line is written whatever happens next.
  writeSync(1, `${generation}\n`);
}

function write(generation: number): Promise<unknown> {
  const text = { S: String(generation).repeat(3000 / String(generation).length) };
  const n = { N: String(generation) };
  return call('TransactWriteItems', {
    ClientRequestToken: `${process.pid}-${generation}`,
    TransactItems: Array.from({ length: count }, (_, index) => ({
      Put: { TableName, Item: { pk: { S: String(index) }, n, text } },
    })),
  });
}
