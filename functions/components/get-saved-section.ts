import type { Contract } from '@galley/shared/contract/contract';
import { savedContentEntity } from '../core/entities/saved-section';
import type { Operation } from '../core/operation';
import { readableComponents } from '../core/rich-text/readable-texts';
import { toBodyResponse } from './component-responses';
import { requireContent } from './saved-section-repository';

/** The content of a saved section, as the editor reads that of a component. */
export const getSavedSection: Operation<Contract['getSavedSection']> = async ({ table, scope, input }) => {
  const stored = requireContent(await table.get(savedContentEntity.key(scope, input.savedSectionId)));
  const [content = stored] = await readableComponents(scope, [stored]);
  return toBodyResponse(0, { ...content, versionId: 0, n: 0, revision: 1 });
};
