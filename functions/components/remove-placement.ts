import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { Operation } from '../core/operation';
import { takeOffDraft } from './take-off-draft';

/** Removes a placement from the draft, and the component with it. */
export const removePlacement: Operation<Contract['removePlacement']> = async (request) => {
  await takeOffDraft(request, locate(request.input.pageComponentId));
};
