import { createServer } from 'node:net';
import { BadUsage, nearestGood, type StartArguments } from './arguments';

/**
 * Fails before the build if another program uses a port.
 * @throws BadUsage naming it
 */
export async function refuseTakenPorts(ports: StartArguments['ports']): Promise<void> {
  for (const port of Object.values(ports)) {
    if (await isFree(port)) continue;
    throw new BadUsage(
      `Port ${port} is in use by another program (perhaps another Galley). Stop it, or choose other ports: ` +
        `PORT_BASE=${suggestedBase(ports.admin)} npm start`,
    );
  }
}

const suggestedBase = (base: number) => nearestGood(base <= 60_000 ? base + 999 : 3_999);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
