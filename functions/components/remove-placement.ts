import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { Operation } from '../core/operation';
import { takeOffDraft } from './take-off-draft';

/** Removes a component's place from the draft, and with its only place the component. */
export const removePlacement: Operation<Contract['removePlacement']> = async (request) => {
  await takeOffDraft(request, locate(request.input.pageComponentId));
};
