import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../stand-ins/http-server';
import { guard } from '../stand-ins/request-guard';
import { jsonErrorResponse, jsonFailure, ServiceError, unsigned } from '../stand-ins/service-error';
import { readAccessKeyId } from '../stand-ins/signature';
import type { StandIn, StandInOptions } from '../stand-ins/stand-in';
import type { LambdaRuntime } from './lambda-runtime';

const invokePath = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/**
 * The part of Lambda's API with which functions call each other: Invoke, synchronous (RequestResponse) and
 * asynchronous (Event).
 */
export function startLambdaApi(runtime: LambdaRuntime, options: StandInOptions = {}): Promise<StandIn> {
  return listen(options, async (request, response) => {
    const body = await readBody(request);
    return respond(runtime, options, request, body, response).catch((error) => jsonErrorResponse(error));
  });
}

async function respond(
  runtime: LambdaRuntime,
  options: StandInOptions,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const accessKeyId = readAccessKeyId(request.headers, unsigned);
  const name = invokePath.exec(request.url?.split('?')[0] ?? '')?.[1];
  if (request.method !== 'POST' || !name) {
    throw new ServiceError(
      'UnknownOperationException',
      `The local Lambda does not know ${request.method} ${request.url}`,
      404,
    );
  }
  const { definition } = runtime.find(decodeURIComponent(name));
  const call = {
    service: 'lambda' as const,
    action: 'lambda:InvokeFunction',
    accessKeyId,
    resource: definition.arn,
  };
  const payload = readPayload(body);
  const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  const guarded = {
    call,
    operation: 'Invoke',
    input: { FunctionName: definition.functionName, InvocationType: type, Payload: payload },
    failure: jsonFailure,
  };
  return guard(options, guarded, response, () => invoke(runtime, definition.arn, String(type), payload));
}

async function invoke(
  runtime: LambdaRuntime,
  arn: string,
  type: string,
  payload: string,
): Promise<PlainResponse> {
  const headers = { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID() };
  switch (type) {
    case 'Event':
      runtime.invokeLater(arn, payload);
      return { status: 202, headers };
    case 'RequestResponse': {
      const outcome = await runtime.invoke(arn, payload);
      if (!outcome.error) return { status: 200, headers, body: outcome.payload };
      return {
        status: 200,
        headers: { ...headers, 'x-amz-function-error': 'Unhandled' },
        body: JSON.stringify(outcome.error),
      };
    }
    case 'DryRun':
      return { status: 204, headers };
    default:
      throw new ServiceError('InvalidParameterValueException', `Invocation type ${type} is not known`);
  }
}

/** An empty body becomes an empty object, as on AWS. */
function readPayload(body: Buffer): string {
  const payload = body.toString() || '{}';
  try {
    JSON.parse(payload);
    return payload;
  } catch {
    throw new ServiceError('InvalidRequestContentException', 'Could not parse request body into json');
  }
}
