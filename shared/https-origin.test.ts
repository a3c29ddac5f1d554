import { expect, it } from 'vitest';
import { httpsOrigin } from './https-origin';
import { hostileUrls } from './testing/hostile-urls';

it('returns the origin of an https URL', () => {
  expect(httpsOrigin('https://lists.acme.example/subscribe?u=1&id=2')).toBe('https://lists.acme.example');
  expect(httpsOrigin('HTTPS://Lists.Acme.Example:443')).toBe('https://lists.acme.example');
  expect(httpsOrigin('https://bücher.example/')).toBe('https://xn--bcher-kva.example');
  expect(httpsOrigin('https://lists.acme.example:08443/a?b')).toBe('https://lists.acme.example:8443');
});

it.each(hostileUrls)('rejects %j', (url) => {
  expect(httpsOrigin(url)).toBeUndefined();
});
