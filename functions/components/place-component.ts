import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { packComponentId } from '../core/ids';
import { pageKeys } from '../core/keys';
import type { Operation, OperationRequest } from '../core/operation';
import type { ComponentRecord, VersionRecord } from '../core/records';
import type { Item } from '../core/table';
import { type ComponentFields, largestFieldOf, textBytes } from './component-data';
import { changeDraft, componentRecord, type DraftChange } from './draft-repository';
import { locate, requireDraft, requirePlacement, requireRoom } from './draft-rules';

type Request = OperationRequest<Contract['placeComponent']>;

/**
 * Puts an existing component at the end of a draft, as a copy: no edit of one page changes another. One that
 * stands on the draft already, or a place that is named, is answered as it is.
 */
export const placeComponent: Operation<Contract['placeComponent']> = async (request) => {
  const { table, scope, input } = request;
  const wanted = locate(input.id ?? input.componentId);
  if (wanted.pageId === input.pageId && wanted.versionId === input.versionId) {
    const version = await table.get<VersionRecord>(pageKeys.version(scope, input.pageId, input.versionId));
    requirePlacement(requireDraft(version, input.versionId), wanted.n, input.type);
    return packComponentId(wanted);
  }
  if (input.id !== null) throw notFound('This component');
  const source = [
    pageKeys.version(scope, wanted.pageId, wanted.versionId),
    pageKeys.component(scope, wanted.pageId, wanted.versionId, wanted.n),
  ];
  return changeDraft(table, scope, input, source, (draft, items) => copyInto(request, draft, items));
};

function copyInto(
  { scope, input }: Request,
  draft: VersionRecord,
  [sourceItem, componentItem]: (Item | undefined)[],
): DraftChange<number> {
  const { pageId, versionId, type } = input;
  const source = locate(input.componentId);
  requirePlacement(sourceItem as VersionRecord | undefined, source.n, type);
  const original = componentItem as unknown as ComponentRecord | undefined;
  if (!original) throw notFound('This component');
  // The same number in two versions of a page means the same component, so that versions can be compared.
  const isFree = source.pageId === pageId && !draft.placements.some(({ n }) => n === source.n);
  const n = isFree ? source.n : draft.nextN;
  const data = original.data as ComponentFields;
  const header = {
    placements: [...draft.placements, { n, type, componentName: data.componentName }],
    nextN: Math.max(draft.nextN, n + 1),
    htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
  };
  requireRoom(header, largestFieldOf(type));
  const record = componentRecord(scope, input, { n, type, data, revision: 1 });
  return {
    header,
    writes: [{ put: { ...record }, condition: { absent: true } }],
    result: packComponentId({ pageId, versionId, n }),
  };
}
