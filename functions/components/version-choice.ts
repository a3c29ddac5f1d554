import { required } from '@galley/shared/required';
import type { VersionRecord } from '../core/entities/version';
import { notFound } from '../core/errors';

/**
 * The version that the editor opens with: the requested one, else the draft or pending one, else the live
 * one, else the newest backup; undefined where the page has no version.
 * @param versions newest first
 * @throws 404 where the requested version does not exist
 */
export function chosenVersion(
  versions: readonly VersionRecord[],
  askedFor: number | null,
): VersionRecord | undefined {
  if (askedFor !== null) {
    return required(
      versions.find(({ versionId }) => versionId === askedFor),
      () => notFound(`V${askedFor} of this page`),
    );
  }
  const open = versions.find(({ status }) => status === 'draft' || status === 'pending');
  return open ?? versions.find(({ status }) => status === 'live') ?? versions[0];
}
