import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { readTableState } from './table-state';
import { testEnvironment } from './test-environment';

const itemsAtOnce = 25;

/** Copies a company's own partitions to other companies, written directly to the table. */
export async function copyCompany(from: CompanyScope, to: readonly CompanyScope[]): Promise<void> {
  const prefix = `C#${from.company}#`;
  const items = [...(await readTableState()).values()].filter(({ pk }) => pk?.S?.startsWith(prefix));
  const client = new DynamoDBClient({});
  for (const { company } of to) {
    const copies = items.map((item) => ({
      PutRequest: { Item: { ...item, pk: { S: `C#${company}#${item.pk?.S?.slice(prefix.length)}` } } },
    }));
    for (let start = 0; start < copies.length; start += itemsAtOnce) {
      const part = copies.slice(start, start + itemsAtOnce);
      await client.send(new BatchWriteItemCommand({ RequestItems: { [testEnvironment.TABLE_NAME]: part } }));
    }
  }
  client.destroy();
}
