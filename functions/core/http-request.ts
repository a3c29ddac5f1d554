import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { invalid } from './errors';

/** A request without its body, which is read only after the caller has been authenticated. */
export interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  requestId: string;
}

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

function withLowerFirstLetters(source: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(source)) {
    if (unsafeNames.has(name)) continue;
    result[name.charAt(0).toLowerCase() + name.slice(1)] = value;
  }
  return result;
}

function parseCookies(cookies: string[] | undefined): Record<string, string> {
  const result: Record<string, string> = {};
  for (const pair of cookies ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) result[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return result;
}

const isFormWithFiles = (type: string | undefined) => /^multipart\/form-data/i.test(type ?? '');

/**
 * Whether the browser itself submits a form and displays the response; a script that sends files does not
 * accept HTML.
 */
export function isPostedByBrowser({ 'content-type': type, accept = '' }: HttpRequest['headers']): boolean {
  if (isFormWithFiles(type)) return accept.includes('text/html');
  return /^application\/x-www-form-urlencoded/i.test(type ?? '');
}

/**
 * The parts of a multipart form: text parts become strings, others a `File`; a repeated name becomes a list.
 */
async function parseMultipart(event: APIGatewayProxyEventV2): Promise<Record<string, unknown>> {
  const headers = { 'content-type': event.headers['content-type'] ?? '' };
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  try {
    const sent = await new Response(body, { headers }).formData();
    return Object.fromEntries(
      [...new Set(sent.keys())].map((name) => {
        const parts = sent.getAll(name);
        const files = parts.filter((part) => typeof part !== 'string');
        return [name, files.length > 1 ? files : parts.at(-1)];
      }),
    );
  } catch {
    throw invalid({ body: 'The body is not a valid multipart form.' });
  }
}

/**
 * Parses a form as browsers encode it. `URLSearchParams` takes seven times as long, and anonymous clients may
 * send one.
 */
function parsePairs(text: string): Record<string, unknown> {
  const decoded = (part: string) => decodeURIComponent(part.includes('+') ? part.replaceAll('+', ' ') : part);
  try {
    const pairs = text.split('&').filter((pair) => pair !== '');
    return Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
      }),
    );
  } catch {
    throw invalid({ body: 'The body is not a valid form: its percent-encoding is invalid.' });
  }
}

async function parseBody(
  event: APIGatewayProxyEventV2,
  isMultipart: boolean,
): Promise<Record<string, unknown>> {
  if (!event.body) return {};
  if (isMultipart && isFormWithFiles(event.headers['content-type'])) {
    return parseMultipart(event);
  }
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
  const type = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';
  if (type === 'application/x-www-form-urlencoded') return parsePairs(text);
  if (type !== 'application/json') {
    throw invalid({ body: 'Send the body as JSON (content-type application/json).' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ body: 'The body is not valid JSON.' });
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw invalid({ body: 'The body must be a JSON object.' });
  }
  return value as Record<string, unknown>;
}

export function readRequest(event: APIGatewayProxyEventV2): HttpRequest {
  return {
    method: event.requestContext.http.method,
    path: event.rawPath,
    headers: event.headers,
    cookies: parseCookies(event.cookies),
    requestId: event.requestContext.requestId,
  };
}

/**
 * Query and body merged, with the first letter of each name in lower case: clients differ in the case of `PageId`.
 * @throws 400 naming the body where it does not match its content type
 */
export async function readInput(
  event: APIGatewayProxyEventV2,
  isMultipart = false,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URLSearchParams(event.rawQueryString));
  return { ...withLowerFirstLetters(query), ...withLowerFirstLetters(await parseBody(event, isMultipart)) };
}
