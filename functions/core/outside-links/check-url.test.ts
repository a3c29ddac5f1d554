import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  certificate,
  type OutsideSites,
  publicIp,
  startOutsideSites,
} from '../../../tests/support/outside/outside-sites';
import { checkUrl, userAgent } from './check-url';
import { isPublicIp } from './public-ip';
import { theInternet } from './the-internet';

let sites: OutsideSites;
beforeAll(async () => {
  sites = await startOutsideSites();
});
beforeEach(() =>
  Object.assign(sites, { answers: {}, names: {}, asked: [], headers: [], resolved: [], connected: [] }),
);
afterAll(() => sites.stop());

const ask = (url: string) => checkUrl(sites.internet, url);

describe('checking a URL of another site', () => {
  it.each([200, 204, 401, 403, 404, 405, 410, 429, 500, 503])('reports %i', async (status) => {
    sites.answers['http://shop.example/a?b=1'] = status;
    expect(await ask('http://shop.example/a?b=1#part')).toBe(status);
    const asked = ['HEAD http://shop.example/a?b=1', 'GET http://shop.example/a?b=1'];
    expect(sites.asked).toEqual(status < 300 ? asked.slice(0, 1) : asked);
  });

  it('reports it as found where only HEAD is answered wrongly', async () => {
    sites.answers['HEAD http://shop.example/'] = 404;
    expect(await ask('http://shop.example')).toBe(200);
  });

  it('sends nothing that identifies the installation or a user, except the name of the product', async () => {
    await ask('http://shop.example/');
    expect(sites.headers).toEqual([{ host: 'shop.example', 'user-agent': userAgent, connection: 'close' }]);
  });

  it('uses https where the URL does, and verifies the certificate for its host name', async () => {
    expect(await ask('https://shop.example/')).toBe(200);
    expect(sites.connected).toEqual([{ ip: publicIp, port: 443, certifiedAs: 'shop.example' }]);
    expect(await ask('https://another.example/')).toBe('certificate');
    expect(await ask('https://self-signed.example/')).toBe('certificate');
    expect(sites.asked).toEqual(['HEAD https://shop.example/']);
  });

  it('follows redirects, up to a limit', async () => {
    sites.answers['http://shop.example/'] = { status: 301, location: 'https://shop.example/new' };
    sites.answers['https://shop.example/new'] = { status: 302, location: '/newer' };
    sites.answers['https://shop.example/newer'] = 410;
    expect(await ask('http://shop.example/')).toBe(410);
    sites.answers['http://shop.example/round'] = { status: 302, location: '/round' };
    sites.asked.length = 0;
    expect(await ask('http://shop.example/round')).toBe('none');
    expect(sites.asked).toHaveLength(5);
  });

  it('reports it as dead where its host name does not exist, and as unknown where that cannot be determined', async () => {
    sites.names = { 'gone.example': [[]], 'unknown.example': [new Error('SERVFAIL')] };
    expect(await ask('https://gone.example/')).toBe('noName');
    expect(await ask('https://unknown.example/')).toBe('none');
    expect(sites.connected).toEqual([]);
  });
});

it('has a timeout for every site and name server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    sites.names['silent.example'] = ['silence'];
    sites.answers['http://shop.example/'] = 'silence';
    const asked = [ask('http://silent.example/'), ask('http://shop.example/')];
    await vi.waitFor(() => expect(sites.asked).toHaveLength(1));
    vi.advanceTimersByTime(8_000);
    expect(await Promise.all(asked)).toEqual(['none', 'none']);
  } finally {
    vi.useRealTimers();
  }
});

/** Non-public IP addresses, each in all of its notations. */
const hostile = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://localhost/',
  'http://localhost./',
  'http://intranet/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://shop.example:22/',
  'http://shop.example:8080/',
  'http://shop.example:6379/',
  'https://user@shop.example/',
  'https://user:password@shop.example/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://shop.example/',
  'data:text/html,x',
  'javascript:alert(1)',
  'http://',
  'http:///',
  `http://shop.example/${'a'.repeat(3_000)}`,
];

describe('no request is sent', () => {
  it.each(hostile)('to %s', async (url) => {
    expect(await ask(url)).toBe('none');
    expect(sites.connected).toEqual([]);
    expect(sites.resolved).toEqual([]);
  });

  it.each(hostile.slice(0, 36))('to a redirect target: %s', async (location) => {
    sites.answers['http://shop.example/'] = { status: 302, location };
    expect(await ask('http://shop.example/')).toBe('none');
    expect(sites.connected).toHaveLength(1);
    expect(sites.resolved).toEqual(['shop.example']);
  });

  it.each([
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['::ffff:10.0.0.1'],
    [publicIp, '10.0.0.1'],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
    ['not an IP address'],
  ])('to a host name that resolves to %s', async (...found) => {
    sites.names['trap.example'] = [found];
    expect(await ask('https://trap.example/')).toBe('none');
    expect(sites.connected).toEqual([]);
  });

  it('to the second IP address of a rebound host name: it is resolved once, and that IP address is used', async () => {
    sites.names['rebinding.example'] = [[publicIp], ['127.0.0.1']];
    sites.answers['http://rebinding.example/'] = 404;
    expect(await ask('http://rebinding.example/')).toBe(404);
    expect(sites.resolved).toEqual(['rebinding.example']);
    expect(sites.connected.map(({ ip: url }) => url)).toEqual([publicIp, publicIp]);
  });

  it('to the new IP address of a host that redirects to itself: each hop is checked', async () => {
    sites.names['rebinding.example'] = [[publicIp], ['169.254.169.254']];
    sites.answers['http://rebinding.example/'] = { status: 302, location: '/latest/meta-data/' };
    expect(await ask('http://rebinding.example/')).toBe('none');
    expect(sites.connected).toHaveLength(1);
  });
});

it.each([
  '93.184.215.14',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '2606:2800:21f::1',
  '2a00:1450:4001::8a',
])('every user may check %s', (url) => expect(isPublicIp(url)).toBe(true));

it('connects to the given IP address, and verifies the certificate for the host name', async () => {
  const secure = createServer({ key: certificate, cert: certificate }).listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  const peer = { ip: '127.0.0.1', port, certifiedAs: 'shop.example' };
  const [error] = await once(theInternet.connect(peer), 'error');
  expect(error.code).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  const open = theInternet.connect({ ...peer, certifiedAs: undefined });
  await once(open, 'connect');
  expect([open.remoteAddress, open.remotePort]).toEqual(['127.0.0.1', port]);
  open.destroy();
  secure.close();
});
