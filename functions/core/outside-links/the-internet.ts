import { Resolver } from 'node:dns/promises';
import { isIP, connect as openly, type Socket } from 'node:net';
import { connect as securely } from 'node:tls';
import { onErrorThat } from '@galley/shared/on-error';

export interface Peer {
  /** An IP address and never a name, so that nothing is resolved after the check. */
  ip: string;
  port: number;
  /** The name that the server's certificate must have; undefined for an unencrypted connection. */
  certifiedAs: string | undefined;
}

/** The network functions that a link check needs; tests pass their own. */
export interface Internet {
  /**
   * The IP addresses of a name; empty where the name does not exist.
   * @throws where that could not be determined
   */
  ipsOf(name: string): Promise<string[]>;
  connect(peer: Peer): Socket;
}

const isAbsent = (error: unknown) =>
  ['ENOTFOUND', 'ENODATA'].includes(String((error as NodeJS.ErrnoException).code));

const orNone = onErrorThat(isAbsent, (): string[] => []);

/** Queries name servers directly, ignoring this machine's hosts file and search list. */
async function ipsOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.all([
    resolver.resolve4(name).catch(orNone),
    // A name server without support for IPv6 is no reason to give up.
    resolver.resolve6(name).catch((): string[] => []),
  ]);
  return found.flat();
}

export const theInternet: Internet = {
  ipsOf,
  connect({ ip: host, port, certifiedAs }) {
    if (certifiedAs === undefined) return openly({ host, port });
    return securely({ host, port, ...(isIP(certifiedAs) === 0 && { servername: certifiedAs }) });
  },
};
