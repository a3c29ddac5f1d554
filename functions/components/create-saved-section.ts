import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { activityWrite } from '../core/activity-log';
import { textBytes } from '../core/components/component-data';
import { readPlaced } from '../core/components/component-location';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import {
  type SavedSectionRecord,
  savedContentEntity,
  savedSectionEntity,
  sectionCounterEntity,
} from '../core/entities/saved-section';
import { BusyError, conflict } from '../core/errors';
import type { Operation } from '../core/operation';

const busy = { attempts: 10, orElse: () => new BusyError() };

/** Keeps a copy of a component of any version under a name, and returns the section's id. */
export const createSavedSection: Operation<Contract['createSavedSection']> = async (request) => {
  const { table, scope, session, input, now } = request;
  return retryOnConflict(busy, async () => {
    const counterKey = sectionCounterEntity.key(scope);
    const [{ component, placement }, counter, sections] = await Promise.all([
      readPlaced(table, scope, input.pageComponentId),
      table.get(counterKey),
      table.queryAll(savedSectionEntity.range(scope)),
    ]);
    const { type, data, slidesRevision } = component;
    const { slides } = placement;
    const bytes = textBytes(data);
    requireRoomFor(bytes, sections);
    const id = (counter?.lastId ?? 0) + 1;
    const { name } = input;
    const about = { id, name, type, bytes, savedBy: session.userId, savedAt: now.toISOString(), revision: 1 };
    const section: SavedSectionRecord = { ...savedSectionEntity.key(scope, id), ...about };
    const content = { ...savedContentEntity.key(scope, id), id, type, data, slides, slidesRevision };
    await table.commit([
      {
        // Sections are created one after the other, so that the limits are exact.
        update: counterKey,
        set: { lastId: id },
        condition: { equals: { lastId: counter?.lastId } },
        refused: writeConflict,
      },
      { put: { ...section }, condition: { absent: true } },
      { put: content, condition: { absent: true } },
      activityWrite(scope, { actor: session, action: `Saved the section '${name}'`, at: now }),
    ]);
    return id;
  });
};

/** @throws 409 where the company's saved sections would exceed their number or their size */
function requireRoomFor(bytes: number, sections: readonly SavedSectionRecord[]): void {
  if (sections.length >= limits.savedSections) {
    throw conflict(
      `There are ${limits.savedSections} saved sections, as many as a company can have. Delete one that you no longer need.`,
    );
  }
  const stored = sections.reduce((sum, section) => sum + section.bytes, 0);
  if (stored + bytes > limits.savedSectionsBytes) {
    throw conflict(
      'Your saved sections together hold at most 4 MB of text. Delete one that you no longer need.',
    );
  }
}
