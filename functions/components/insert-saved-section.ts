import { isCreatableType } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { newNumbers, withCopy } from '../core/components/copied-component';
import { savedContentEntity } from '../core/entities/saved-section';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { changeDraft } from './draft-repository';
import { requireContent } from './saved-section-repository';

/** Adds a copy of a saved section to a draft, and returns the copy's id. */
export const insertSavedSection: Operation<Contract['insertSavedSection']> = (request) => {
  const { scope, input } = request;
  const key = savedContentEntity.key(scope, input.savedSectionId);
  return changeDraft(request, input, [key], (draft, [item]) => {
    const original = requireContent(item);
    if (!isCreatableType(original.type)) {
      throw conflict(
        `This saved section is of a type that this release of the product does not know (${original.type}). It is kept as it is.`,
      );
    }
    const at = input.at ?? draft.placements.length;
    return withCopy({ scope, place: input, draft, original, numbers: newNumbers(draft, original), at });
  });
};
