import * as sdk from '@aws-sdk/client-dynamodb';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { DynamoError } from '@galley/infra/local/stand-ins/dynamo/dynamo-error';
import type { DynamoStandIn } from '@galley/infra/local/stand-ins/dynamo/dynamo-stand-in';
import type { FaultsAtHand } from './faults-at-hand';
import { fromWire, toWire } from './wire';

interface Client {
  send(command: { constructor: { name: string }; input: object }, ...others: unknown[]): unknown;
}
interface AtHand {
  dynamo: Pick<DynamoStandIn, 'handleOwn'>;
  /** Starts an asynchronous invocation. */
  invokeLater: (payload: unknown) => void;
  /** Faults that are injected into its calls. */
  faults: FaultsAtHand;
}

let atHand: AtHand | undefined;
let isInstalled = false;
let isByPassed = false;

/** From now on such calls go directly to these stand-ins, if `install` was called; undefined ends that. */
export function putAtHand(standIns: AtHand | undefined): void {
  atHand = standIns;
}

/** Makes all calls of an action through the SDK over HTTP. */
export async function overHttp<Result>(action: () => Promise<Result>): Promise<Result> {
  isByPassed = true;
  return action().finally(() => {
    isByPassed = false;
  });
}

const itemOperation =
  /^((Get|Put|Update|Delete)Item|Query|Scan|Batch(Get|Write)Item|Transact(Get|Write)Items)Command$/;

/**
 * Connects every DynamoDB client of this process directly to the stand-in, and every Lambda client to the jobs,
 * without the SDK's signing, retries and HTTP: those take more than half of the time of a handler test.
 * `tests/api/table-at-hand.test.ts` verifies that the responses are the same.
 */
export function install(): void {
  // Test files share a process, so it is installed once.
  if (isInstalled) return;
  isInstalled = true;
  // All clients of the SDK inherit this method.
  const clients = Object.getPrototypeOf(sdk.DynamoDBClient).prototype as Client;
  const send = clients.send;
  clients.send = function (this: Client, command, ...others) {
    if (!atHand || isByPassed || others.length > 0) return send.call(this, command, ...others);
    const { name } = command.constructor;
    if (this instanceof sdk.DynamoDBClient && itemOperation.test(name))
      return ask(atHand, name.replace(/Command$/, ''), command.input, () => send.call(this, command));
    if (command instanceof InvokeCommand && command.input.InvocationType === 'Event')
      return dispatch(atHand, command.input.Payload);
    return send.call(this, command, ...others);
  };
}

/** A visitor's read of the table, which does not use the SDK; undefined where it must go over HTTP. */
export async function readAtHand(body: string): Promise<{ status: number; body: string } | undefined> {
  if (!atHand || isByPassed) return undefined;
  const asked = JSON.parse(body) as object;
  try {
    return { status: 200, body: JSON.stringify(await respondTo(atHand, 'BatchGetItem', asked)) };
  } catch (error) {
    if (atHand?.faults.isHit(asked)) return undefined;
    if (error instanceof DynamoError) return { status: error.status, body: JSON.stringify(error.toBody()) };
    throw error;
  }
}

async function dispatch({ invokeLater }: AtHand, payload: unknown): Promise<object> {
  await new Promise(setImmediate);
  invokeLater(JSON.parse(String(payload)));
  return { StatusCode: 202, $metadata: { httpStatusCode: 202, attempts: 1 } };
}

async function respondTo({ dynamo, faults }: AtHand, operation: string, asked: object): Promise<object> {
  faults.begin(asked);
  // As over HTTP: other tasks run before the response arrives.
  await new Promise(setImmediate);
  return dynamo.handleOwn(operation, asked, process.env.AWS_ACCESS_KEY_ID ?? '');
}

async function ask(
  standIns: AtHand,
  operation: string,
  input: object,
  repeat: () => unknown,
): Promise<unknown> {
  // Another object for each call, since a command may be sent again.
  const asked = { ...(toWire(input) as object) };
  try {
    const answer = await respondTo(standIns, operation, asked);
    return { ...(fromWire(answer) as object), $metadata: { httpStatusCode: 200, attempts: 1 } };
  } catch (error) {
    if (standIns.faults.isHit(asked)) return repeat();
    throw error instanceof DynamoError ? asOfTheSdk(error) : error;
  }
}

type Exceptions = Record<string, new (of: object) => Error>;

function asOfTheSdk({ code, message, extra, status }: DynamoError): Error {
  const known = (sdk as never as Exceptions)[code];
  const of = { name: code, $fault: 'client', message, $metadata: { httpStatusCode: status, attempts: 1 } };
  return known
    ? new known({ ...of, ...(fromWire(extra) as object) })
    : new sdk.DynamoDBServiceException({ ...of, $fault: 'client' });
}
