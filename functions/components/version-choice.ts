import { required } from '@galley/shared/required';
import type { VersionRecord } from '../core/entities/version';
import { notFound } from '../core/errors';

/**
 * The version that the editor opens with: the one asked for, else the draft or pending one, else the live one,
 * else the newest backup; none where the page has no version.
 * @param versions newest first
 * @throws 404 where the one asked for is not there
 */
export function chosenVersion(
  versions: readonly VersionRecord[],
  askedFor: number | null,
): VersionRecord | undefined {
  if (askedFor !== null) {
    const found = required(
      versions.find(({ versionId }) => versionId === askedFor),
      () => notFound(`V${askedFor} of this page`),
    );
    return found;
  }
  const open = versions.find(({ status }) => status === 'draft' || status === 'pending');
  return open ?? versions.find(({ status }) => status === 'live') ?? versions[0];
}
