import { describe, expect, it } from 'vitest';
import { isInRanges, networkOf, parseRange } from './network';

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::7', '2001:0db8:0001::/48'],
    ['2001:DB8:1::', '2001:0db8:0001::/48'],
    ['2001:0db8:0001:ffff:1:2:3:4', '2001:0db8:0001::/48'],
    ['::1', '0000:0000:0000::/48'],
    ['64:ff9b::192.0.2.33', '0064:ff9b:0000::/48'],
    ['', 'unknown'],
    ['203.0.113', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('an allow-list of ranges [1:144] [1:226]', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.114.7', ['203.0.113.0/24'], false],
    ['203.0.113.7', ['198.51.100.0/24', '203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7/32'], false],
    ['203.0.113.7', ['0.0.0.0/0'], true],
    ['203.0.113.200', ['203.0.113.128/25'], true],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8::7', ['2001:db8::/32'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['2001:db8:0:0:0:0:0:7', ['2001:db8::7'], true],
    ['203.0.113.7', ['::/0'], false],
    ['203.0.113.7', [], false],
    ['not an IP address', ['0.0.0.0/0'], false],
    ['', ['0.0.0.0/0', '::/0'], false],
    ['203.0.113.7', ['203.0.113.0/33', 'anything', '203.0.113.0/24/8', '203.0.113.0/'], false],
  ])('for %s with %j returns %s', (ip, ranges, expected) => {
    expect(isInRanges(ip, ranges)).toBe(expected);
  });

  it('parses IP addresses and networks, and nothing else', () => {
    expect(parseRange(' 192.0.2.0/24 ')).toEqual({ network: '192.0.2.0', bits: 24, family: 'ipv4' });
    expect(parseRange('2001:db8::1')).toEqual({ network: '2001:db8::1', bits: 128, family: 'ipv6' });
    for (const text of ['192.0.2.0/-1', '192.0.2.0/2x', '192.0.2/24', 'localhost', '192.0.2.0/129']) {
      expect(parseRange(text)).toBeUndefined();
    }
  });
});
