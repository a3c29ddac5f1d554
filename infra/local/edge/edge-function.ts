import { createHmac, randomUUID } from 'node:crypto';
import vm from 'node:vm';
import type { DistributionDefinition, TenantDefinition } from '../assembly/distributions';
import { type HttpRequest, type HttpResponse, headersFrom } from '../http/messages';

/**
 * Milliseconds. Only a guard against endless loops: CloudFront allows less than one, but a laptop may be
 * busy.
 */
const longestRunMs = 5_000;

interface EdgeValue {
  value: string;
  multiValue?: { value: string }[];
}
type EdgeValues = Record<string, EdgeValue>;

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: EdgeValues;
  headers: EdgeValues;
  cookies: EdgeValues;
}

interface EdgeResponse {
  statusCode: number;
  headers?: EdgeValues;
  cookies?: Record<string, EdgeValue & { attributes?: string }>;
  body?: string | { encoding: string; data: string };
}

/** Evaluates the function's code with the globals of its runtime. */
type Evaluate = (
  cloudfront: object,
  require: (name: string) => unknown,
  console: object,
) => (event: string) => unknown;

/**
 * A viewer-request CloudFront Function (JavaScript runtime 2.0), run in a context without anything of Node.
 * Every request evaluates the code again, so that no state is kept between requests; the context is reused,
 * because creating it takes ten times as long.
 */
export class EdgeFunction {
  private readonly context = vm.createContext({});
  private readonly script = new vm.Script('run()');
  private readonly evaluate: Evaluate;

  constructor(
    code: string,
    private readonly distribution: DistributionDefinition,
  ) {
    // The helper module is the only one that exists, and a script cannot import.
    const source = code.replace(/^\s*import\s+(\w+)\s+from\s+'cloudfront';?/m, 'const $1 = cloudfront;');
    // Strict mode, like njs: assigning an undeclared name is an error instead of creating a global.
    const evaluate = `(cloudfront, require, console) => {'use strict';${source}\n;return (event) => handler(JSON.parse(event));}`;
    this.evaluate = new vm.Script(evaluate).runInContext(this.context);
  }

  /** @returns the request to forward, or the function's own response */
  async run(
    request: HttpRequest,
    tenant: TenantDefinition | undefined,
  ): Promise<{ request: HttpRequest; response?: undefined } | { response: HttpResponse }> {
    const event = JSON.stringify(this.eventOf(request));
    this.context.run = () => this.evaluate(cloudfrontModule(tenant), requireModule, { log() {} })(event);
    const result = await this.script.runInContext(this.context, { timeout: longestRunMs });
    const plain = JSON.parse(JSON.stringify(result)) as EdgeRequest | EdgeResponse;
    return 'statusCode' in plain
      ? { response: toHttpResponse(plain) }
      : { request: requestOf(plain, request) };
  }

  private eventOf(request: HttpRequest) {
    const { cookie = [], ...headers } = request.headers;
    const edgeRequest: EdgeRequest = {
      method: request.method,
      uri: request.path,
      querystring: collect(request.query.split('&').filter(Boolean).map(pair)),
      headers: collect(
        Object.entries(headers).flatMap(([name, values]) => values.map((value) => [name, value])),
      ),
      cookies: collect(cookie.flatMap((line) => line.split(/;\s*/).filter(Boolean).map(pair))),
    };
    return {
      version: '1.0',
      context: {
        distributionDomainName: this.distribution.host,
        distributionId: this.distribution.id,
        eventType: 'viewer-request',
        requestId: randomUUID(),
      },
      viewer: { ip: request.ip },
      request: edgeRequest,
    };
  }
}

/** The parts of the runtime's modules that our functions use. */
export function requireModule(name: string) {
  if (name === 'crypto') return { createHmac };
  throw new Error(`CloudFront's runtime has no module '${name}' here.`);
}

function cloudfrontModule(tenant: TenantDefinition | undefined) {
  if (!tenant) return {};
  return { distributionTenant: { parameters: { get: (name: string) => tenant.parameters[name] } } };
}

function requestOf(edge: EdgeRequest, original: HttpRequest): HttpRequest {
  const headers = headersFrom(edge.headers, valuesOf);
  const cookies = Object.entries(edge.cookies).flatMap(([name, value]) =>
    valuesOf(value).map((one) => `${name}=${one}`),
  );
  if (cookies.length > 0) headers.cookie = [cookies.join('; ')];
  const query = Object.entries(edge.querystring).flatMap(([name, value]) =>
    valuesOf(value).map((one) => (one === '' ? name : `${name}=${one}`)),
  );
  return { ...original, path: edge.uri, query: query.join('&'), headers };
}

function toHttpResponse(response: EdgeResponse): HttpResponse {
  const headers = headersFrom(response.headers ?? {}, valuesOf);
  const cookies = Object.entries(response.cookies ?? {}).map(
    ([name, { value, attributes }]) => `${name}=${value}${attributes ? `; ${attributes}` : ''}`,
  );
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const { body = '' } = response;
  const data = typeof body === 'string' ? body : body.data;
  const encoding = typeof body === 'object' && body.encoding === 'base64' ? 'base64' : 'utf8';
  return { status: response.statusCode, headers, body: Buffer.from(data, encoding) };
}

const valuesOf = ({ value, multiValue }: EdgeValue) => multiValue?.map((one) => one.value) ?? [value];

/** `a=b=c` -> ['a', 'b=c'] */
function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function collect(pairs: [string, string][] | string[][]): EdgeValues {
  const values: EdgeValues = {};
  for (const [name = '', value = ''] of pairs) {
    const known = values[name];
    if (!known) values[name] = { value };
    else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
  }
  return values;
}
