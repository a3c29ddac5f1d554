import { expect, it } from 'vitest';
import { pagePathOf, returnUrl } from './page-path';

const site = { 'x-galley-host': 'acme.sites.example' };

it.each([
  ['', 'https://acme.sites.example/about/team?x=1#y', '/about/team'],
  ['/Contact/', 'https://acme.sites.example/other', '/contact'],
  ['', undefined, '/'],
  ['', 'https://evil.example/about', '/'],
  ['', 'http://', '/'],
  ['//evil.example/x', undefined, '/'],
  ['/\\evil.example', undefined, '/'],
  ['https://evil.example/', undefined, '/'],
  ['javascript:alert(1)', undefined, '/'],
  ['/%2f%2fevil.example', undefined, '/'],
  ['/a%5c%5cb', undefined, '/'],
  ['/%zz', undefined, '/'],
  ['', 'https://acme.sites.example/api/Components/SubmitForm', '/'],
])('%j and the referrer %j lead to %s', (said, referer, path) => {
  expect(pagePathOf(said, { ...site, referer })).toBe(path);
});

it('names the form that was sent, and nothing else', () => {
  expect(returnUrl('/contact', 'f700010003')).toBe('/contact#f700010003-sent');
  expect(returnUrl('/contact', 'f1"><script>')).toBe('/contact');
  expect(returnUrl('/über?uns', '')).toBe('/%C3%BCber%3Funs');
});
