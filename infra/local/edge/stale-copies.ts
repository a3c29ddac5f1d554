import { type HttpRequest, type HttpResponse, headerOf } from '../http/messages';

interface Copy {
  response: HttpResponse;
  /** Milliseconds since 1970. */
  usableUntil: number;
}

/** Enough for manual testing on a laptop; the oldest is dropped first. */
const mostCopies = 500;

/**
 * CloudFront's `stale-if-error`: where the origin fails, the last good response is sent instead, for as long
 * as that response allowed. Copies are used for nothing else, so that every change shows at once on a laptop.
 */
export class StaleCopies {
  private readonly copies = new Map<string, Copy>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The origin's response, or a copy of an earlier one where that is an error. */
  responseOr(request: HttpRequest, response: HttpResponse): HttpResponse {
    if (request.method !== 'GET') return response;
    const key = `${headerOf(request.headers, 'host') ?? ''}${request.path}?${request.query}`;
    if (response.status >= 500) return this.copyOf(key) ?? response;
    this.keep(key, response);
    return response;
  }

  private copyOf(key: string): HttpResponse | undefined {
    const copy = this.copies.get(key);
    if (!copy || copy.usableUntil < this.now()) return undefined;
    const { response } = copy;
    return { ...response, headers: { ...response.headers, 'x-cache': ['Hit from cloudfront'] } };
  }

  private keep(key: string, response: HttpResponse): void {
    this.copies.delete(key);
    const caching = headerOf(response.headers, 'cache-control') ?? '';
    const seconds = Number(/\bstale-if-error=(\d+)/.exec(caching)?.[1] ?? 0);
    if (response.status !== 200 || seconds === 0) return;
    const fresh = Number(/\bs-maxage=(\d+)/.exec(caching)?.[1] ?? 0);
    this.copies.set(key, { response, usableUntil: this.now() + (fresh + seconds) * 1000 });
    const [oldest = ''] = this.copies.keys();
    if (this.copies.size > mostCopies) this.copies.delete(oldest);
  }
}
