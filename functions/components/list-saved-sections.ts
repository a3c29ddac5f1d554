import type { Contract } from '@galley/shared/contract/contract';
import { savedSectionEntity } from '../core/entities/saved-section';
import type { Operation } from '../core/operation';
import { toSavedSection } from './saved-section-repository';

/** The company's saved sections, the newest first, without their content. */
export const listSavedSections: Operation<Contract['listSavedSections']> = async ({ table, scope }) => {
  return (await table.queryAll(savedSectionEntity.range(scope), { descending: true })).map(toSavedSection);
};
