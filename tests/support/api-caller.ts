import {
  type CallDeclaration,
  type CallOutput,
  type CallRequest,
  type Method,
  routesOf,
} from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';
import type { ErrorBody } from '@galley/shared/schemas/error-body';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { requireApprovedRefusal } from './sentences';
import { testEnvironment } from './test-environment';

export interface CallOptions {
  /** The session that `sessionFor` or `signIn` returned. */
  session?: { cookie: string };
  /** Further cookies, `name=value`. */
  cookies?: string[];
  /** Sets or, with undefined, omits a header. The edge's own and `x-galley-csrf: 1` are sent by default. */
  headers?: Record<string, string | undefined>;
  /** Calls a company's site instead of the admin's origin. */
  site?: string;
  /** The caller's IP address as the edge saw it. */
  ip?: string;
  /** Another one of the call's methods than the first. */
  method?: Method;
  /** Sent as the body, or as the query, instead of the input. */
  body?: string;
  /** Whether that body is base64-encoded, as for file uploads. */
  isBase64?: boolean;
  query?: string;
}

export interface ApiResponse<Output> {
  status: number;
  /** The response's value; only where the status is below 300. */
  body: Output;
  /** For every other JSON response. */
  error: ErrorBody;
  /** The body as it was sent: a page or a file. */
  text: string;
  /** `set-cookie` values. */
  cookies: string[];
  headers: Record<string, string>;
}

type Handler = (
  event: APIGatewayProxyEventV2,
  context: unknown,
) => Promise<APIGatewayProxyStructuredResultV2>;

let requests = 0;

/** Makes a call of the contract on the real handler of its area, as API Gateway would pass it; errors say approved words. */
export async function callApi<Name extends CallName>(
  name: Name,
  input: CallRequest<Contract[Name]> | Record<string, unknown>,
  options: CallOptions = {},
): Promise<ApiResponse<CallOutput<Contract[Name]>>> {
  const declaration = declarationOf(name);
  const { handler } = (await import(`../../functions/${declaration.area}/handler.ts`)) as {
    handler: Handler;
  };
  const result = await handler(await eventOf(declaration, input as Record<string, unknown>, options), {
    functionName: declaration.area,
    awsRequestId: `lambda-${requests}`,
  });
  const isText = /^text\//.test(String(result.headers?.['content-type'] ?? ''));
  const json: unknown = result.body && !isText ? JSON.parse(result.body) : undefined;
  const status = result.statusCode ?? 200;
  const error = ((status < 300 ? undefined : json) ?? {}) as ErrorBody;
  requireApprovedRefusal(name, error);
  return {
    status,
    body: (status < 300 ? (isText ? result.body : json) : undefined) as CallOutput<Contract[Name]>,
    error,
    text: result.body ?? '',
    cookies: result.cookies ?? [],
    headers: (result.headers ?? {}) as Record<string, string>,
  };
}

async function eventOf(
  declaration: CallDeclaration,
  input: Record<string, unknown>,
  {
    session,
    cookies = [],
    headers = {},
    site,
    ip = '203.0.113.7',
    method = declaration.methods[0] ?? 'GET',
    body: rawBody,
    isBase64 = false,
    query,
  }: CallOptions,
): Promise<APIGatewayProxyEventV2> {
  requests += 1;
  const [{ path } = { path: '' }] = routesOf(declaration);
  const hasBody = method === 'POST' || method === 'PUT';
  const { body, type } = hasBody ? await bodyOf(declaration, input) : {};
  const allHeaders: Record<string, string | undefined> = {
    'x-galley-edge-secret': testEnvironment.EDGE_SECRET,
    'x-galley-viewer-ip': ip,
    'x-galley-surface': site ? 'site' : 'admin',
    'x-galley-host': site ? `${site}.sites.galley-sites.example` : 'admin.galley.example',
    ...(site && { 'x-galley-company': site }),
    'x-galley-csrf': '1',
    ...(type && { 'content-type': type }),
    ...headers,
  };
  const sent = Object.entries(allHeaders).filter(([, value]) => value !== undefined);
  const allCookies = [...(session ? [session.cookie] : []), ...cookies];
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: query ?? (hasBody ? '' : queryOf(input)),
    ...(allCookies.length > 0 && { cookies: allCookies }),
    headers: Object.fromEntries(sent),
    requestContext: {
      requestId: `request-${requests}`,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'tests' },
    } as APIGatewayProxyEventV2['requestContext'],
    ...((rawBody ?? body) !== undefined && { body: rawBody ?? body }),
    isBase64Encoded: isBase64 || (declaration.multipart === true && hasBody),
  };
}

/** The body as API Gateway passes it: a form with files in base64, everything else as text. */
async function bodyOf(declaration: CallDeclaration, input: Record<string, unknown>) {
  if (declaration.multipart !== true) return { body: JSON.stringify(input), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) form.set(name, value instanceof Blob ? value : String(value));
  }
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: Buffer.from(await sent.arrayBuffer()).toString('base64'), type };
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/** `name=value` of one cookie in a response, to send it back. */
export function cookieOf(answer: { cookies: string[] }, name: string): string {
  const found = answer.cookies.find((cookie) => cookie.startsWith(`${name}=`));
  if (!found) throw new Error(`The answer sets no cookie ${name}: ${answer.cookies.join(' | ')}`);
  return found.split(';')[0] ?? '';
}
