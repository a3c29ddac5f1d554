import { describe, expect, it } from 'vitest';
import { locationUnder, overlap, patternsOver } from './redirect-patterns';

describe('a redirect of a whole branch', () => {
  it('is matched from the longest pattern to the shortest, never at the path itself', () => {
    expect(patternsOver('/blog/2019/05/hello')).toEqual(['/blog/2019/05/*', '/blog/2019/*', '/blog/*']);
    expect(patternsOver('/blog')).toEqual([]);
    expect(patternsOver('/')).toEqual([]);
    expect(patternsOver(`/${'a/'.repeat(400)}b`)).toHaveLength(10);
  });

  it('leads to one target, or puts what the star matched into the target', () => {
    expect(locationUnder('/tag/*', '/news', '/tag/boats')).toBe('/news');
    expect(locationUnder('/blog/*', '/news/*', '/blog/2019/hello')).toBe('/news/2019/hello');
    expect(locationUnder('/blog/*', 'https://blog.example/old/*', '/blog/café')).toBe(
      'https://blog.example/old/caf%C3%A9',
    );
  });

  it('never leads to another host or above its target, whatever is requested', () => {
    for (const asked of [
      '//evil.example',
      '/../../x',
      '/.//..//\\evil.example',
      '/\r\nset-cookie: a=b',
      '/@evil',
    ]) {
      const location = locationUnder('/old/*', '/*', `/old/${asked}`);
      const url = new URL(location, 'https://site.example');
      expect(url.host).toBe('site.example');
      expect(location).toMatch(/^\/[^/\\\r\n]*(\/[^/\\\r\n]+)*$/);
      const other = new URL(locationUnder('/old/*', 'https://other.example/in/*', `/old/${asked}`));
      expect(other.host).toBe('other.example');
      expect(other.pathname.startsWith('/in/')).toBe(true);
    }
  });

  it('overlaps where one contains the other', () => {
    expect(overlap('/a/*', '/a/b/*')).toBe(true);
    expect(overlap('/a/b/*', '/a/*')).toBe(true);
    expect(overlap('/a/*', '/ab/*')).toBe(false);
  });
});
