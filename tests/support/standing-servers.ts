import type { Server } from 'node:http';
import { openServer } from '@galley/infra/local/stand-ins/http-server';

const servers = new Map<string, Promise<Server>>();

/**
 * The HTTP server of one AWS service, for as long as the process lives. The files of tests that a process runs share
 * the handlers, whose clients keep the address that they were made with: each file's stand-ins answer at the same.
 */
export function standingServer(service: string): Promise<Server> {
  const server = servers.get(service) ?? open();
  servers.set(service, server);
  return server;
}

async function open(): Promise<Server> {
  const server = await openServer();
  // Between two files no one answers.
  server.on('request', (request) => {
    if (server.listenerCount('request') === 1) request.destroy();
  });
  server.unref();
  return server;
}
