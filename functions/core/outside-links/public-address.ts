import { isIP } from 'node:net';
import { isInRanges } from '../network-address';

/** Of version 4, what is no one's on the internet or leads back: the registry of special addresses (RFC 6890), and more. */
const notPublic = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Behind the routers of providers.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The addresses of a machine's own network, where clouds answer with credentials.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Groups of machines, what is reserved, and all at once.
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All that is given to anyone of version 6: what is local, mapped (`::ffff:`) or translated (`64:ff9b::`) is not in it. */
const global = ['2000::/3'];
/** Of those, what carries addresses of version 4 or is there for protocols and examples. */
const globalButNotPublic = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Whether an address of the internet is someone's whom the product may ask. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !isInRanges(address, notPublic);
    case 6:
      // A zone (`fe80::1%eth0`) names a network of this machine.
      return (
        !address.includes('%') && isInRanges(address, global) && !isInRanges(address, globalButNotPublic)
      );
    default:
      return false;
  }
}
