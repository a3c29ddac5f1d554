import { type CreatableType, fieldsOf, ownListOf } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import {
  type ComponentFields,
  largestFieldOf,
  storableFields,
  textBytes,
} from '../core/components/component-data';
import { componentRecord } from '../core/components/component-record';
import { referencesOf } from '../core/components/component-references';
import { requireRoom } from '../core/components/draft-rules';
import { packComponentId } from '../core/ids';
import type { OperationRequest } from '../core/operation';
import type { Write } from '../core/table';
import { changeDraft } from './draft-repository';

type Request = OperationRequest<Contract[`create${CreatableType}`]>;

/** Creates a component of a type at the end of the draft and returns its id. */
export function createComponent(type: CreatableType) {
  const own = ownListOf(type);
  return async (request: Request): Promise<number> => {
    const { scope, input } = request;
    const { pageId, versionId } = input;
    const fields = await storableFields(scope, type, input as ComponentFields);
    const data = own ? { ...fields, [own.name]: [] } : fields;
    const references = referencesOf(scope, fieldsOf(type), data);
    return changeDraft(request, input, references.keys, (draft, items) => {
      references.require(items);
      const n = draft.nextN;
      const placement = { n, type, componentName: data.componentName, ...(own && { slides: [] }) };
      const header = {
        placements: [...draft.placements, placement],
        nextN: n + 1,
        htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
      };
      requireRoom(header, largestFieldOf(type));
      const record = componentRecord(scope, input, {
        n,
        type,
        data,
        revision: 1,
        ...(own && { slidesRevision: 0 }),
      });
      const write: Write = { put: { ...record }, condition: { absent: true } };
      return {
        header,
        writes: [write, ...references.checks],
        result: packComponentId({ pageId, versionId, n }),
      };
    });
  };
}
