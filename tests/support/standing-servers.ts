import type { Server } from 'node:http';
import { openServer } from '@galley/infra/local/stand-ins/http-server';

const servers = new Map<string, Promise<Server>>();

/**
 * The HTTP server of one AWS service, for the lifetime of the process. The test files of a process share the
 * handlers, whose clients keep their endpoint: each file's stand-ins respond at the same one.
 */
export function standingServer(service: string): Promise<Server> {
  const server = servers.get(service) ?? open();
  servers.set(service, server);
  return server;
}

async function open(): Promise<Server> {
  const server = await openServer();
  // No requests are answered between two files.
  server.on('request', (request) => {
    if (server.listenerCount('request') === 1) request.destroy();
  });
  server.unref();
  return server;
}
