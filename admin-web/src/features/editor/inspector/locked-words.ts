import type { VersionSummary } from '@galley/shared/schemas/version';

/** Why a version can no longer be saved that could be edited a moment ago. */
export function lockedWords({ versionId, status }: VersionSummary): string {
  if (status === 'pending') return `V${versionId} was submitted for review in the meantime.`;
  if (status === 'live') return `V${versionId} was published in the meantime.`;
  return `V${versionId} can no longer be edited.`;
}
