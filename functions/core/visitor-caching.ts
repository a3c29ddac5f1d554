/**
 * Shared caches keep pages for five minutes, serve them while they revalidate, and for a day while we are
 * down. A release invalidates all of its company's copies by their tag.
 */
export const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400';

/** The headers of a response that is the same for all visitors of a company's site. */
export function cachedForVisitors(company: string): Record<string, string> {
  return { 'cache-control': pageCaching, 'x-amz-meta-cache-tag': `co:${company}` };
}
