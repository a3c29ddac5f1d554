import type { Contract } from '@galley/shared/contract/contract';
import type { Key } from '../core/entities/key';
import { siteTextNoteEntity, textNoteEntity } from '../core/entities/site';
import type { Operation } from '../core/operation';
import { withoutKey } from '../core/save-once';

/** The pages and parts of the site whose texts lost something in an update's conversion to a new format. */
export const getTextNotes: Operation<Contract['getTextNotes']> = async ({ table, scope }) => {
  const [ofSite, ofPages] = await Promise.all([
    table.queryAll(siteTextNoteEntity.range(scope)),
    table.queryAll(textNoteEntity.range(scope)),
  ]);
  return [
    ...ofSite.map(({ place, name, dropped }) => ({ place, pageId: 0, pageName: name, dropped })),
    ...ofPages.map((note) => ({ place: 'page' as const, ...withoutKey(note) })),
  ];
};

/** Any Admin who has seen the notes dismisses them for all Admins. */
export const dismissTextNotes: Operation<Contract['dismissTextNotes']> = async ({ table, scope }) => {
  const ranges = [siteTextNoteEntity.range(scope), textNoteEntity.range(scope)];
  const notes = (
    await Promise.all(ranges.map((range) => table.queryAll<Key>(range, { attributes: [] })))
  ).flat();
  await table.commitInParts(notes.map((note) => ({ delete: note })));
};
