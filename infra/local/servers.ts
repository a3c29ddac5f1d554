import type { CloudOptions } from './cloud-types';
import { startEdgeServer } from './edge/edge-server';
import { startMailbox } from './stand-ins/ses/mailbox';
import type { SesStandIn } from './stand-ins/ses/ses-stand-in';
import type { StandIn } from './stand-ins/stand-in';
import type { Surfaces } from './surfaces';

/** The origins of admin, sites and mailbox. */
export interface ServerUrls {
  adminUrl: string;
  mailboxUrl: string;
  siteUrl(company: string): string;
}

/** @param ports the actual ones, or the defaults where nothing listens */
export function serverUrlsAt(ports: { admin: number; site: number; mailbox: number }): ServerUrls {
  return {
    adminUrl: `http://localhost:${ports.admin}`,
    mailboxUrl: `http://localhost:${ports.mailbox}`,
    siteUrl: (company) => `http://${company}.localhost:${ports.site}`,
  };
}

/** Only this machine can access the product, because it has demo passwords. */
const host = '127.0.0.1';

/**
 * @returns the actual origins
 * @param onStop called with every server
 */
export async function startServers(
  surfaces: Surfaces,
  ses: SesStandIn,
  { ports = {}, interceptAdmin }: CloudOptions,
  onStop: (stop: () => Promise<void>) => void,
): Promise<ServerUrls> {
  const keep = <T extends StandIn>(server: T): T => {
    onStop(server.stop);
    return server;
  };
  const admin = keep(await startEdgeServer({ host, port: ports.admin ?? 0 }, surfaces.admin, interceptAdmin));
  const site = keep(await startEdgeServer({ host, port: ports.site ?? 0 }, surfaces.site));
  const mailbox = keep(await startMailbox(ses, { host, port: ports.mailbox ?? 0 }));
  return serverUrlsAt({
    admin: admin.port,
    site: site.port,
    mailbox: Number(new URL(mailbox.endpoint).port),
  });
}
