import { createContext, runInContext } from 'node:vm';
import { requireModule } from '@galley/infra/local/edge/edge-function';
import type { Assembly } from './assembly';

export interface EdgeRequest {
  method: string;
  uri: string;
  headers: Record<string, { value: string }>;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}
export interface EdgeResponse {
  statusCode: number;
  body?: { encoding: string; data: string };
  headers: Record<string, { value: string }>;
}

/**
 * Runs a viewer-request function of the template as CloudFront would: as a plain script without Node, with `cf`
 * imported.
 */
export class EdgeViewer {
  private readonly context;

  constructor(assembly: Assembly, stackSuffix: 'Admin' | 'Site', parameters: Record<string, string> = {}) {
    const found = assembly
      .ofType('AWS::CloudFront::Function')
      .find((candidate) => candidate.stack.endsWith(`-${stackSuffix}`));
    if (!found) throw new Error(`The stack ${stackSuffix} has no edge function.`);
    const [firstLine, ...lines] = codeOf(found.properties.FunctionCode).split('\n');
    const isModule = firstLine === "import cf from 'cloudfront';";
    const cf = { distributionTenant: { parameters: { get: (name: string) => parameters[name] } } };
    this.context = createContext(isModule ? { cf } : { require: requireModule });
    runInContext([isModule ? '' : firstLine, ...lines].join('\n'), this.context);
  }

  request(
    uri: string,
    { host, headers = {}, method = 'GET', querystring = {}, cookies = {} }: ViewerRequest,
  ): EdgeRequest & Partial<EdgeResponse> {
    const event = {
      viewer: { ip: '203.0.113.9' },
      request: {
        method,
        uri,
        querystring,
        cookies,
        headers: Object.fromEntries(
          Object.entries({ host, ...headers }).map(([name, value]) => [name.toLowerCase(), { value }]),
        ),
      },
    };
    const answer = runInContext('handler', this.context)(event);
    return JSON.parse(JSON.stringify(answer));
  }
}

interface ViewerRequest {
  host: string;
  headers?: Record<string, string>;
  method?: string;
  querystring?: EdgeRequest['querystring'];
  cookies?: Record<string, { value: string }>;
}

/** The code as CloudFormation joins it; a reference to a secret is replaced by its own text. */
export function codeOf(code: unknown): string {
  if (typeof code === 'string') return code;
  const [, parts] = (code as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('');
}

export function galleyHeaders(request: {
  headers: Record<string, { value: string }>;
}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name.startsWith('x-galley-'))
      .map(([name, { value }]) => [name, value]),
  );
}
