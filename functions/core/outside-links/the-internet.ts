import { Resolver } from 'node:dns/promises';
import { isIP, connect as openly, type Socket } from 'node:net';
import { connect as securely } from 'node:tls';

export interface Peer {
  /** Of the internet, never a name: nothing resolves anything after it was looked at. */
  address: string;
  port: number;
  /** The name that its certificate must have; undefined where the connection is not encrypted. */
  certifiedAs: string | undefined;
}

/** All that is needed of the internet to ask a site; tests bring one of their own. */
export interface Internet {
  /** The addresses of a name, none where it does not exist. @throws where that could not be found out */
  addressesOf(name: string): Promise<string[]>;
  connect(peer: Peer): Socket;
}

const isAbsent = (error: unknown) =>
  ['ENOTFOUND', 'ENODATA'].includes(String((error as NodeJS.ErrnoException).code));

const orNone = (error: unknown): string[] => {
  if (isAbsent(error)) return [];
  throw error;
};

/** It asks name servers itself: the file of hosts and the search list of this machine have no say. */
async function addressesOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.all([
    resolver.resolve4(name).catch(orNone),
    // A name server that knows nothing of version 6 is no reason to give up.
    resolver.resolve6(name).catch((): string[] => []),
  ]);
  return found.flat();
}

export const theInternet: Internet = {
  addressesOf,
  connect({ address: host, port, certifiedAs }) {
    if (certifiedAs === undefined) return openly({ host, port });
    return securely({ host, port, ...(isIP(certifiedAs) === 0 && { servername: certifiedAs }) });
  },
};
