import { DynamoError } from '../dynamo-error';
import { LostResponse, NoResponse } from '../dynamo-service';
import type { DynamoStandIn } from '../dynamo-stand-in';

/** The part of the SDK's request that is needed here. */
interface SdkRequest {
  headers: Record<string, string>;
  body?: unknown;
}

interface SdkResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * A `requestHandler` for an SDK client that calls the stand-in directly, without HTTP: `new DynamoDBClient({
 * ..., requestHandler: inProcessRequestHandler(dynamo) })`.
 */
export function inProcessRequestHandler(standIn: Pick<DynamoStandIn, 'handle'>) {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle(
      request: SdkRequest,
      { abortSignal }: { abortSignal?: unknown } = {},
    ): Promise<{ response: SdkResponse }> {
      const headers = lowerCased(request.headers);
      const accessKeyId = /Credential=([^/,\s]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
      const input: unknown = JSON.parse(textOf(request.body));
      try {
        return respond(200, await standIn.handle(headers['x-amz-target'] ?? '', input, accessKeyId));
      } catch (error) {
        if (error instanceof DynamoError) return respond(error.status, error.toBody());
        if (error instanceof NoResponse) return untilAborted(abortSignal);
        if (error instanceof LostResponse) {
          throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' });
        }
        throw error;
      }
    },
    destroy() {},
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  };
}

function respond(statusCode: number, body: unknown): { response: SdkResponse } {
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { response: { statusCode, headers, body: new TextEncoder().encode(JSON.stringify(body)) } };
}

function untilAborted(signal: unknown): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(Object.assign(new Error('Request aborted'), { name: 'AbortError' }));
    if (signal instanceof AbortSignal) signal.addEventListener('abort', abort, { once: true });
  });
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function textOf(body: unknown): string {
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body ?? '{}');
}
