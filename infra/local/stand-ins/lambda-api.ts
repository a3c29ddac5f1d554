import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, listen, readBody } from './http-server';
import { JsonError, jsonErrorAnswer, jsonFailure } from './json-error';
import { guard } from './request-guard';
import { readAccessKeyId } from './signature';
import { defaultAccount, defaultRegion, type StandIn, type StandInOptions } from './stand-in';

export type InvocationType = 'RequestResponse' | 'Event';

export interface LambdaApiOptions extends StandInOptions {
  /**
   * Runs a function. For `RequestResponse` resolves with its result, or throws what the function threw; for `Event`
   * resolves as soon as the event is accepted. Throws UnknownFunction for a name it does not have.
   */
  invoke(functionName: string, payload: unknown, type: InvocationType): Promise<unknown>;
}

export class UnknownFunction extends Error {
  constructor(functionName: string) {
    super(`Function not found: ${functionName}`);
    this.name = 'UnknownFunction';
  }
}

/** Bytes. Asynchronous: the long-standing limit; AWS has raised it since, and less is accepted everywhere. */
const payloadLimits: Record<InvocationType, number> = { RequestResponse: 6 * 1024 * 1024, Event: 256 * 1024 };

/** Starts the local Lambda API: Invoke, and nothing else. */
export function startLambdaApi(options: LambdaApiOptions): Promise<StandIn> {
  return listen(options, async (request, response) => {
    try {
      return await answer(options, request, response);
    } catch (error) {
      return jsonErrorAnswer(error);
    }
  });
}

async function answer(
  options: LambdaApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const accessKeyId = readAccessKeyId(request.headers);
  if (!accessKeyId)
    throw new JsonError('MissingAuthenticationTokenException', 'The request is not signed', 403);
  const path = request.url?.split('?')[0] ?? '';
  const encoded = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path)?.[1];
  if (request.method !== 'POST' || !encoded) {
    throw new JsonError(
      'UnknownOperationException',
      `The local Lambda does not know ${request.method} ${path}`,
      404,
    );
  }
  const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  if (type !== 'RequestResponse' && type !== 'Event') {
    throw new JsonError('InvalidParameterValueException', `The local Lambda does not know the type ${type}`);
  }
  const name = nameOf(decodeURIComponent(encoded));
  const payload = await readPayload(request, payloadLimits[type]);
  const { region = defaultRegion, account = defaultAccount } = options;
  const call = {
    service: 'lambda' as const,
    action: 'lambda:InvokeFunction',
    accessKeyId,
    resource: `arn:aws:lambda:${region}:${account}:function:${name}`,
  };
  const input = { FunctionName: name, InvocationType: type };
  return guard(options, { call, operation: 'Invoke', input, failure: jsonFailure }, response, () =>
    invoke(options, name, payload, type),
  );
}

async function invoke(
  options: LambdaApiOptions,
  name: string,
  payload: unknown,
  type: InvocationType,
): Promise<Answer> {
  try {
    const result = await options.invoke(name, payload, type);
    if (type === 'Event') return { status: 202 };
    return resultAnswer(JSON.stringify(result ?? null), {});
  } catch (error) {
    if (error instanceof UnknownFunction)
      throw new JsonError('ResourceNotFoundException', error.message, 404);
    if (type === 'Event') throw error;
    const { name: errorType, message: errorMessage } = error as Error;
    const body = JSON.stringify({ errorType, errorMessage, trace: [] });
    return resultAnswer(body, { 'x-amz-function-error': 'Unhandled' });
  }
}

function resultAnswer(body: string, headers: Record<string, string>): Answer {
  const size = Buffer.byteLength(body);
  if (size <= payloadLimits.RequestResponse) {
    return { status: 200, headers: { 'content-type': 'application/json', ...headers }, body };
  }
  const errorType = 'Function.ResponseSizeTooLarge';
  const errorMessage = `Response payload size (${size} bytes) exceeded maximum allowed payload size (6291556 bytes).`;
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' },
    body: JSON.stringify({ errorType, errorMessage }),
  };
}

async function readPayload(request: IncomingMessage, limit: number): Promise<unknown> {
  const body = await readBody(request);
  if (body.length > limit) {
    const message = `${body.length} byte payload is too large for the Event or RequestResponse invocation type (limit ${limit} bytes)`;
    throw new JsonError('RequestTooLargeException', message, 413);
  }
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    throw new JsonError('InvalidRequestContentException', 'Could not parse request body into json');
  }
}

/** The name out of a name, an ARN, or either with a version or alias. */
function nameOf(identifier: string): string {
  const inArn = /^arn:[^:]+:lambda:[^:]*:[^:]*:function:([^:]+)/.exec(identifier)?.[1];
  return inArn ?? identifier.split(':')[0] ?? '';
}
