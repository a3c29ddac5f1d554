import { expect, it } from 'vitest';
import { isFromOwnPage } from './own-page';

const host = { 'x-galley-host': 'acme.localhost:4100' };

it.each([
  [{}, true],
  [{ origin: 'http://acme.localhost:4100' }, true],
  [{ origin: 'http://acme.localhost:4100', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null' }, false],
  [{ origin: 'http://evil.example' }, false],
  [{ origin: 'http://acme.localhost:4100.evil.example' }, false],
  [{ origin: 'nonsense' }, false],
  [{ origin: '' }, false],
  [{ origin: 'http://acme.localhost:4100', 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('%o: %s', (headers, expected) => {
  expect(isFromOwnPage({ ...host, ...headers })).toBe(expected);
});
