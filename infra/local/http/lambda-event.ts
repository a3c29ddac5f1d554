import { randomUUID } from 'node:crypto';
import { type HttpRequest, type HttpResponse, headerOf, headersFrom } from './messages';

interface EventSource {
  routeKey: string;
  apiId: string;
  /** The host under which the origin is called. */
  host: string;
  account: string;
  pathParameters?: Record<string, string>;
}

/** Bodies of these types reach a function as text; all others are base64, including forms. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/;

/** The event in payload format 2.0, as HTTP APIs and function URLs send it. */
export function toLambdaEvent(request: HttpRequest, source: EventSource): Record<string, unknown> {
  const now = new Date();
  const isText = textTypes.test(headerOf(request.headers, 'content-type') ?? '');
  const { cookie, ...headers } = request.headers;
  const cookies = (cookie ?? []).flatMap((line) => line.split(/;\s*/)).filter(Boolean);
  const parameters = queryParameters(request.query);
  return {
    version: '2.0',
    routeKey: source.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(',')])),
      host: source.host,
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    ...(parameters && { queryStringParameters: parameters }),
    ...(source.pathParameters && { pathParameters: source.pathParameters }),
    requestContext: {
      accountId: source.account,
      apiId: source.apiId,
      domainName: source.host,
      domainPrefix: source.host.split('.')[0],
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.ip,
        userAgent: headerOf(request.headers, 'user-agent') ?? '',
      },
      requestId: randomUUID(),
      routeKey: source.routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

/** Repeated parameters are joined with commas, as in API Gateway. */
function queryParameters(query: string): Record<string, string> | undefined {
  if (query === '') return undefined;
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    joined[name] = Object.hasOwn(joined, name) ? `${joined[name]},${value}` : value;
  }
  return joined;
}

interface LambdaResponse {
  statusCode: number | string;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/**
 * Converts a function's result: an object with `statusCode` is a response, anything else is the JSON body of
 * a 200. Undefined where API Gateway would consider the result malformed (and respond with 500).
 */
export function fromLambdaResult(payload: string): HttpResponse | undefined {
  const result: unknown = JSON.parse(payload);
  if (!isResponse(result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { status: 200, headers: { 'content-type': ['application/json'] }, body: Buffer.from(body) };
  }
  const status = Number(result.statusCode);
  const body = result.body ?? '';
  if (!Number.isInteger(status) || status < 100 || status > 599 || typeof body !== 'string') return undefined;
  const headers = headersFrom(result.headers ?? {}, (value) => [String(value)]);
  if (result.cookies?.length) headers['set-cookie'] = result.cookies;
  headers['content-type'] ??= ['text/plain;charset=UTF-8'];
  return { status, headers, body: Buffer.from(body, result.isBase64Encoded ? 'base64' : 'utf8') };
}

const isResponse = (result: unknown): result is LambdaResponse =>
  typeof result === 'object' && result !== null && 'statusCode' in result;
