import type { Contract } from '@galley/shared/contract/contract';
import type { OperationRequest } from '../core/operation';
import type { MakableType } from './component-types';
import { locate } from './draft-rules';
import { takeOffDraft } from './take-off-draft';

type Request = OperationRequest<Contract[`delete${MakableType}`]>;

/** Removes a component and its places from the draft; other versions keep theirs. */
export function deleteComponent(type: MakableType) {
  return async ({ table, scope, input }: Request) => {
    await takeOffDraft(table, scope, locate(input.componentId), type);
    return 'Deleted' as const;
  };
}
