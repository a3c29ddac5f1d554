import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCompanyScope } from '../core/company-scope';
import { logger } from '../core/logger';
import { invalidateSite } from './invalidate-site';

/** A fake of CloudFront in each possible form: which requests it accepts is unknown before there is an account. */
let server: Server;
let asked: string[];
let refused: Record<string, [status: number, code: string]>;
const scope = openCompanyScope('acme');

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const [path = ''] = /<Path>([^<]*)/.exec(body)?.slice(1) ?? [];
      const call = `${request.url?.replace('/2020-05-31/', '').split('?')[0]} ${path}`.trim();
      asked.push(call);
      const [status, code] = refused[call] ?? [200, ''];
      response.writeHead(status, { 'content-type': 'text/xml' });
      const name = request.url?.split('/').at(-1) ?? '';
      response.end(
        code
          ? `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${code}</Message></Error></ErrorResponse>`
          : request.method === 'GET'
            ? `<DistributionTenant><Id>dt_${name.replace(/^galley-[a-z]+-|\?.*$/g, '')}</Id></DistributionTenant>`
            : '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>',
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  vi.stubEnv('SITE_DISTRIBUTION_ID', 'E1');
  vi.stubEnv('STAGE', 'prod');
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  refused = {};
});

const byTag = 'distribution/E1/invalidation #co:acme';

describe('the cached copies of a company are invalidated', () => {
  test('by tag on the distribution, with one request', async () => {
    await invalidateSite(scope, 'job-1');
    expect(asked).toEqual([byTag]);
  });

  test("by tag on the company's own tenant and the shared one, where the distribution supports no tags", async () => {
    refused = { [byTag]: [400, 'InvalidArgument'] };
    await invalidateSite(scope, 'job-1');
    expect(asked.slice(1).toSorted()).toEqual([
      'distribution-tenant/dt_acme/invalidation #co:acme',
      'distribution-tenant/dt_shared/invalidation #co:acme',
      'distribution-tenant/galley-prod-acme',
      'distribution-tenant/galley-prod-shared',
    ]);
  });

  test('by invalidating everything of the tenants, where they support no tags either', async () => {
    refused = {
      [byTag]: [400, 'InvalidArgument'],
      'distribution-tenant/galley-prod-acme': [404, 'EntityNotFound'],
      'distribution-tenant/dt_shared/invalidation #co:acme': [400, 'InvalidArgument'],
    };
    await invalidateSite(scope, 'job-1');
    expect(asked.at(-1)).toBe('distribution-tenant/dt_shared/invalidation /*');
    expect(asked.filter((call) => call.startsWith('distribution-tenant/dt_acme'))).toEqual([]);
  });

  test.each([
    ['rights are missing', 403, 'AccessDenied'],
    ['too much is under way', 400, 'TooManyInvalidationsInProgress'],
  ])('by the next attempt of the job, where %s', async (_why, status, code) => {
    refused = { [byTag]: [status, code] };
    await expect(invalidateSite(scope, 'job-1')).rejects.toMatchObject({ name: code });
    expect(asked).toEqual([byTag]);
  });
});
