import { required } from '@galley/shared/required';
import type {
  BehaviorDefinition,
  DistributionDefinition,
  OriginDefinition,
  TenantDefinition,
} from '../assembly/distributions';
import { type HttpRequest, type HttpResponse, headerOf } from '../http/messages';
import { matchesWildcard } from '../iam/conditions';
import { compress } from './compression';
import { EdgeFunction } from './edge-function';
import { toOriginRequest } from './forwarding';
import { applyResponseHeaders } from './response-headers';
import { StaleCopies } from './stale-copies';

/** Sends a request to an origin of a distribution; never rejects because of a request's content. */
export type CallOrigin = (
  origin: OriginDefinition,
  request: HttpRequest,
  distribution: DistributionDefinition,
) => Promise<HttpResponse>;

/**
 * A CloudFront distribution with the template's behaviors, viewer-request function, forwarding, header
 * policies and compression. Every request goes to the origin, so that changes show at once; cached copies are
 * only used where the origin fails.
 */
export class LocalDistribution {
  private readonly functions = new Map<string, EdgeFunction>();
  private readonly stale = new StaleCopies();

  constructor(
    readonly definition: DistributionDefinition,
    private readonly callOrigin: CallOrigin,
  ) {
    for (const { viewerRequest } of definition.behaviors) {
      if (viewerRequest) this.functions.set(viewerRequest, new EdgeFunction(viewerRequest, definition));
    }
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    const tenant = this.tenantOf(request);
    if (this.definition.isTenantOnly && !tenant)
      return cloudFrontError(403, 'No distribution has this host.');
    const behavior = this.behaviorOf(request.path);
    const response = await this.respond(request, behavior, tenant);
    const compressed = await compress(
      request,
      applyResponseHeaders(response, behavior.responseHeaders),
      behavior,
    );
    return request.method === 'HEAD' ? withoutBody(compressed) : compressed;
  }

  private async respond(
    request: HttpRequest,
    behavior: BehaviorDefinition,
    tenant: TenantDefinition | undefined,
  ): Promise<HttpResponse> {
    if (!behavior.allowedMethods.includes(request.method)) {
      return cloudFrontError(403, 'This distribution is not configured to allow the HTTP request method.');
    }
    const edge = behavior.viewerRequest && this.functions.get(behavior.viewerRequest);
    const result = edge ? await edge.run(request, tenant) : { request };
    if ('response' in result && result.response) return result.response;
    const passed = 'request' in result ? result.request : request;
    const origin = required(
      this.definition.origins.find(({ id }) => id === behavior.originId),
      () => new Error(`${this.definition.id} has no origin ${behavior.originId}`),
    );
    const path = passed.path === '/' ? `/${this.definition.defaultRootObject}` : passed.path;
    const forwarded = toOriginRequest({ ...passed, path }, behavior, origin);
    return this.stale.responseOr(request, await this.callOrigin(origin, forwarded, this.definition));
  }

  /**
   * The order in the template decides, as in CloudFront; patterns are compared with the path as requested.
   */
  private behaviorOf(path: string): BehaviorDefinition {
    return required(
      this.definition.behaviors.find(({ pathPattern }) =>
        matchesWildcard(
          pathPattern.startsWith('/') || pathPattern === '*' ? pathPattern : `/${pathPattern}`,
          path,
        ),
      ),
      () => new Error(`${this.definition.id} has no default behavior`),
    );
  }

  /** A tenant with the exact host takes precedence over one with a wildcard. */
  private tenantOf(request: HttpRequest): TenantDefinition | undefined {
    const host = (headerOf(request.headers, 'host') ?? '').toLowerCase().replace(/:\d+$/, '');
    const { tenants } = this.definition;
    return (
      tenants.find(({ domains }) => domains.includes(host)) ??
      tenants.find(({ domains }) => domains.some((domain) => coversHost(domain, host)))
    );
  }
}

/** A wildcard matches exactly one label. */
function coversHost(domain: string, host: string): boolean {
  return domain.startsWith('*.') && host.slice(host.indexOf('.')) === domain.slice(1) && host.includes('.');
}

/** A response that CloudFront itself makes. */
export function cloudFrontError(status: number, message: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': ['text/html'], 'x-cache': ['Error from cloudfront'] },
    body: Buffer.from(`<!DOCTYPE html><title>${status}</title><h1>${status} ERROR</h1><p>${message}</p>`),
  };
}

function withoutBody(response: HttpResponse): HttpResponse {
  return {
    ...response,
    headers: { ...response.headers, 'content-length': [String(response.body.length)] },
    body: Buffer.alloc(0),
  };
}
