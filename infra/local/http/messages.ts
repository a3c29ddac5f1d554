/** Header values by lower-case name, in the order of the message. */
export type HeaderList = Record<string, string[]>;

export interface HttpRequest {
  method: string;
  /** As sent, still percent-encoded, without the query string. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  headers: HeaderList;
  body: Buffer;
  /** The sender's IP address. */
  ip: string;
}

export interface HttpResponse {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

/** The headers that another format spells and stores in its own way. */
export const headersFrom = <Value>(
  headers: Record<string, Value>,
  toValues: (value: Value) => string[],
): HeaderList =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), toValues(value)]));

/** The first value of a header, or undefined. */
export const headerOf = (headers: HeaderList, name: string): string | undefined => headers[name]?.[0];

export function jsonResponse(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': ['application/json'] },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** The format of API Gateway's own messages. */
export const messageResponse = (status: number, message: string) => jsonResponse(status, { message });
