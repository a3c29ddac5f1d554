/** First parts of an address that the site itself answers: API, pictures, scripts and styles. */
const reservedSegments = new Set(['api', 'images', 'assets']);

export function isReservedSegment(segment: string): boolean {
  return reservedSegments.has(segment);
}

/** Whether a page may not stand at this path. */
export function isReservedPath(path: string): boolean {
  return isReservedSegment(path.split('/')[1] ?? '');
}
