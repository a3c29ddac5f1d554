import { fieldsOf } from '@galley/shared/components/dictionary';
import type { Contract } from '@galley/shared/contract/contract';
import { type ComponentFields, largestFieldOf, textBytes } from '../core/components/component-data';
import { locate } from '../core/components/component-location';
import { componentRecord } from '../core/components/component-record';
import { referencesOf } from '../core/components/component-references';
import { requireRoom } from '../core/components/draft-rules';
import { removedComponentEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { changeDraft } from './draft-repository';

/**
 * Restores a component that was removed from a draft, with its number. One that is still there is returned
 * unchanged.
 */
export const restoreComponent: Operation<Contract['restoreComponent']> = (request) => {
  const { scope, input } = request;
  const place = locate(input.pageComponentId);
  const key = removedComponentEntity.key(scope, place.pageId, place.versionId, place.n);
  return changeDraft(request, place, [key], (draft, [found]) => {
    const { placements } = draft;
    const result = input.pageComponentId;
    if (placements.some(({ n }) => n === place.n)) return { header: { placements }, writes: [], result };
    if (!removedComponentEntity.is(found)) throw notFound('This component');
    const { type, slides, revision, slidesRevision } = found;
    const data = found.data as ComponentFields;
    const placement = { n: place.n, type, componentName: data.componentName, ...(slides && { slides }) };
    const header = {
      placements: placements.toSpliced(input.at ?? placements.length, 0, placement),
      htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
    };
    requireRoom(header, largestFieldOf(type));
    const component = { n: place.n, type, data, revision: revision + 1, slidesRevision };
    const record = componentRecord(scope, place, component);
    // A picture may have been deleted in between, because nothing used it. A deleted form is no problem:
    // pages render without it.
    const { checks } = referencesOf(scope, fieldsOf(type), data);
    return {
      header,
      writes: [{ put: { ...record }, condition: { absent: true } }, ...checks],
      result,
    };
  });
};
