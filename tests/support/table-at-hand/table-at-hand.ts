import * as sdk from '@aws-sdk/client-dynamodb';
import { DynamoError } from '@galley/infra/local/stand-ins/dynamo/dynamo-error';
import type { DynamoStandIn } from '@galley/infra/local/stand-ins/dynamo/dynamo-stand-in';
import { fromWire, toWire } from './wire';

interface Client {
  send(command: { constructor: { name: string }; input: object }, ...others: unknown[]): unknown;
}
interface TableAtHand {
  dynamo: Pick<DynamoStandIn, 'handle'>;
  /** While something fails, the SDK itself is asked: what it makes of a failure is part of the product. */
  isFaulty: () => boolean;
}

let atHand: TableAtHand | undefined;
let isInstalled = false;

/** From now on calls to the table's items go straight to this stand-in, if `install` was called; undefined ends it. */
export function putTableAtHand(table: TableAtHand | undefined): void {
  atHand = table;
}

const itemOperation =
  /^((Get|Put|Update|Delete)Item|Query|Scan|Batch(Get|Write)Item|Transact(Get|Write)Items)Command$/;

/**
 * Lets every client of DynamoDB in this process ask the stand-in without the SDK's signing, retries and HTTP: those
 * take half of the time of a test of the handlers. `tests/api/table-at-hand.test.ts` holds that answers are the same.
 */
export function install(): void {
  // Files of tests share a process, which needs it once.
  if (isInstalled) return;
  isInstalled = true;
  // All clients of the SDK inherit this one method.
  const clients = Object.getPrototypeOf(sdk.DynamoDBClient).prototype as Client;
  const send = clients.send;
  clients.send = function (this: Client, command, ...others) {
    const { name } = command.constructor;
    const isShort = atHand && this instanceof sdk.DynamoDBClient && itemOperation.test(name);
    if (!isShort || others.length > 0 || atHand?.isFaulty()) return send.call(this, command, ...others);
    return ask(atHand as TableAtHand, name.replace(/Command$/, ''), command.input);
  };
}

async function ask({ dynamo }: TableAtHand, operation: string, input: object): Promise<object> {
  const asked = toWire(input);
  // As over HTTP: others have their turn before there is an answer.
  await new Promise(setImmediate);
  try {
    const answer = await dynamo.handle(operation, asked, process.env.AWS_ACCESS_KEY_ID ?? '');
    return { ...(fromWire(answer) as object), $metadata: { httpStatusCode: 200, attempts: 1 } };
  } catch (error) {
    throw error instanceof DynamoError ? asOfTheSdk(error) : error;
  }
}

type Exceptions = Record<string, new (of: object) => Error>;

function asOfTheSdk({ type, message, extra, status }: DynamoError): Error {
  const known = (sdk as never as Exceptions)[type];
  const of = { name: type, $fault: 'client', message, $metadata: { httpStatusCode: status, attempts: 1 } };
  return known
    ? new known({ ...of, ...(fromWire(extra) as object) })
    : new sdk.DynamoDBServiceException({ ...of, $fault: 'client' });
}
