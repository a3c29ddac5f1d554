import { TokenBuckets } from '@galley/functions/core/budgets/token-buckets';
import type { HttpApiDefinition, RouteDefinition, Throttle } from '../assembly/http-apis';
import type { MayInvoke } from '../iam/invoke-permissions';
import type { Outcome } from '../lambda/execution-environment';
import { InvokeRefused } from '../lambda/lambda-runtime';
import { within } from '../stand-ins/within';
import { fromLambdaResult, toLambdaEvent } from './lambda-event';
import { type HttpRequest, type HttpResponse, messageResponse } from './messages';

/** API Gateway's quotas for HTTP APIs, in bytes. */
const largestBody = 10 * 1024 * 1024;
const largestHeaders = 10_240;

export interface HttpApiOptions {
  api: HttpApiDefinition;
  account: string;
  invoke: (functionArn: string, payload: string) => Promise<Outcome>;
  mayInvoke: MayInvoke;
  /** False: there are no throttles. */
  isThrottled?: boolean;
  /** The clock of the throttles in milliseconds since 1970; by default the machine's. */
  now?: () => number;
}

interface CompiledRoute extends RouteDefinition {
  /** Its own bucket, or the one that all routes without their own share. */
  bucket: TokenBuckets | undefined;
  method: string;
  expression: RegExp;
  parameters: string[];
  isExact: boolean;
}

/** An HTTP API (API Gateway v2) with Lambda integrations and the template's routes. */
export class LocalHttpApi {
  private readonly routes: CompiledRoute[];

  constructor(private readonly options: HttpApiOptions) {
    const { api, isThrottled = true } = options;
    const bucketOf = (throttle: Throttle | undefined) =>
      throttle && isThrottled ? new TokenBuckets(throttle) : undefined;
    const shared = bucketOf(api.throttle);
    this.routes = api.routes
      .map((route) => ({ ...compile(route), bucket: bucketOf(route.throttle) ?? shared }))
      .sort((a, b) => rank(b) - rank(a));
  }

  get host(): string {
    return this.options.api.host;
  }

  /** Never rejects because of a request's content or a function's failure: those lead to responses. */
  async handle(request: HttpRequest): Promise<HttpResponse> {
    if (headerBytes(request) > largestHeaders) return messageResponse(431, 'Request Header Fields Too Large');
    if (request.body.length > largestBody) return messageResponse(413, 'Request Entity Too Large');
    const match = this.match(request);
    if (!match) return messageResponse(404, 'Not Found');
    const { api, account, mayInvoke, now = Date.now } = this.options;
    const { route, pathParameters } = match;
    const waitMs = route.bucket?.take('', new Date(now())) ?? 0;
    if (waitMs > 0) return messageResponse(429, 'Too Many Requests');
    const sourceArn = `${api.arn}/$default/${request.method}${request.path}`;
    if (!mayInvoke(route.functionArn, 'apigateway.amazonaws.com', sourceArn)) {
      return messageResponse(500, 'Internal Server Error');
    }
    const source = { routeKey: route.routeKey, apiId: api.apiId, host: api.host, account, pathParameters };
    return this.run(route, JSON.stringify(toLambdaEvent(request, source)));
  }

  private async run(route: RouteDefinition, payload: string): Promise<HttpResponse> {
    try {
      const invoking = this.options.invoke(route.functionArn, payload);
      const outcome = await within(route.timeoutMs, invoking, () => 'late' as const);
      if (outcome === 'late') return messageResponse(503, 'Service Unavailable');
      const response = outcome.error ? undefined : fromLambdaResult(outcome.payload);
      return response ?? messageResponse(500, 'Internal Server Error');
    } catch (error) {
      if (!(error instanceof InvokeRefused)) throw error;
      return error.status === 413
        ? messageResponse(413, 'Request Entity Too Large')
        : messageResponse(500, 'Internal Server Error');
    }
  }

  private match(request: HttpRequest) {
    for (const route of this.routes) {
      if (route.method !== 'ANY' && route.method !== request.method) continue;
      const found = route.expression.exec(request.path);
      if (!found) continue;
      const values = route.parameters.map((name, index) => [name, found[index + 1] ?? ''] as const);
      return { route, pathParameters: values.length > 0 ? Object.fromEntries(values) : undefined };
    }
    return undefined;
  }
}

/**
 * Paths are case-sensitive; a path that only exists with another method gives 404, because HTTP APIs have no
 * 405.
 */
function compile(route: RouteDefinition): Omit<CompiledRoute, 'bucket'> {
  if (route.routeKey === '$default') {
    return { ...route, method: 'ANY', expression: /^/, parameters: [], isExact: false };
  }
  const [method = '', path = ''] = route.routeKey.split(' ');
  const parameters: string[] = [];
  const source = path
    .replace(/[.*^$()|[\]\\]/g, '\\$&')
    .replace(/\{([\w-]+)(\+?)\}/g, (_, name: string, isGreedy: string) => {
      parameters.push(name);
      return isGreedy ? '(.+)' : '([^/]+)';
    });
  return {
    ...route,
    method,
    expression: new RegExp(`^${source}$`),
    parameters,
    isExact: parameters.length === 0,
  };
}

/**
 * Exact paths come before parameters, those before greedy ones, `$default` last; a named method comes before
 * ANY.
 */
function rank(route: CompiledRoute): number {
  if (route.routeKey === '$default') return 0;
  const path = route.isExact ? 4 : route.routeKey.includes('+}') ? 1 : 2;
  return path * 2 + (route.method === 'ANY' ? 0 : 1);
}

function headerBytes({ method, path, query, headers }: HttpRequest): number {
  const lines = Object.entries(headers).flatMap(([name, values]) => values.map((value) => name + value));
  return [method, path, query, ...lines].join('').length;
}
