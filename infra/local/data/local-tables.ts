import type { TableDefinition } from '../assembly/data-resources';
import { deployerKey } from '../iam/authorizer';
import type { DynamoStandIn } from '../stand-ins/dynamo/dynamo-stand-in';

/** Creates the tables that do not exist yet, with their time to live. */
export async function createTables(dynamo: DynamoStandIn, tables: TableDefinition[]): Promise<void> {
  const { TableNames } = (await dynamo.handle('ListTables', {}, deployerKey)) as { TableNames: string[] };
  for (const { tableName, KeySchema, AttributeDefinitions, TimeToLiveSpecification } of tables) {
    if (!TableNames.includes(tableName)) {
      const table = { TableName: tableName, KeySchema, AttributeDefinitions, BillingMode: 'PAY_PER_REQUEST' };
      await dynamo.handle('CreateTable', table, deployerKey);
    }
    if (!TimeToLiveSpecification) continue;
    const described = await dynamo.handle('DescribeTimeToLive', { TableName: tableName }, deployerKey);
    const { TimeToLiveStatus } = described.TimeToLiveDescription as { TimeToLiveStatus: string };
    if (TimeToLiveStatus === 'ENABLED') continue;
    await dynamo.handle('UpdateTimeToLive', { TableName: tableName, TimeToLiveSpecification }, deployerKey);
  }
}
