import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { keyedTable } from '@galley/infra/local/stand-ins/dynamo/testing/keyed-table';
import { testEnvironment } from './test-environment';

/** Creates a table at the endpoint of the environment. */
export async function createTable(TableName: string = testEnvironment.TABLE_NAME): Promise<void> {
  const client = new DynamoDBClient({});
  await client.send(new CreateTableCommand({ TableName, ...keyedTable }));
  client.destroy();
}
