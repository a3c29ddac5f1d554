import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { textNoteEntity } from '../core/entities/site';
import type { Operation } from '../core/operation';
import { withoutKey } from '../core/save-once';
import { chunk } from '../core/table';

/** The pages whose texts lost something when an update gave texts another form. */
export const getTextNotes: Operation<Contract['getTextNotes']> = async ({ table, scope }) => {
  const notes = await table.queryAll(textNoteEntity.range(scope));
  return notes.map(withoutKey);
};

/** They are told once: whoever has seen them closes them for all Admins. */
export const dismissTextNotes: Operation<Contract['dismissTextNotes']> = async ({ table, scope }) => {
  const notes = await table.queryAll(textNoteEntity.range(scope), { attributes: [] });
  for (const part of chunk(notes, limits.prepareItems)) {
    await table.commit(part.map(({ pk, sk }) => ({ delete: { pk, sk } })));
  }
};
