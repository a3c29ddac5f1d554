import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../http-server';
import { readAccessKeyId } from '../signature';
import type { StandIn, StandInOptions } from '../stand-in';
import { DynamoError } from './dynamo-error';
import { DynamoService, LostResponse, NoResponse } from './dynamo-service';

export interface DynamoStandIn extends StandIn {
  /**
   * One call without HTTP, with the same behavior otherwise.
   * @param target `GetItem` or `DynamoDB_20120810.GetItem`
   * @throws DynamoError
   */
  handle(target: string, input: unknown, accessKeyId: string): Promise<Record<string, unknown>>;
  /** The same without copying: the caller must neither keep the input nor modify the output. */
  handleOwn(target: string, input: unknown, accessKeyId: string): Promise<Record<string, unknown>>;
  /**
   * Deletes items past their time to live.
   * @param nowMs milliseconds since 1970
   * @returns how many
   */
  expire(nowMs?: number): Promise<number>;
}

/**
 * Starts the local DynamoDB: dynalite's expressions and single-item actions on our own store, with
 * transactions, time to live and consumed capacity. `directory` keeps the data between starts.
 * @throws Error with a message for the user when the directory is in use
 */
export async function startDynamo(options: StandInOptions = {}): Promise<DynamoStandIn> {
  const service = await DynamoService.open(options);
  const server = await listen(options, (request, response) => respond(service, request, response)).catch(
    async (error: unknown) => {
      await service.close();
      throw error;
    },
  );
  return {
    endpoint: server.endpoint,
    async handle(target, input, accessKeyId) {
      // A caller may keep and modify input and output; over HTTP it could not reach the store either.
      const copy = input === undefined ? undefined : JSON.parse(JSON.stringify(input));
      const output = await service.execute(operationOf(target), copy, accessKeyId);
      return JSON.parse(JSON.stringify(output)) as Record<string, unknown>;
    },
    handleOwn: (target, input, accessKeyId) => service.execute(operationOf(target), input, accessKeyId),
    expire: (nowMs) => service.expire(nowMs),
    async stop() {
      await server.stop();
      await service.close();
    },
  };
}

/** The limit of DynamoDB itself. */
const maxRequestBytes = 16 * 1024 * 1024;

async function respond(
  service: DynamoService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const body = await readBody(request, maxRequestBytes);
  try {
    const accessKeyId = readAccessKeyId(
      request.headers,
      () => new DynamoError('MissingAuthenticationTokenException', 'Request is missing Authentication Token'),
    );
    const operation = operationOf(String(request.headers['x-amz-target'] ?? ''));
    return json(200, await service.execute(operation, parse(body), accessKeyId));
  } catch (error) {
    if (error instanceof DynamoError) return json(error.status, error.toBody());
    if (error instanceof LostResponse) {
      response.destroy();
      return undefined;
    }
    if (error instanceof NoResponse) return undefined;
    throw error;
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new DynamoError('SerializationException', 'The request body is not JSON');
  }
}

const operationOf = (target: string) => target.replace(/^DynamoDB_20120810\./, '');

const json = (status: number, body: unknown): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});
