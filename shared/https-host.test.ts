import { expect, it } from 'vitest';
import { httpsHost } from './https-host';
import { hostileUrls } from './testing/hostile-urls';

it('returns the host name of an https URL', () => {
  expect(httpsHost('https://lists.acme.example/subscribe?u=1&id=2')).toBe('lists.acme.example');
  expect(httpsHost('HTTPS://Lists.Acme.Example')).toBe('lists.acme.example');
  expect(httpsHost('https://bücher.example/')).toBe('xn--bcher-kva.example');
});

it.each(hostileUrls)('rejects %j', (url) => {
  expect(httpsHost(url)).toBeUndefined();
});
