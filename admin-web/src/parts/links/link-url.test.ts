import { describe, expect, it } from 'vitest';
import { completeUrl, isAllowedLink } from './link-url';

describe('a typed link', () => {
  it('gets the intended scheme [1:200]', () => {
    expect(completeUrl(' acme.example ')).toBe('https://acme.example');
    expect(completeUrl('www.acme.example/prices?a=1')).toBe('https://www.acme.example/prices?a=1');
    expect(completeUrl('me@acme.example')).toBe('mailto:me@acme.example');
  });

  it('stays unchanged where it has a scheme', () => {
    for (const url of [
      'https://acme.example',
      '/contact',
      '#hours',
      'tel:+12125550100',
      'mailto:me@acme.example',
    ]) {
      expect(completeUrl(url)).toBe(url);
      expect(isAllowedLink(url)).toBe(true);
    }
  });

  it('cannot run a script or lead to another host by a trick', () => {
    const attacks = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '',
    ];
    for (const attack of attacks) expect(isAllowedLink(completeUrl(attack))).toBe(false);
    expect(isAllowedLink(completeUrl('java%73cript:alert(1)'))).toBe(false);
  });
});
