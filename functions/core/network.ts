import { BlockList, isIP } from 'node:net';

/** IP addresses, versions 4 and 6, as the edge and people write them. */

type Family = 'ipv4' | 'ipv6';

/**
 * The IPv4 address that is mapped into an IPv6 address such as `::ffff:192.0.2.7`; others are returned
 * unchanged.
 */
function withoutMapping(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped?.[1] ?? ip;
}

function familyOf(ip: string): Family | undefined {
  const version = isIP(ip);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** The eight groups of an IPv6 address, each as four digits. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':').flatMap(dottedAsGroups) : []);
  const before = groups(head);
  const after = groups(tail);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'));
}

function dottedAsGroups(group: string): string[] {
  if (!group.includes('.')) return [group];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/**
 * The network by which attempts are counted: /24 for IPv4, /48 for IPv6. 'unknown' where it is not an IP
 * address.
 */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip);
  const family = familyOf(plain);
  if (family === 'ipv4') return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return family === 'ipv6' ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : 'unknown';
}

interface Range {
  network: string;
  bits: number;
  family: Family;
}

/** Parses `192.0.2.0/24`, `2001:db8::/32` or a single IP address; undefined where it is none of these. */
export function parseRange(text: string): Range | undefined {
  const [network = '', bitsText, ...rest] = text.trim().split('/');
  const family = familyOf(network);
  if (!family || rest.length > 0) return undefined;
  const most = family === 'ipv4' ? 32 : 128;
  if (bitsText !== undefined && !/^\d{1,3}$/.test(bitsText)) return undefined;
  const bits = bitsText === undefined ? most : Number(bitsText);
  return bits <= most ? { network, bits, family } : undefined;
}

/** Whether an IP address is in one of the ranges. A range that cannot be parsed matches nothing. */
export function isInRanges(ip: string, ranges: readonly string[]): boolean {
  const plain = withoutMapping(ip);
  const family = familyOf(plain);
  if (!family) return false;
  const list = new BlockList();
  for (const range of ranges.map(parseRange)) {
    // By family, because Node also matches an IPv4 address with an IPv6 range that contains its mapping, like
    // ::/0.
    if (range?.family === family) list.addSubnet(range.network, range.bits, range.family);
  }
  return list.check(plain, family);
}
