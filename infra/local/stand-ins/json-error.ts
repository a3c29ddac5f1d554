import type { Answer } from './http-server';
import { AccessDenied } from './stand-in';

/** An error of a service with a JSON protocol. `code` is the SDK's name of it. */
export class JsonError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = code;
  }
}

/** In the formats of both JSON protocols: the code in a header (REST) and in the body (JSON 1.1). */
export function jsonErrorResponse(error: unknown, contentType = 'application/json'): Answer {
  const known =
    error instanceof AccessDenied ? new JsonError('AccessDeniedException', error.message, 400) : error;
  if (!(known instanceof JsonError)) throw error;
  return {
    status: known.status,
    headers: { 'content-type': contentType, 'x-amzn-errortype': known.code },
    body: JSON.stringify({ __type: known.code, message: known.message, ...known.extra }),
  };
}

export function jsonResponse(body: unknown, contentType = 'application/json'): Answer {
  return { status: 200, headers: { 'content-type': contentType }, body: JSON.stringify(body) };
}

export const jsonFailure = (kind: 'throttle' | 'unavailable') =>
  kind === 'throttle'
    ? new JsonError('TooManyRequestsException', 'Too many requests, as asked', 429)
    : new JsonError('InternalServiceErrorException', 'Internal error, as asked', 500);

/** @throws JsonError SerializationException */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString() || '{}');
  } catch {
    throw new JsonError('SerializationException', 'The request body is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new JsonError('SerializationException', 'The request body is not a JSON object');
  }
  return parsed as Record<string, unknown>;
}
