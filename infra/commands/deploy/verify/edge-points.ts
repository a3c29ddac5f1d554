import { CreateInvalidationCommand, GetDistributionConfigCommand } from '@aws-sdk/client-cloudfront';
import { loadTenants } from '../../../tenants';
import type { HttpsResponse } from '../../https-request';
import { domainStates } from '../../own-domains';
import { ask, NotProvenError, type Point, siteUrl, until, type VerifyContext } from './point';

const dnsOf = ({ stage }: VerifyContext) =>
  `Point *.${stage.sitesDomain} to what "npm run deploy" prints at its end, and look at the distribution's tenants in CloudFront.`;

/**
 * One tenant routes every host under the sites' domain to our function, and the host determines the company.
 */
const wildcard: Point = {
  name: 'Every company answers under the sites’ domain (one tenant for the wildcard)',
  async prove(context) {
    const site = await ask(context, siteUrl(context), dnsOf(context));
    if (site.status >= 500 || site.status === 403) {
      throw new NotProvenError(
        `${siteUrl(context)} answers ${site.status}. 403 without our headers comes from CloudFront itself: the tenant does not take the host. 5xx: the log of the Lambda VisitorPage. ${dnsOf(context)}`,
      );
    }
    // A hyphen does not start another DNS level; an unknown host must reach our function instead of a
    // CloudFront error.
    const unknown = siteUrl({ ...context, company: 'no-such-company' });
    const { status, headers } = await ask(context, unknown, dnsOf(context));
    if (status !== 404 || !headers['content-security-policy']) {
      throw new NotProvenError(
        `${unknown} answers ${status} and not our own 404, so hosts with a hyphen do not reach the product. Look at the domains of the shared distribution tenant.`,
      );
    }
    return `${siteUrl(context)} answers ${site.status}, a host of no company our 404.`;
  },
};

const certificates: Point = {
  name: 'Certificates are valid for the admin, the sites and companies’ own domains',
  async prove(context) {
    const { stage, tenantsFile } = context;
    const advice = 'The certificates are in ACM in us-east-1; their DNS records must stay in place.';
    await ask(context, `${stage.adminOrigin}/`, advice);
    await ask(context, siteUrl(context), advice);
    const tenants = loadTenants(stage.sitesDomain, tenantsFile).filter(({ dnsReady }) => dnsReady);
    const states = (await Promise.all(tenants.map((tenant) => domainStates(context, tenant)))).flat();
    const bad = states.filter((state) => !state.endsWith(': served'));
    if (bad.length > 0) throw new NotProvenError(bad.join('; '));
    return `${2 + states.length} hosts answer with a certificate that is theirs.`;
  },
};

const isHit = ({ headers }: HttpsResponse) => /^(Refresh)?Hit/i.test(headers['x-cache'] ?? '');

/**
 * The tag comes from the origin in a header that is only documented for S3. If an invalidation by tag removes
 * the copies, CloudFront received the header, from a function URL (pages) and from the HTTP API (calls).
 */
function droppedByTag(what: string, path: string): Point {
  return {
    name: `${what} are kept by the CDN and dropped by their company’s tag (x-amz-meta-cache-tag passes)`,
    async prove(context) {
      const url = siteUrl(context, path);
      const look = () => ask(context, url, dnsOf(context));
      const first = await look();
      if (first.status !== 200) {
        throw new NotProvenError(`${url} answers ${first.status}; publish a page there first.`);
      }
      if (!(await until(context, async () => isHit(await look())))) {
        throw new NotProvenError(
          `${url} is never answered from a copy (x-cache: ${(await look()).headers['x-cache']}). Look at its cache-control and at the cache policy of the distribution.`,
        );
      }
      const { siteDistributionId: DistributionId } = await context.installation();
      await context.aws.cloudFront().send(
        new CreateInvalidationCommand({
          DistributionId,
          InvalidationBatch: {
            CallerReference: `verify ${path} ${Date.now()}`,
            Paths: { Quantity: 1, Items: [`#co:${context.company}`] },
          },
        }),
      );
      if (!(await until(context, async () => !isHit(await look())))) {
        throw new NotProvenError(
          `${url} is still answered from its copy: the tag did not reach CloudFront. Give CacheTagConfig in infra/stacks/site-stack.ts and the answers another header's name, and deploy.`,
        );
      }
      return `${url} was cached, and was fetched again after "#co:${context.company}" was dropped.`;
    },
  };
}

const wanted = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'x-frame-options',
];

const headers: Point = {
  name: 'Security headers are on the admin and on the sites',
  async prove(context) {
    for (const url of [`${context.stage.adminOrigin}/`, siteUrl(context)]) {
      const response = await ask(context, url, dnsOf(context));
      const missing = wanted.filter((name) => !response.headers[name]);
      if (missing.length > 0) {
        throw new NotProvenError(
          `${url} lacks ${missing.join(', ')}. Look at the response headers policy of the behaviour in CloudFront.`,
        );
      }
    }
    return `${wanted.length} headers on both.`;
  },
};

/** A harmless request that AWS's rules for known bad inputs refuse. */
const badInput = '?x=%24%7Bjndi%3Aldap%3A%2F%2Fx%2F%7D';

const firewall: Point = {
  name: 'The firewall is in front of the admin and the sites',
  async prove(context) {
    const { siteDistributionId: Id } = await context.installation();
    const { DistributionConfig } = await context.aws
      .cloudFront()
      .send(new GetDistributionConfigCommand({ Id }));
    if (!DistributionConfig?.WebACLId) {
      throw new NotProvenError(
        `The sites' distribution ${Id} has no web ACL. Deploy again; a distribution for tenants takes it in its own configuration.`,
      );
    }
    for (const url of [`${context.stage.adminOrigin}/${badInput}`, siteUrl(context, `/${badInput}`)]) {
      const { status } = await ask(context, url, dnsOf(context));
      if (status !== 403) {
        throw new NotProvenError(
          `${url} answers ${status} and not 403: the managed rules for bad inputs do not block. Look at the web ACL in WAF (Global).`,
        );
      }
    }
    return 'A request with a known attack in its URL gets 403 at both.';
  },
};

export const edgePoints: readonly Point[] = [
  wildcard,
  certificates,
  droppedByTag('Pages', '/'),
  droppedByTag('Visitors’ calls', '/api/components/getfooterdata'),
  headers,
  firewall,
];
