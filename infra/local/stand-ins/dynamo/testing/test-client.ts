import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { StandInOptions } from '../../stand-in';
import { startDynamo } from '../dynamo-stand-in';
import { inProcessRequestHandler } from './in-process-request-handler';
import { keyedTable } from './keyed-table';

export const tableName = 'galley';

const credentials = { accessKeyId: 'TESTROLE', secretAccessKey: 'secret' };

/** A stand-in with a table of string `pk` and `sk`, one client over HTTP and one in process. */
export async function startTestDynamo(options: StandInOptions = {}) {
  const dynamo = await startDynamo(options);
  const common = { region: 'eu-west-1', credentials, maxAttempts: 1 };
  const overHttp = new DynamoDBClient({ ...common, endpoint: dynamo.endpoint });
  const inProcess = new DynamoDBClient({
    ...common,
    endpoint: dynamo.endpoint,
    requestHandler: inProcessRequestHandler(dynamo),
  });
  return { dynamo, overHttp, inProcess };
}

export const createTestTable = () => new CreateTableCommand({ TableName: tableName, ...keyedTable });

export const keyOf = (sk: string, pk = 'C#acme#SITE') => ({ pk: { S: pk }, sk: { S: sk } });
