import { limits } from '@galley/shared/limits';
import type { VersionRecord } from '../entities/version';
import { conflict, type HttpError, notFound, tooLarge } from '../errors';
import { type ComponentLocation, largestNumber } from '../ids';
import type { SignedIn } from '../operation';

export type VersionLocation = Omit<ComponentLocation, 'n'>;

/** The error of every write to a version that is not a draft, for all users. */
export function notADraft({ versionId, status }: Pick<VersionRecord, 'versionId' | 'status'>): HttpError {
  return status === 'pending'
    ? conflict(`V${versionId} is waiting for review and cannot be changed. An Admin can send it back.`)
    : conflict(
        `V${versionId} is ${status === 'backup' ? 'a backup' : status} and cannot be changed. Create a draft from it.`,
      );
}

/** What a version's header notes of a change of its content. */
export const noteOfChange = ({ session, now }: SignedIn & { now: Date }) => ({
  changedAt: now.toISOString(),
  changedBy: session.email,
});

/** @throws 404 where there is no such version (a deleted draft), 409 where it is not a draft */
export function requireDraft(version: VersionRecord | undefined, versionId: number): VersionRecord {
  if (!version) throw notFound(`V${versionId} of this page`);
  if (version.status !== 'draft') throw notADraft(version);
  return version;
}

/** @throws 413 where the version would exceed its limits, 409 where its page has no numbers left */
export function requireRoom(
  after: Pick<VersionRecord, 'placements' | 'htmlBytes'> & { nextN?: number },
  largestField: string,
): void {
  if (after.placements.length > limits.componentsPerVersion) {
    throw tooLarge('versionId', `A version holds at most ${limits.componentsPerVersion} components.`);
  }
  if ((after.nextN ?? 1) > largestNumber + 1) {
    throw conflict('This page has had as many components as a page can have. Create a new page.');
  }
  if ((after.htmlBytes ?? 0) > limits.versionHtmlBytes) {
    throw tooLarge(
      largestField,
      'A version holds at most 1 MB of text. Shorten something or use another page.',
    );
  }
}
