import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import { HttpError, invalid, tooLarge } from './errors';
import { logger } from './logger';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function jsonResponse(statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 {
  return body === undefined
    ? { statusCode, headers: { 'cache-control': 'no-store' } }
    : { statusCode, headers: jsonHeaders, body: JSON.stringify(body) };
}

/**
 * Turns an error into a response. Unexpected errors are logged, and their response contains only the request
 * id.
 * @param isShown the browser displays the response itself, in place of the page
 */
export function errorResponse(
  error: unknown,
  requestId: string,
  isShown = false,
): APIGatewayProxyStructuredResultV2 {
  if (error instanceof HttpError) {
    const { status, message, details } = error;
    const response = isShown
      ? toShownResponse(status, message)
      : jsonResponse(status, { message, ...details, requestId });
    if (details.retryAfter === undefined) return response;
    return { ...response, headers: { ...response.headers, 'retry-after': String(details.retryAfter) } };
  }
  logger.error('unexpected error', { requestId, error: error as Error });
  return jsonResponse(500, {
    message: `Something went wrong on our side (request ${requestId}).`,
    requestId,
  });
}

function toShownResponse(statusCode: number, message: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: `${message} Go back: what you typed is still there.`,
  };
}

/**
 * The error response for input that does not match its schema: 413 where only a size is wrong, else 400
 * naming the fields.
 */
export function inputError(error: z.ZodError): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'body';
    fields[field] ??= /^(Invalid|Too (big|small)|Unrecognized)/.test(issue.message)
      ? `${field}: ${issue.message}.`
      : issue.message;
  }
  const oversize = error.issues.find((issue) => issue.code === 'custom' && issue.params?.tooLarge);
  if (oversize && error.issues.every((issue) => issue.code === 'custom' && issue.params?.tooLarge)) {
    return tooLarge(String(oversize.path[0] ?? 'body'), oversize.message);
  }
  return invalid(fields);
}
