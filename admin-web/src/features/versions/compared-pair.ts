import type { VersionSummary } from '@galley/shared/schemas/version';
import { automaticVersion } from '../../parts/versions/version-rules';

/** The value in the URL for 'compare with an empty page'. */
export const emptyPage = 0;

export interface ComparedPair {
  /** Null: an empty page. */
  from: number | null;
  to: VersionSummary;
}

/**
 * The versions that a URL compares. Without `to`, the one that the editor would open; without `from`, the live one,
 * and for the live one the version before it: a review always compares with what visitors see now.
 */
export function comparedPair(
  versions: readonly VersionSummary[],
  chosen: { from: number | undefined; to: number | undefined },
): ComparedPair | undefined {
  const to = versions.find(({ versionId }) => versionId === chosen.to) ?? automaticVersion(versions);
  if (!to) return undefined;
  if (chosen.from !== undefined) return { from: chosen.from === emptyPage ? null : chosen.from, to };
  const live = versions.find(({ status }) => status === 'live');
  if (live && live.versionId !== to.versionId) return { from: live.versionId, to };
  const older = versions.map(({ versionId }) => versionId).filter((versionId) => versionId < to.versionId);
  return { from: older.length > 0 && live ? Math.max(...older) : null, to };
}

/** Whether this is a review: a pending version compared with the live one. */
export function isReview({ from, to }: ComparedPair, versions: readonly VersionSummary[]): boolean {
  const live = versions.find(({ status }) => status === 'live');
  return to.status === 'pending' && from === (live?.versionId ?? null);
}
