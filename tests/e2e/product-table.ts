import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Table } from '@galley/functions/core/table';
import { readProductFile } from '../../infra/local/product-file';
import { thisWorker } from './product';
import { dataOf } from './product-data';

/** Accesses the running product's own table, for data that no call can create: old data, or much of it. */
export async function withProductTable(work: (table: Table) => Promise<void>): Promise<void> {
  const { region, credentials, endpoints, installation } = readProductFile(
    dataOf(process.env.E2E_DATA ?? '', thisWorker),
  );
  const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const client = new DynamoDBClient({ region, credentials, endpoint });
  try {
    await work(new Table(installation.tableName, () => client));
  } finally {
    client.destroy();
  }
}
