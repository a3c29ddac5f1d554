import { attempt } from '@galley/shared/attempt';
import type { BehaviorDefinition, OriginDefinition } from '../assembly/distributions';
import type { Forwarding, Selection } from '../assembly/forwarded';
import type { HttpRequest } from '../http/messages';

/**
 * The request that the origin gets: only the headers, cookies and query strings that the cache policy or the
 * origin request policy names, plus the origin's own headers.
 */
export function toOriginRequest(
  request: HttpRequest,
  behavior: BehaviorDefinition,
  origin: OriginDefinition,
): HttpRequest {
  const policies = [behavior.cachePolicy, behavior.originRequestPolicy].filter(
    (policy): policy is NonNullable<typeof policy> => policy !== undefined,
  );
  const isForwarded = (part: keyof Forwarding, name: string) =>
    policies.some((policy) => isSelected(policy[part], name));
  const { cookie = [], ...others } = request.headers;
  const headers: HttpRequest['headers'] = { 'user-agent': ['Amazon CloudFront'] };
  for (const [name, values] of Object.entries(others)) {
    if (neverForwarded.includes(name)) continue;
    if (isForwarded('headers', name) || alwaysForwarded.includes(name)) headers[name] = values;
  }
  const cookies = cookie
    .flatMap((line) => line.split(/;\s*/))
    .filter((text) => text && isForwarded('cookies', text.split('=')[0] ?? ''));
  if (cookies.length > 0) headers.cookie = [cookies.join('; ')];
  const query = request.query
    .split('&')
    .filter((text) => text && isForwarded('queryStrings', decode(text.split('=')[0] ?? '')));
  for (const [name, value] of Object.entries(origin.customHeaders)) headers[name] = [value];
  headers.host = [origin.host];
  return { ...request, path: origin.path + request.path, query: query.join('&'), headers };
}

/** Headers that describe the body, and range requests, which CloudFront passes on. */
const alwaysForwarded = ['content-type', 'content-length', 'range'];
/** Headers of the connection itself, and those that CloudFront sets itself. */
const neverForwarded = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  'te',
];

function isSelected(selection: Selection, name: string): boolean {
  if (selection === 'all' || selection === 'none') return selection === 'all';
  // Header names are in lower case here; cookies and query strings are case-sensitive.
  if ('only' in selection) return selection.only.some((one) => one === name || one.toLowerCase() === name);
  return !selection.allExcept.some((one) => one === name || one.toLowerCase() === name);
}

const decode = (text: string) => attempt(() => decodeURIComponent(text)) ?? text;
