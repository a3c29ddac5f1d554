import type { VersionSummary } from '@galley/shared/schemas/version';
import type { VersionRecord } from './entities/version';

/** A version as lists of versions show it. */
export function versionSummary(version: VersionRecord): VersionSummary {
  const { versionId, status, timestamp, email, comments, revision } = version;
  return { versionId, status, timestamp, email, comments, revision };
}
