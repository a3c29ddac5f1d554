import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { savedFocus } from '@galley/shared/components/fields/focus';
import { type SectionSettings, sectionProblems } from '@galley/shared/components/section';
import type { Contract } from '@galley/shared/contract/contract';
import {
  type ComponentFields,
  largestFieldOf,
  requireComponentRoom,
  storableFields,
  textBytes,
} from '../core/components/component-data';
import { locate, requirePlacement } from '../core/components/component-location';
import { referencesOf } from '../core/components/component-references';
import { requireRoom } from '../core/components/draft-rules';
import { componentEntity } from '../core/entities/version';
import { invalid, notFound, stale } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { toComponentResponse } from './component-responses';
import { changeDraft, componentWrite } from './draft-repository';

type Request = OperationRequest<Contract[`update${CreatableType}`]>;

/** Saves a component of a draft and returns its id. */
export function updateComponent(type: CreatableType) {
  return async (request: Request): Promise<number> => {
    const { scope, input } = request;
    const revision = requireRevision(input.revision);
    const { pageId, versionId, n } = locate(input.id);
    if (pageId !== input.pageId || versionId !== input.versionId) throw notFound('This component');
    const data = await storableFields(scope, type, input as ComponentFields);
    const key = componentEntity.key(scope, pageId, versionId, n);
    const references = referencesOf(scope, fieldsOf(type), data);
    return changeDraft(request, input, [key, ...references.keys], (draft, [stored, ...referred]) => {
      requirePlacement(draft, n, type);
      if (!componentEntity.is(stored)) throw notFound('This component');
      if (stored.revision !== revision) throw stale(toComponentResponse(pageId, stored));
      references.require(referred);
      const focus = savedFocus(fieldsOf(type), stored.data, data);
      // A container's slides are not fields of its form, so they are kept.
      const merged = { ...stored.data, ...data, ...focus };
      // A call may send only one of two settings that depend on each other.
      for (const { field, message } of sectionProblems(merged as SectionSettings))
        throw invalid({ [field]: message });
      requireComponentRoom(merged, largestFieldOf(type));
      const header = {
        placements: draft.placements.map((placement) =>
          placement.n === n ? { ...placement, componentName: data.componentName } : placement,
        ),
        htmlBytes: Math.max(0, (draft.htmlBytes ?? 0) - textBytes(stored.data)) + textBytes(merged),
      };
      requireRoom(header, largestFieldOf(type));
      const record = { ...stored, data: merged, revision: revision + 1 };
      return { header, writes: [componentWrite(stored, record), ...references.checks], result: input.id };
    });
  };
}
