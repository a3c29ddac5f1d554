import type { ErrorBody } from '@galley/shared/schemas/error-body';
import { takePrefetched } from '../begin/prefetched-responses';
import { ApiError, unreachable } from './api-error';
import type { CallRoute } from './call-routes';
import { sessionGate } from './session-gate';

/** The time limit of a response; the server's own limit is 30 seconds. */
const timeoutMs = 35_000;

export interface SendOptions {
  signal?: AbortSignal;
  /** A 401 is returned at once instead of waiting for a new sign-in. */
  isSessionOptional?: boolean;
  /** Called with the headers of a successful response; lists return their cursor there. */
  onHeaders?: (headers: Headers) => void;
  /** Replaces `fetch`. */
  transport?: (url: string, init: SentInit) => Promise<Response>;
}

/** What a transport sends. */
export interface SentInit {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  signal: AbortSignal;
}

/**
 * Makes the call of this route. It is the only place of the admin that uses HTTP. When the session has expired, it
 * waits for a new sign-in and repeats the call once.
 * @throws ApiError for every error response and without a response.
 */
export async function sendWithSession(
  route: CallRoute,
  values: Record<string, unknown>,
  options: SendOptions = {},
): Promise<unknown> {
  const sessionOfCall = sessionGate.timesOpened;
  try {
    return await send(route, values, options);
  } catch (error) {
    const isLost = error instanceof ApiError && error.status === 401 && route.needsSession;
    if (!isLost || options.isSessionOptional) throw error;
    if (sessionGate.timesOpened === sessionOfCall) {
      await sessionGate.waitForSignIn().catch(() => {
        throw error;
      });
    }
    return await send(route, values, options);
  }
}

async function send(
  { path, method, isMultipart }: CallRoute,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-galley-csrf': '1' };
  let url = path;
  let body: BodyInit | undefined;
  if (isMultipart) {
    body = multipartBody(input);
  } else if (method === 'GET' || method === 'DELETE') {
    url += queryOf(input);
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  try {
    const init = { method, headers, body, signal };
    response = options.transport
      ? await options.transport(url, init)
      : ((method === 'GET' ? await takePrefetched(url) : undefined) ??
        (await fetch(url, { ...init, credentials: 'same-origin' })));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noResponse();
  }
  if (!response.ok) throw new ApiError(response.status, await readErrorBody(response));
  options.onHeaders?.(response.headers);
  if (response.status === 204) return undefined;
  return readResponse(response);
}

const given = (input: Record<string, unknown>) =>
  Object.entries(input).filter(([, value]) => value !== undefined && value !== null);

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams(given(input).map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

function multipartBody(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of given(input)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

function noResponse(): ApiError {
  return new ApiError(unreachable, {
    message: 'The server could not be reached. Check your connection and try again.',
  });
}

async function readResponse(response: Response): Promise<unknown> {
  try {
    const isFile = response.headers.get('content-type')?.startsWith('text/csv');
    return isFile ? await response.text() : await response.json();
  } catch {
    throw noResponse();
  }
}

/** An error in our format is ours; anything else came from an intermediary. */
async function readErrorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return body;
  return {
    message: `The server sent a response that cannot be read (status ${response.status}). Try again.`,
  };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
