import { cloudFrontError, type LocalDistribution } from './edge/distribution';
import type { HttpRequest, HttpResponse } from './http/messages';
import { headerOf } from './http/messages';

/** The two surfaces of the product: the admin with the API, and the companies' sites. */
export interface Surfaces {
  admin(request: HttpRequest): Promise<HttpResponse>;
  site(request: HttpRequest): Promise<HttpResponse>;
}

/** The company whose site a bare `localhost` shows. */
export const defaultCompany = 'acme';

/**
 * @throws Error unless the app has exactly one distribution for the admin and one, with tenants, for the
 * sites
 */
export function createSurfaces(
  distributions: LocalDistribution[],
  onProblem: (line: string) => void,
): Surfaces {
  const admins = distributions.filter(({ definition }) => !definition.isTenantOnly);
  const sites = distributions.filter(({ definition }) => definition.isTenantOnly);
  const [admin] = admins;
  const [site] = sites;
  if (!admin || !site || admins.length + sites.length > 2) {
    throw new Error(
      'The laptop cloud serves one distribution for the admin and one with tenants for the sites',
    );
  }
  const respond = async (distribution: LocalDistribution, request: HttpRequest) => {
    try {
      return await distribution.handle(request);
    } catch (error) {
      // On AWS a failing edge function leads to a 503 for the viewer.
      onProblem(`edge: ${request.method} ${request.path}: ${(error as Error).stack}`);
      return cloudFrontError(503, 'The edge function failed.');
    }
  };
  return {
    admin: (request) => respond(admin, request),
    site: (request) => respond(site, withCompany(request)),
  };
}

function withCompany(request: HttpRequest): HttpRequest {
  const host = headerOf(request.headers, 'host') ?? '';
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return request;
  const [, port = ''] = host.split(':');
  const name = `${defaultCompany}.localhost${port && `:${port}`}`;
  return { ...request, headers: { ...request.headers, host: [name] } };
}
