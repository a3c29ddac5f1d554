import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { InterceptAdmin } from '../cloud-types';
import { createOpenApi } from '../openapi';
import { createOpenApiPage } from '../openapi-page';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * What the laptop additionally serves on the admin's port: the contract as OpenAPI and, with `--hmr`, the
 * admin from Vite's development server. Until everything is ready, all requests get a 503 that says so.
 */
export function createInterceptor(
  adminUrl: string,
  isReady: () => boolean,
  vite?: Middleware,
): InterceptAdmin {
  return async (request, response) => {
    if (!isReady()) {
      response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
      response.end('Galley is starting: the demo sites are being written.');
      return true;
    }
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    if (request.method === 'GET' && pathname === '/api/openapi.json') {
      respond(response, 'application/json', JSON.stringify(createOpenApi(adminUrl), null, 2));
      return true;
    }
    if (request.method === 'GET' && pathname === '/api/docs') {
      respond(response, 'text/html; charset=utf-8', createOpenApiPage(createOpenApi(adminUrl)));
      return true;
    }
    if (!vite || /^\/(api|images)\//i.test(pathname)) return false;
    return new Promise((resolve, reject) => {
      response.once('finish', () => resolve(true));
      response.once('close', () => resolve(true));
      vite(request, response, (error) => (error ? reject(error) : resolve(false)));
    });
  };
}

function respond(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/**
 * Vite's development server for the admin.
 * @param socketPort the port of its WebSocket for updates
 */
export async function startVite(
  root: string,
  socketPort: number,
): Promise<{ middleware: Middleware; stop(): Promise<void> }> {
  const { createServer } = await import('vite');
  const folder = path.join(root, 'admin-web');
  const server = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    appType: 'spa',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { port: socketPort } },
  });
  return { middleware: server.middlewares, stop: () => server.close() };
}
