import { required } from '@galley/shared/required';
import { requirePlacement } from '../core/components/component-location';
import type { DraftChange } from '../core/components/component-record';
import { type ComponentRecord, componentEntity, type VersionRecord } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { ComponentLocation } from '../core/ids';
import type { Write } from '../core/table';
import { changeDraft, componentWrite, type DraftRequest } from './draft-repository';

/** The effect of a change of slides on their banner container and its draft. */
interface ContainerChange<Result> extends Pick<DraftChange<Result>, 'header' | 'result'> {
  record: ComponentRecord;
  /** Further conditions of the transaction. */
  checks: Write[];
}
type Change<Result> = (draft: VersionRecord, container: ComponentRecord) => ContainerChange<Result>;

/**
 * Changes the slides of the container at this location.
 * @throws 404 or 409 as `changeDraft`
 */
export function changeContainer<Result>(
  request: DraftRequest,
  location: ComponentLocation,
  change: Change<Result>,
): Promise<Result> {
  const key = componentEntity.key(request.scope, location.pageId, location.versionId, location.n);
  return changeDraft(request, location, [key], (draft, [item]) => {
    requirePlacement(draft, location.n, 'BannerContainer');
    if (!componentEntity.is(item)) throw notFound('This component');
    return writesOf(change, draft, item);
  });
}

/**
 * Changes the slides of the container that holds the slide at this location. Only the draft's header knows
 * which container that is, so all components of the draft are read along with the header instead of after it.
 */
export function changeContainerOf<Result>(
  request: DraftRequest,
  slide: ComponentLocation,
  change: Change<Result>,
): Promise<Result> {
  return changeDraft(request, slide, 'components', (draft, items) => {
    const placement = draft.placements.find(({ slides }) => slides?.includes(slide.n));
    const container = required(
      placement && componentEntity.among(items).find(({ n }) => n === placement.n),
      () => notFound('This slide'),
    );
    return writesOf(change, draft, container);
  });
}

function writesOf<Result>(
  change: Change<Result>,
  draft: VersionRecord,
  container: ComponentRecord,
): DraftChange<Result> {
  const { header, record, checks, result } = change(draft, container);
  return { header, writes: [componentWrite(container, record), ...checks], result };
}
