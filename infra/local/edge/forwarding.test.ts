import { describe, expect, it } from 'vitest';
import type { BehaviorDefinition, OriginDefinition } from '../assembly/distributions';
import { managedCachePolicies, managedOriginRequestPolicies } from '../assembly/managed-policies';
import type { HttpRequest, HttpResponse } from '../http/messages';
import { compress } from './compression';
import { toOriginRequest } from './forwarding';

const request: HttpRequest = {
  method: 'GET',
  path: '/a',
  query: 'page=2&utm=x',
  headers: {
    host: ['site.example'],
    cookie: ['a=1; b=2'],
    'x-own': ['1'],
    'x-secret': ['guessed'],
    'accept-encoding': ['gzip, br'],
    connection: ['keep-alive'],
  },
  body: Buffer.alloc(0),
  ip: '203.0.113.7',
};
const origin: OriginDefinition = {
  id: 'o',
  host: 'origin.example',
  path: '/base',
  customHeaders: { 'x-secret': 'right' },
  hasAccessControl: false,
  readTimeoutMs: 1000,
};
const disabled = managedCachePolicies['4135ea2d-6df8-44a3-9df3-4b5a84be39ad'];
const optimized = managedCachePolicies['658327ea-f89d-4fab-a63d-7e88639e58f6'];
if (!disabled || !optimized) throw new Error('The managed policies have other ids');
const behavior: BehaviorDefinition = {
  pathPattern: '*',
  originId: 'o',
  allowedMethods: ['GET'],
  compress: true,
  cachePolicy: disabled,
};

describe('the request to the origin', () => {
  it('contains nothing of the viewer’s without a policy that forwards it', () => {
    expect(toOriginRequest(request, behavior, origin)).toMatchObject({
      path: '/base/a',
      query: '',
      headers: { host: ['origin.example'], 'x-secret': ['right'], 'user-agent': ['Amazon CloudFront'] },
    });
    expect(Object.keys(toOriginRequest(request, behavior, origin).headers).sort()).toEqual([
      'host',
      'user-agent',
      'x-secret',
    ]);
  });

  it('contains everything but host and connection with AllViewerExceptHostHeader, and the origin’s headers win', () => {
    const originRequestPolicy = managedOriginRequestPolicies['b689b0a8-53d0-40ab-baf2-68738e2966ac'];
    if (!originRequestPolicy) throw new Error('The managed policy has another id');
    const sent = toOriginRequest(request, { ...behavior, originRequestPolicy }, origin);
    expect(sent.query).toBe('page=2&utm=x');
    expect(sent.headers).toMatchObject({
      host: ['origin.example'],
      cookie: ['a=1; b=2'],
      'x-own': ['1'],
      'x-secret': ['right'],
    });
    expect(sent.headers).not.toHaveProperty('connection');
  });

  it('contains what a custom policy names', () => {
    const cachePolicy = {
      ...disabled,
      headers: { only: ['X-Own'] },
      cookies: { only: ['b'] },
      queryStrings: { allExcept: ['utm'] },
    };
    const sent = toOriginRequest(request, { ...behavior, cachePolicy }, origin);
    expect([sent.query, sent.headers.cookie, sent.headers['x-own']]).toEqual(['page=2', ['b=2'], ['1']]);
  });
});

describe('compression', () => {
  const page = (more: Partial<HttpResponse> = {}): HttpResponse => ({
    status: 200,
    headers: { 'content-type': ['text/html; charset=utf-8'], etag: ['"1"'] },
    body: Buffer.alloc(2_000, 'x'),
    ...more,
  });
  const encodingOf = async (response: HttpResponse, cachePolicy = optimized, sent = request) =>
    (await compress(sent, response, { ...behavior, cachePolicy })).headers['content-encoding']?.[0];

  it('prefers brotli, falls back to gzip, and weakens the ETag', async () => {
    expect(await encodingOf(page())).toBe('br');
    const onlyGzip = { ...request, headers: { 'accept-encoding': ['gzip'] } };
    expect(await encodingOf(page(), optimized, onlyGzip)).toBe('gzip');
    expect((await compress(request, page(), { ...behavior, cachePolicy: optimized })).headers.etag).toEqual([
      'W/"1"',
    ]);
  });

  it('compresses a file with a tag once, and a response without one each time', async () => {
    const bodyOf = async (response: HttpResponse) =>
      (await compress(request, response, { ...behavior, cachePolicy: optimized })).body;
    const tagged = () => page({ headers: { 'content-type': ['text/css'], etag: ['"of a file"'] } });
    expect(await bodyOf(tagged())).toBe(await bodyOf(tagged()));
    const untagged = () => page({ headers: { 'content-type': ['text/css'] } });
    expect(await bodyOf(untagged())).not.toBe(await bodyOf(untagged()));
  });

  it('leaves small, encoded and binary bodies uncompressed, and everything where the cache policy does not request it', async () => {
    expect(await encodingOf(page({ body: Buffer.alloc(999, 'x') }))).toBeUndefined();
    expect(await encodingOf(page({ headers: { 'content-type': ['image/png'] } }))).toBeUndefined();
    expect(
      await encodingOf(page({ headers: { 'content-type': ['text/css'], 'content-encoding': ['zstd'] } })),
    ).toBe('zstd');
    expect(await encodingOf(page(), disabled)).toBeUndefined();
  });
});
