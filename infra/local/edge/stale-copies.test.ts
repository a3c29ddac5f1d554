import { expect, it } from 'vitest';
import type { HttpRequest, HttpResponse } from '../http/messages';
import { StaleCopies } from './stale-copies';

const minute = 60_000;
const caching = 'public, max-age=0, s-maxage=60, stale-if-error=60';
const asked = (path: string, method = 'GET', host = 'acme.example'): HttpRequest => ({
  method,
  path,
  query: '',
  headers: { host: [host] },
  body: Buffer.alloc(0),
  ip: '127.0.0.1',
});
const answered = (status: number, cacheControl?: string): HttpResponse => ({
  status,
  headers: cacheControl ? { 'cache-control': [cacheControl] } : {},
  body: Buffer.from(String(status)),
});

it('serves a stale copy where the origin fails, as long as the response allowed, for that host and URL only', () => {
  let now = 0;
  const copies = new StaleCopies(() => now);
  copies.responseOr(asked('/'), answered(200, caching));
  now = 2 * minute;
  const statusOf = (request: HttpRequest) => copies.responseOr(request, answered(503)).status;
  expect(statusOf(asked('/'))).toBe(200);
  expect(statusOf(asked('/other'))).toBe(503);
  expect(statusOf(asked('/', 'GET', 'globex.example'))).toBe(503);
  expect(statusOf(asked('/', 'POST'))).toBe(503);
  now += 1;
  expect(statusOf(asked('/'))).toBe(503);
});

it('drops deleted content, and stores nothing that does not allow it', () => {
  const copies = new StaleCopies(() => 0);
  copies.responseOr(asked('/'), answered(200, caching));
  copies.responseOr(asked('/'), answered(404, caching));
  expect(copies.responseOr(asked('/'), answered(500)).status).toBe(500);
  copies.responseOr(asked('/private'), answered(200, 'no-store'));
  expect(copies.responseOr(asked('/private'), answered(500)).status).toBe(500);
});
