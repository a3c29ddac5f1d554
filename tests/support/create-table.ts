import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { keyedTable } from '@galley/infra/local/stand-ins/dynamo/testing/keyed-table';
import { testEnvironment } from './test-environment';

/** Creates a table at the endpoint of the environment; `TestCloud.expire` deletes what is past its time to live. */
export async function createTable(TableName: string = testEnvironment.TABLE_NAME): Promise<void> {
  const client = new DynamoDBClient({});
  await client.send(new CreateTableCommand({ TableName, ...keyedTable }));
  const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  client.destroy();
}
