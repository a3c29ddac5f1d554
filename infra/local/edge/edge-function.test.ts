import { describe, expect, it } from 'vitest';
import type { DistributionDefinition } from '../assembly/distributions';
import type { HttpRequest } from '../http/messages';
import { EdgeFunction } from './edge-function';

const distribution = { id: 'd', host: 'd.cloudfront.net' } as DistributionDefinition;
const tenant = { domains: ['*.localhost'], parameters: { companyKey: 'acme' } };
const request: HttpRequest = {
  method: 'GET',
  path: '/A%20b',
  query: 'x=1&x=2&y&z=%C3%A4',
  headers: { host: ['acme.localhost'], cookie: ['a=1; b=x=y'], 'x-many': ['1', '2'] },
  body: Buffer.alloc(0),
  ip: '203.0.113.7',
};
const run = (code: string, sent = request) => new EdgeFunction(code, distribution).run(sent, tenant);

describe('a viewer-request function', () => {
  it('that changes nothing keeps path, query, headers and cookies', async () => {
    const result = await run('function handler(event) { return event.request; }');
    expect(result).toEqual({
      request: { ...request, headers: { ...request.headers, cookie: ['a=1; b=x=y'] } },
    });
  });

  it('sees the viewer’s IP address, single values, and the tenant’s parameters', async () => {
    const code = `import cf from 'cloudfront';
      async function handler(event) {
        const { request, viewer } = event;
        request.headers['x-seen'] = { value: [viewer.ip, request.cookies.b.value, request.querystring.x.value,
          request.querystring.x.multiValue.length, cf.distributionTenant.parameters.get('companyKey')].join(' ') };
        delete request.headers['x-many'];
        request.uri = '/changed';
        return request;
      }`;
    const result = await run(code);
    expect('request' in result && result.request).toMatchObject({
      path: '/changed',
      headers: { 'x-seen': ['203.0.113.7 x=y 1 2 acme'] },
    });
    expect('request' in result && result.request.headers).not.toHaveProperty('x-many');
  });

  it('keeps no state between requests, and defines no globals', async () => {
    const counting = `let count = 0;
      function handler(event) { count += 1; event.request.uri = '/' + count; return event.request; }`;
    const edge = new EdgeFunction(counting, distribution);
    for (const _ of [1, 2])
      expect(await edge.run(request, tenant)).toMatchObject({ request: { path: '/1' } });
    await expect(run('function handler() { kept = 1; }')).rejects.toThrow('kept is not defined');
  });

  it('may respond by itself', async () => {
    const code = `function handler() { return { statusCode: 301, headers: { location: { value: 'https://b.example/' } },
      cookies: { s: { value: '1', attributes: 'Secure' } }, body: { encoding: 'base64', data: 'aGk=' } }; }`;
    expect(await run(code)).toEqual({
      response: {
        status: 301,
        headers: { location: ['https://b.example/'], 'set-cookie': ['s=1; Secure'] },
        body: Buffer.from('hi'),
      },
    });
  });

  it('has only those Node modules that CloudFront can require', async () => {
    const code = `function handler(event) {
      event.request.headers.found = { value: [typeof process, typeof fetch, typeof Buffer].join(' ') };
      try { require('fs'); } catch (error) { event.request.headers.refused = { value: 'fs' }; }
      return event.request;
    }`;
    const result = await run(code);
    expect('request' in result && result.request.headers.found).toEqual(['undefined undefined undefined']);
    expect('request' in result && result.request.headers.refused).toEqual(['fs']);
  });

  it('that throws rejects', async () => {
    await expect(run('function handler(event) { return event.nothing.at.all; }')).rejects.toThrow(
      /Cannot read properties of undefined/,
    );
  });
});
