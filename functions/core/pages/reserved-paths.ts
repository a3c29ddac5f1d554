/** First path segments that the site itself uses: API, pictures, scripts and styles. */
const reservedSegments = new Set(['api', 'images', 'assets']);

export function isReservedSegment(segment: string): boolean {
  return reservedSegments.has(segment);
}

const siteFiles = new Set(['/favicon.ico', '/robots.txt', '/sitemap.xml']);

/** Whether the site itself responds at a path of any form. */
export function isSitePath(path: string): boolean {
  return siteFiles.has(path) || isReservedPath(path);
}

/** Whether a page may not have this path. */
export function isReservedPath(path: string): boolean {
  return isReservedSegment(path.split('/')[1] ?? '');
}
