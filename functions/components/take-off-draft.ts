import type { CreatableType } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../core/company-scope';
import { textBytes } from '../core/components/component-data';
import { requirePlacement } from '../core/components/component-location';
import {
  type ComponentRecord,
  componentEntity,
  type Placement,
  removedComponentEntity,
} from '../core/entities/version';
import type { ComponentLocation } from '../core/ids';
import type { Write } from '../core/table';
import { changeDraft, componentRemoval, type DraftRequest } from './draft-repository';

/** In seconds. Drafts are submitted within days, and undo does not reach back further. */
const keptSeconds = 7 * 24 * 60 * 60;

/**
 * Removes a component from its draft, where it has only one placement. It is set aside, so that undo can
 * restore it.
 */
export async function takeOffDraft(
  request: DraftRequest,
  location: ComponentLocation,
  type?: CreatableType,
): Promise<void> {
  const { scope, now } = request;
  const key = componentEntity.key(scope, location.pageId, location.versionId, location.n);
  await changeDraft(request, location, [key], (draft, [item]) => {
    const placement = requirePlacement(draft, location.n, type);
    const stored = componentEntity.is(item) ? item : undefined;
    return {
      header: {
        placements: draft.placements.filter(({ n }) => n !== location.n),
        htmlBytes: Math.max(0, (draft.htmlBytes ?? 0) - textBytes(stored?.data)),
      },
      writes: stored ? [componentRemoval(stored), putAside(scope, location, placement, stored, now)] : [],
      result: undefined,
    };
  });
}

function putAside(
  scope: CompanyScope,
  { pageId, versionId, n }: ComponentLocation,
  { slides }: Placement,
  { type, data, revision, slidesRevision }: ComponentRecord,
  now: Date,
): Write {
  const ttl = Math.ceil(now.getTime() / 1000) + keptSeconds;
  const key = removedComponentEntity.key(scope, pageId, versionId, n);
  return { put: { ...key, n, type, data, slides, revision, slidesRevision, ttl } };
}
