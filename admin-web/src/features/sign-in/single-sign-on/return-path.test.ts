import { describe, expect, it } from 'vitest';
import { ForeignReturn, returnPathOf } from './return-path';

const origins = ['https://admin.galley.example', 'http://localhost:4000'];

const own: [string | null, string][] = [
  [null, '/adminhome'],
  ['', '/adminhome'],
  ['/', '/'],
  ['/adminhome', '/adminhome'],
  ['/UpdatePageComponent/7?tab=log#top', '/UpdatePageComponent/7?tab=log#top'],
  ['/a/./b/../c', '/a/c'],
  ['/search?q=https://evil.example/', '/search?q=https://evil.example/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
];

const tricks = [
  'https://evil.example/',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '/\u2028/evil.example',
  'https:evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'ht\ttps://evil.example',
  'https:///evil.example',
  'evil.example',
  'evil.example/adminhome',
  './/evil.example',
  '../evil',
  '?next=//evil.example',
  '#//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  'https://admin.galley.example@evil.example/',
  'https://admin.galley.example:pass@evil.example/',
  'https://admin.galley.example.evil.example/',
  'https://admin.galley.exampleevil.example/',
  'https://admin.galley.example\\.evil.example/',
  'https://admin.galley.example:8443/',
  'https://user@admin.galley.example/',
  'https://admin.galley.example//evil.example',
  'https://admin.galley.example/\\evil.example',
  'https://admin.galley.example',
  'http://admin.galley.example/',
  'http://localhost:4000@evil.example/',
  'http://localhost:40001/',
  'http://localhost:4000',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://admin.galley.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://admin.galley.example/1',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@evil.example',
  'wss://evil.example/',
  '[object Object]',
];

describe.each(origins)('a return URL on %s', (origin) => {
  it.each(own)('%j is accepted [1:59] [1:287] [2:48]', (returnUrl, path) => {
    expect(returnPathOf(returnUrl, origin)).toBe(path);
    if (returnUrl?.startsWith('/')) expect(returnPathOf(origin + returnUrl, origin)).toBe(path);
  });

  it.each(tricks)('%j is rejected [1:59] [1:287] [2:48] [2:255] [2:253]', (returnUrl) => {
    expect(() => returnPathOf(returnUrl, origin)).toThrow(ForeignReturn);
  });

  it('never leads to another host, however a browser reads an accepted URL [1:59] [2:48] [2:255]', () => {
    for (const [returnUrl] of own) {
      expect(new URL(returnPathOf(returnUrl, origin), origin).origin).toBe(origin);
    }
  });
});
