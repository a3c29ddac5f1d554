import { randomBytes } from 'node:crypto';

/**
 * Ids that locate themselves: a call that gives only an id needs no index. All stay below 2^53.
 * A component's id is pageId x 10^8 + versionId x 10^4 + n, where n is its number within the page, given by the
 * version header and kept when a version is copied: the same component in two versions has the same n.
 */
const versionFactor = 10_000;
const pageFactor = 100_000_000;

export interface ComponentLocation {
  pageId: number;
  versionId: number;
  n: number;
}

export function packComponentId({ pageId, versionId, n }: ComponentLocation): number {
  return pageId * pageFactor + versionId * versionFactor + n;
}

/** Undefined where the number cannot be a component's id. */
export function unpackComponentId(componentId: number): ComponentLocation | undefined {
  const pageId = Math.floor(componentId / pageFactor);
  const versionId = Math.floor((componentId % pageFactor) / versionFactor);
  const n = componentId % versionFactor;
  return pageId > 0 && versionId > 0 && n > 0 ? { pageId, versionId, n } : undefined;
}

let sequence = 0;

/** An id that sorts by time, also within one millisecond of one process. */
export function sortableId(now: Date): string {
  sequence = (sequence + 1) % 1_000_000;
  const random = randomBytes(4).toString('hex');
  return `${now.toISOString()}-${String(sequence).padStart(6, '0')}-${random}`;
}
