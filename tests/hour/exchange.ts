import { type OutgoingHttpHeaders, request } from 'node:http';

export interface Exchanged {
  status: number;
  /** `name=value` of the cookies that the response sets. */
  cookies: string[];
  location: string;
  body: Buffer;
}

export interface Sending {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string | undefined;
  /** An IP address of this machine that the request comes from, like 127.3.2.1, so that it counts as a network. */
  from?: string;
}

/** One request over a socket, with a response that is read completely. Names under localhost mean this machine. */
export function exchange(url: string, { method, headers, body, from }: Sending = {}): Promise<Exchanged> {
  const { host, port, pathname, search } = new URL(url);
  const options = { host: '127.0.0.1', port, path: pathname + search, method: method ?? 'GET' };
  return new Promise((resolve, reject) => {
    const sent = request({
      ...options,
      headers: { host, ...headers },
      ...(from && { localAddress: from }),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
          location: response.headers.location ?? '',
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.end(body);
  });
}

/** The body of a form with files, and its type. */
export async function formBody(values: Record<string, unknown>): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.set(name, value instanceof Blob ? value : String(value));
  }
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    type: sent.headers.get('content-type') ?? '',
  };
}
