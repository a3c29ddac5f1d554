import type { VersionSummary } from '@galley/shared/schemas/version';
import type { PageRecord } from './entities/page';
import type { VersionRecord } from './entities/version';
import { plannedOf, plannedPart } from './pages/planned';

/** A version as lists of versions show it. */
export function versionSummary(page: PageRecord, version: VersionRecord): VersionSummary {
  const { versionId, status, timestamp, email, comments, revision } = version;
  const planned = plannedPart(plannedOf(page, versionId));
  return { versionId, status, timestamp, email, comments, revision, ...planned };
}
