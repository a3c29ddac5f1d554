/** Header values by lower-case name, in the order they came. */
export type HeaderList = Record<string, string[]>;

export interface HttpRequest {
  method: string;
  /** As sent, still percent-encoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  headers: HeaderList;
  body: Buffer;
  /** The address of the one who sent it. */
  ip: string;
}

export interface HttpResponse {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

/** The first value of a header, or undefined. */
export const headerOf = (headers: HeaderList, name: string): string | undefined => headers[name]?.[0];

export function jsonResponse(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': ['application/json'] },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** What API Gateway says when it answers by itself. */
export const messageResponse = (status: number, message: string) => jsonResponse(status, { message });
