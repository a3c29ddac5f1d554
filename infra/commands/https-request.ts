import { request } from 'node:https';

/** A host's response, over a connection with a valid certificate. */
export interface HttpsResponse {
  status: number;
  headers: Record<string, string | undefined>;
}

/**
 * Sends a request as a browser would.
 * @throws Error where the host cannot be reached or its certificate is not valid
 */
export type AskHttps = (url: string, method?: 'GET' | 'HEAD') => Promise<HttpsResponse>;

const patienceMs = 15_000;

export const askHttps: AskHttps = (url, method = 'GET') =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method, timeout: patienceMs, agent: false }, (response) => {
      response.resume();
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
      );
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers }));
      response.on('error', reject);
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer in ${patienceMs / 1000} seconds`)));
    asking.on('error', reject);
    asking.end();
  });
