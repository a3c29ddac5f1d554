import type { Contract } from '@galley/shared/contract/contract';
import { packComponentId } from '../core/ids';
import type { OperationRequest } from '../core/operation';
import type { Write } from '../core/table';
import { type ComponentFields, largestFieldOf, storableFields, textBytes } from './component-data';
import type { MakableType } from './component-types';
import { changeDraft, componentRecord } from './draft-repository';
import { requireRoom } from './draft-rules';

type Request = OperationRequest<Contract[`create${MakableType}`]>;

/** Makes a component of a type and places it at the end of the draft. Answers its id. */
export function createComponent(type: MakableType) {
  return async ({ table, scope, input }: Request): Promise<number> => {
    const { pageId, versionId } = input;
    const data = await storableFields(scope, type, input as unknown as ComponentFields);
    return changeDraft(table, scope, input, [], (draft) => {
      const n = draft.nextN;
      const header = {
        placements: [...draft.placements, { n, type, componentName: data.componentName }],
        nextN: n + 1,
        htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
      };
      requireRoom(header, largestFieldOf(type));
      const record = componentRecord(scope, input, { n, type, data, revision: 1 });
      const write: Write = { put: { ...record }, condition: { absent: true } };
      return { header, writes: [write], result: packComponentId({ pageId, versionId, n }) };
    });
  };
}
