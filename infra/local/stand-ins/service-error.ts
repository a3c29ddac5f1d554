import type { PlainResponse } from './http-server';
import { AccessDenied } from './stand-in';

/** An error of a service. `code` is the SDK's name of it. */
export class ServiceError extends Error {
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

/** For a value that must exist: `known ?? fail(unknownKey())`. */
export function fail(error: unknown): never {
  throw error;
}

/**
 * The service's error, which a caller without permission gets, too.
 * @throws every other error: it is a bug of the stand-in
 */
export function serviceErrorOf(error: unknown, denied = 'AccessDenied', status = 403): ServiceError {
  if (error instanceof AccessDenied) return new ServiceError(denied, error.message, status);
  if (error instanceof ServiceError) return error;
  throw error;
}

/** In the formats of both JSON protocols: the code in a header (REST) and in the body (JSON 1.1). */
export function jsonErrorResponse(error: unknown, contentType = 'application/json'): PlainResponse {
  const { code, status, message } = serviceErrorOf(error, 'AccessDeniedException', 400);
  return {
    status,
    headers: { 'content-type': contentType, 'x-amzn-errortype': code },
    body: JSON.stringify({ __type: code, message }),
  };
}

export function jsonResponse(body: unknown, contentType = 'application/json'): PlainResponse {
  return { status: 200, headers: { 'content-type': contentType }, body: JSON.stringify(body) };
}

export const jsonFailure = (kind: 'throttle' | 'unavailable') =>
  kind === 'throttle'
    ? new ServiceError('TooManyRequestsException', 'Too many requests, as asked', 429)
    : new ServiceError('InternalServiceErrorException', 'Internal error, as asked', 500);

/** Of the services with a JSON protocol. */
export const unsigned = () =>
  new ServiceError('MissingAuthenticationTokenException', 'The request is not signed', 403);

/** @throws ServiceError SerializationException */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString() || '{}');
  } catch {
    throw new ServiceError('SerializationException', 'The request body is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ServiceError('SerializationException', 'The request body is not a JSON object');
  }
  return parsed as Record<string, unknown>;
}
