import type { Cloud } from '@galley/infra/local/cloud';
import { declarationOf } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { csrf, patch, probe, signedIn, start } from './clouds';
import { resourcesOf } from './patched-assembly';

describe('the edge', () => {
  it('accepts a path of the API in any case, although the routes are case-sensitive', async () => {
    const withoutFunction = patch((patched) =>
      patched.changeTemplate('Admin', (template) => {
        for (const [, { Properties }] of resourcesOf(template, 'AWS::CloudFront::Distribution')) {
          const { CacheBehaviors } = Properties.DistributionConfig as {
            CacheBehaviors: { FunctionAssociations?: unknown }[];
          };
          for (const behavior of CacheBehaviors) delete behavior.FunctionAssociations;
        }
      }),
    );
    const statusOf = async (cloud: Cloud, path: string) => {
      const { cookie } = await signedIn(cloud);
      return (await cloud.request('admin', { path, headers: { ...csrf, cookie } })).status;
    };
    const cloud = await start();
    expect(await statusOf(cloud, '/api/ADMIN/GetPage?pageId=1')).toBe(200);
    expect(await statusOf(cloud, '/api/admin/getpage?pageId=1')).toBe(200);
    const bare = await start({ assembly: withoutFunction });
    expect(await statusOf(bare, '/api/ADMIN/GetPage?pageId=1')).toBe(404);
    expect(await statusOf(bare, '/api/admin/getpage?pageId=1')).toBe(200);
  });

  it('overwrites every header that a viewer forges', async () => {
    const cloud = await start({ assembly: patch((patched) => patched.replaceBundle('pages', probe)) });
    const forged = {
      'x-galley-edge-secret': 'forged',
      'x-galley-viewer-ip': '10.0.0.1',
      'x-galley-company': 'globex',
      'x-galley-surface': 'site',
      'x-galley-host': 'forged.example',
      'x-galley-anything': 'forged',
      ...csrf,
    };
    const request = { path: '/api/admin/getpage', headers: forged, ip: '198.51.100.9' };
    const seen = (await cloud.request('admin', request)).json<Record<string, string>>();
    const ours = Object.fromEntries(Object.entries(seen).filter(([name]) => name.startsWith('x-galley-')));
    const { EDGE_SECRET } = cloud.aws.environmentOf('pages');
    expect(ours).toEqual({
      'x-galley-edge-secret': EDGE_SECRET,
      'x-galley-viewer-ip': '198.51.100.9',
      'x-galley-surface': 'admin',
      'x-galley-host': 'localhost:4000',
      'x-galley-csrf': '1',
    });
  });

  it('allows as many anonymous attempts at once as the templates say, and staff’s calls in parallel', async () => {
    // Without a refill rate, however slow the machine is.
    const withoutRate = patch((patched) =>
      patched.changeTemplate('Api', (template) => {
        for (const [, { Properties }] of resourcesOf(template, 'AWS::ApiGatewayV2::Stage')) {
          const settings = Properties.RouteSettings as Record<string, { ThrottlingRateLimit: number }>;
          for (const each of Object.values(settings)) each.ThrottlingRateLimit = 0.001;
        }
      }),
    );
    const cloud = await start({ assembly: withoutRate });
    const method = 'POST';
    const headers = { ...csrf, 'content-type': 'application/json' };
    const attempt = () =>
      cloud.request('admin', { method, path: '/api/Authentication/Authenticate', headers, body: '{}' });
    const answers = await Promise.all(Array.from({ length: 90 }, attempt));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(80);
    expect(refused.map((answer) => answer.json())).toEqual(Array(10).fill({ message: 'Too Many Requests' }));
    const { cookie } = await signedIn(cloud);
    const path = '/api/Authentication/GetCompanyName';
    expect((await cloud.request('admin', { path, headers: { cookie } })).status).toBe(200);
  });

  it('is the only entrance: a request that bypasses it is rejected before anything is read', async () => {
    const cloud = await start();
    const { cookie } = await signedIn(cloud);
    const around = async (secret: Record<string, string>) => {
      const event = {
        version: '2.0',
        routeKey: 'GET /api/admin/getpage',
        rawPath: '/api/admin/getpage',
        rawQueryString: 'pageId=1',
        cookies: [cookie],
        headers: { ...csrf, 'x-galley-surface': 'admin', 'x-galley-viewer-ip': '127.0.0.1', ...secret },
        requestContext: { requestId: 'around', http: { method: 'GET', path: '/api/admin/getpage' } },
        isBase64Encoded: false,
      };
      const meter = cloud.calls.start();
      const { statusCode } = (await cloud.invoke('pages', event)) as { statusCode: number };
      return { statusCode, calls: meter.stop().length };
    };
    expect(await around({})).toEqual({ statusCode: 403, calls: 0 });
    expect(await around({ 'x-galley-edge-secret': 'guessed' })).toEqual({ statusCode: 403, calls: 0 });
    const { EDGE_SECRET = '' } = cloud.aws.environmentOf('pages');
    expect((await around({ 'x-galley-edge-secret': EDGE_SECRET })).statusCode).toBe(200);
  });

  it('sends the security headers of the templates with every response [1:8]', async () => {
    const cloud = await start();
    const asked: [Parameters<Cloud['request']>[0], Parameters<Cloud['request']>[1], number][] = [
      ['admin', { path: '/login' }, 200],
      ['admin', { path: '/assets/none.js' }, 404],
      ['admin', { path: '/images/acme/1/none.png' }, 403],
      ['admin', { path: '/login', method: 'DELETE' }, 403],
      ['admin', { path: '/api/nothing' }, 404],
      ['admin', { path: '/api/admin/getpage?pageId=1' }, 401],
      ['admin', { path: declarationOf('authenticate').path, method: 'POST', headers: csrf, body: '{' }, 400],
      [{ site: 'acme' }, { path: '/nothing' }, 404],
      // Nothing is published yet, so every path says that the site opens soon.
      [{ site: 'acme' }, { path: '/%E0%A4%A' }, 404],
      [{ site: 'acme' }, { path: '/', method: 'POST' }, 403],
      [{ site: 'acme' }, { path: '/api/admin/getpage' }, 404],
      [{ site: 'acme' }, { path: '/images/globex/1/a.png' }, 404],
      [{ site: 'nobody' }, { path: '/' }, 404],
    ];
    for (const [surface, request, status] of asked) {
      const answer = await cloud.request(surface, request);
      const what = `${request.method ?? 'GET'} ${request.path} of ${JSON.stringify(surface)}`;
      expect(answer.status, what).toBe(status);
      expect(Object.fromEntries(answer.headers), what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
        'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
        'content-security-policy': expect.stringContaining("default-src '"),
      });
    }
  });
});

it('rejects responses and bodies of a size that AWS rejects', async () => {
  const cloud = await start({ assembly: patch((patched) => patched.replaceBundle('pages', probe)) });
  const path = '/api/admin/getpage';
  const answered = (bytes: number) => cloud.request('admin', { path: `${path}?bytes=${bytes}` });
  const megabyte = 1024 * 1024;
  expect((await answered(5 * megabyte)).body.length).toBeGreaterThan(5 * megabyte);
  expect((await answered(6 * megabyte)).status).toBe(500);

  const sent = async (bytes: number) => {
    const body = JSON.stringify({ text: 'x'.repeat(bytes) });
    const headers = { ...csrf, 'content-type': 'application/json' };
    return (await cloud.request('admin', { method: 'POST', path: '/api/admin/createpage', headers, body }))
      .status;
  };
  expect(await sent(5 * megabyte)).toBe(200);
  expect(await sent(6 * megabyte)).toBe(413);
  expect(await sent(11 * megabyte)).toBe(413);
});
