import type { SavedSection } from '@galley/shared/contract/saved-sections';
import { may } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import type { Key } from '../core/entities/key';
import {
  type SavedContentRecord,
  type SavedSectionRecord,
  savedContentEntity,
  savedSectionEntity,
} from '../core/entities/saved-section';
import { forbidden, notFound } from '../core/errors';
import type { Session } from '../core/session';
import type { Table } from '../core/table';

const noSection = () => notFound('This saved section');

/**
 * The content among the items that were read.
 * @throws 404
 */
export function requireContent(item: Key | undefined): SavedContentRecord {
  if (!savedContentEntity.is(item)) throw noSection();
  return item;
}

/**
 * A section that the user may rename and delete.
 * @throws 404, and 403 where someone else saved it and the user may only change their own
 */
export async function requireOwnSection(
  table: Table,
  scope: CompanyScope,
  session: Session,
  savedSectionId: number,
): Promise<SavedSectionRecord> {
  const section = required(await table.get(savedSectionEntity.key(scope, savedSectionId)), noSection);
  if (section.savedBy !== session.userId && !may(session, 'editSavedSections')) {
    throw forbidden(`Someone else saved '${section.name}'. Ask them or an Admin to change it.`);
  }
  return section;
}

export function toSavedSection(record: SavedSectionRecord): SavedSection {
  const { id, name, type, savedBy, savedAt, revision } = record;
  return { savedSectionId: id, name, type, savedBy, savedAt, revision };
}
