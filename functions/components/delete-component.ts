import type { CreatableType } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { OperationRequest } from '../core/operation';
import { takeOffDraft } from './take-off-draft';

type Request = OperationRequest<Contract[`delete${CreatableType}`]>;

/** Removes a component and its placements from the draft; other versions keep theirs. */
export function deleteComponent(type: CreatableType) {
  return async (request: Request) => {
    await takeOffDraft(request, locate(request.input.componentId), type);
  };
}
