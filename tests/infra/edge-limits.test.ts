import { routesOf } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { describe, expect, inject, test } from 'vitest';
import type * as z from 'zod';
import { Assembly } from './assembly';
import { EdgeViewer } from './edge-viewer';

const assembly = new Assembly(inject('prodAssembly'));

describe('the input of visitors’ calls', () => {
  const site = new EdgeViewer(assembly, 'Site', { companyKey: 'acme', canonicalHost: 'www.acme.example' });
  const host = 'www.acme.example';
  const post = (
    length: number,
    type = 'application/json',
    accept = '*/*',
    path = '/api/Components/SubmitForm',
  ) =>
    site.request(path, {
      host,
      method: 'POST',
      headers: { 'content-length': String(length), 'content-type': type, accept },
    });

  test('is rejected by its length before it is forwarded', () => {
    expect(post(limits.sentFormBytes).uri).toBe('/api/components/submitform');
    const { statusCode, headers, body } = post(limits.sentFormBytes + 1);
    expect(statusCode).toBe(413);
    expect(headers['cache-control']).toEqual({ value: 'no-store' });
    expect(JSON.parse(body?.data ?? '')).toEqual({
      message: 'This is more than can be sent at once (300 KB). Shorten it, then send it again.',
    });
    const shown = post(4_000_000, 'application/x-www-form-urlencoded');
    expect(shown.headers['content-type']).toEqual({ value: 'text/plain; charset=utf-8' });
    expect(shown.body?.data).toContain('Go back: what you typed is still there.');
  });

  test('may be larger where it contains files, for the one call that accepts them', () => {
    const type = 'multipart/form-data; boundary=x';
    const most = limits.sentFormBytes + limits.sentFilesBytes;
    expect(post(most, type).uri).toBe('/api/components/submitform');
    const { statusCode, body } = post(most + 1, type);
    expect(statusCode).toBe(413);
    expect(JSON.parse(body?.data ?? '')).toEqual({
      message:
        'This is more than can be sent at once (4 MB with all files). Choose fewer or smaller files, then send it again.',
    });
    const shown = post(most + 1, type, 'text/html,application/xhtml+xml');
    expect(shown.headers['content-type']).toEqual({ value: 'text/plain; charset=utf-8' });
    expect(shown.body?.data).toContain('Go back: what you typed is still there.');
    expect(post(limits.sentFormBytes + 1, type, '*/*', '/api/Components/GetFormData').statusCode).toBe(413);
  });

  const reads = callNames
    .map(declarationOf)
    .filter(({ audience, mutates }) => audience === 'public' && !mutates)
    .flatMap((call) => routesOf(call).map(({ method, path }) => ({ method, path, input: call.input })));

  test.each(reads.map((read) => [`${read.method} ${read.path}`, read] as const))(
    '%s has only the query parameters that its call knows, in one spelling',
    (_route, { method, path, input }) => {
      const names = Object.keys((input as z.ZodObject).shape);
      const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
      const querystring = Object.fromEntries(
        [...names.map(capital), 'utm_source', 'x', 'company', '_'].map((name) => [
          name,
          { value: `v-${name}` },
        ]),
      );
      const known = site.request(path, { host, method, querystring }).querystring;
      expect(known).toEqual(Object.fromEntries(names.map((name) => [name, { value: `v-${capital(name)}` }])));
    },
  );

  test('of a form is only in the body: a query is dropped', () => {
    const querystring = { website: { value: 'x' } };
    const request = site.request('/api/components/submitform', { host, method: 'POST', querystring });
    expect(request.querystring).toEqual({});
  });

  test('includes the query of a page unchanged', () => {
    const querystring = { q: { value: 'boats' } };
    expect(site.request('/search', { host, querystring }).querystring).toEqual(querystring);
  });
});

test('of a sign-in above 64 KB is rejected before it is forwarded', () => {
  const admin = new EdgeViewer(assembly, 'Admin');
  const post = (uri: string, length: number) =>
    admin.request(uri, {
      host: 'admin.galley.example',
      method: 'POST',
      headers: { 'content-length': String(length) },
    });
  expect(post('/api/Authentication/Authenticate', 65_536).uri).toBe('/api/authentication/authenticate');
  expect(post('/api/Authentication/Authenticate', 65_537).statusCode).toBe(413);
  expect(post('/api/ImageUpload/ImageUpload', 5_000_000).uri).toBe('/api/imageupload/imageupload');
});
