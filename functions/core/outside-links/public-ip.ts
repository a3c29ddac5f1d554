import { isIP } from 'node:net';
import { isInRanges } from '../network';

/** IPv4 ranges that are not public: the registry of special-purpose IP addresses (RFC 6890), and more. */
const notPublic = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Carrier-grade NAT.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local IP addresses, at which clouds hand out credentials.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast IP addresses.
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * The global unicast range of IPv6; local, mapped (`::ffff:`) and translated (`64:ff9b::`) addresses are
 * outside of it.
 */
const global = ['2000::/3'];
/** Parts of it that contain IPv4 addresses or are reserved for protocols and examples. */
const globalButNotPublic = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Whether an IP address is public, so that the product may connect to it. */
export function isPublicIp(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !isInRanges(ip, notPublic);
    case 6:
      // A zone (`fe80::1%eth0`) names a network interface of this machine.
      return !ip.includes('%') && isInRanges(ip, global) && !isInRanges(ip, globalButNotPublic);
    default:
      return false;
  }
}
