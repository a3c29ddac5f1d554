import type { VersionSummary } from '@galley/shared/schemas/version';
import { automaticVersion } from '../editor/versions/version-rules';

/** Stands in the address for 'compare with an empty page'. */
export const emptyPage = 0;

export interface ComparedPair {
  /** Null: an empty page. */
  from: number | null;
  to: VersionSummary;
}

/**
 * Which versions an address compares. Without `to` the one that the editor would open, without `from` what is live,
 * and for the live one the version before it: a review always meets what visitors see just now.
 */
export function comparedPair(
  versions: readonly VersionSummary[],
  address: { from: number | undefined; to: number | undefined },
): ComparedPair | undefined {
  const to = versions.find(({ versionId }) => versionId === address.to) ?? automaticVersion(versions);
  if (!to) return undefined;
  if (address.from !== undefined) return { from: address.from === emptyPage ? null : address.from, to };
  const live = versions.find(({ status }) => status === 'live');
  if (live && live.versionId !== to.versionId) return { from: live.versionId, to };
  const older = versions.map(({ versionId }) => versionId).filter((versionId) => versionId < to.versionId);
  return { from: older.length > 0 && live ? Math.max(...older) : null, to };
}

/** Whether this is what a reviewer decides on: a pending version beside what is live. */
export function isReview({ from, to }: ComparedPair, versions: readonly VersionSummary[]): boolean {
  const live = versions.find(({ status }) => status === 'live');
  return to.status === 'pending' && from === (live?.versionId ?? null);
}
