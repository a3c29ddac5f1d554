import type { CallDeclaration, CallOutput, CallRequest, Method } from '@galley/shared/contract/call';
import { type CallName, type Contract, contract } from '@galley/shared/contract/contract';
import { type Refusal, refusalSchema } from '@galley/shared/schemas/refusal';
import { ApiError, unreachable } from './api-error';
import { sessionGate } from './session-gate';

/** The answer must come within this; the server's own limit is 30 seconds. */
const timeoutMs = 35_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Parts of a multipart call beside its input: files. */
  files?: Record<string, Blob>;
  /** A 401 is answered at once instead of waiting for a new sign-in. */
  isSessionOptional?: boolean;
}

type Request<Name extends CallName> = CallRequest<Contract[Name]>;
// A call all of whose fields are optional may be made without an input.
type Parameters<Name extends CallName> =
  Record<string, never> extends Request<Name>
    ? [input?: Request<Name>, options?: CallOptions]
    : [input: Request<Name>, options?: CallOptions];

export type ApiAnswer<Name extends CallName> = CallOutput<Contract[Name]>;
export type ApiRequest<Name extends CallName> = Request<Name>;

/**
 * Makes a call of the contract. It is the only place of the admin that reads HTTP. A session that has ended
 * is asked for again, then the call is repeated once.
 * @throws ApiError for every refusal and for no answer at all.
 */
export async function api<Name extends CallName>(
  name: Name,
  ...[input, options]: Parameters<Name>
): Promise<ApiAnswer<Name>> {
  const declaration: CallDeclaration = contract[name];
  const values = (input ?? {}) as Record<string, unknown>;
  try {
    return (await send(declaration, values, options ?? {})) as ApiAnswer<Name>;
  } catch (error) {
    const isLost = error instanceof ApiError && error.status === 401 && needsSession(declaration);
    if (!isLost || options?.isSessionOptional) throw error;
    await sessionGate.waitForSignIn().catch(() => {
      throw error;
    });
    return (await send(declaration, values, options ?? {})) as ApiAnswer<Name>;
  }
}

function needsSession(declaration: CallDeclaration): boolean {
  return declaration.audience !== 'stranger' && declaration.audience !== 'attempt';
}

/** Calls that change something are observed as GET and offered as POST too, which is safer. */
function methodOf(declaration: CallDeclaration): Method {
  if (declaration.changes && declaration.methods.includes('POST')) return 'POST';
  return declaration.methods[0] ?? 'GET';
}

async function send(
  declaration: CallDeclaration,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const method = methodOf(declaration);
  const headers: Record<string, string> = { accept: 'application/json', 'x-galley-csrf': '1' };
  let address: string = declaration.path;
  let body: BodyInit | undefined;
  if (declaration.multipart) {
    body = multipartBody(input, options.files ?? {});
  } else if (method === 'GET' || method === 'DELETE') {
    address += queryOf(input);
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body, signal, credentials: 'same-origin' });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noAnswer();
  }
  if (!response.ok) throw new ApiError(response.status, await readRefusal(response));
  if (response.status === 204) return undefined;
  return readAnswer(response);
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function multipartBody(input: Record<string, unknown>, files: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) form.set(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}

function noAnswer(): ApiError {
  return new ApiError(unreachable, {
    message: 'The server could not be reached. Check your connection and try again.',
  });
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw noAnswer();
  }
}

/** A refusal is ours when it has our shape; anything else came from something in between. */
async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(body);
  if (refusal.success) return refusal.data;
  return { message: `The server gave an answer that cannot be read (status ${response.status}). Try again.` };
}
