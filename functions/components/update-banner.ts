import { bannerContainer } from '@galley/shared/components/banner-container';
import { savedFocus } from '@galley/shared/components/fields/focus';
import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import { referencesOf } from '../core/components/component-references';
import { notFound, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { bannerResponse } from './banner-responses';
import { bannerOf, durationOf, longestField, requireSlide, slideFields, withSlides } from './banner-slides';
import { changeContainer } from './change-container';

/** Saves a slide of a container of a draft and returns its id. */
export const updateBanner: Operation<Contract['updateBanner']> = async (request) => {
  const { scope, input } = request;
  const revision = requireRevision(input.revision);
  const location = locate(input.bannerContainerId);
  const { pageId, versionId, n } = locate(input.id);
  if (pageId !== location.pageId || versionId !== location.versionId) throw notFound('This slide');
  const fields = slideFields(input);
  const { checks } = referencesOf(scope, bannerContainer.fields.banners.fields, fields);
  return changeContainer(request, location, (draft, container) => {
    const banner = bannerOf(container);
    const index = requireSlide(container, n);
    const stored = banner.banners[index];
    if (stored?.revision !== revision) throw stale(bannerResponse(pageId, container, index));
    const focus = savedFocus(bannerContainer.fields.banners.fields, { ...stored }, fields);
    // The editor does not show the height, which nothing draws: a save without one keeps it.
    const kept = {
      height: fields.height || stored.height,
      sliderDuration: durationOf(fields, stored, banner),
    };
    const slide = { ...fields, ...focus, ...kept, n, revision: revision + 1 };
    const changed = withSlides(draft, container, banner.banners.with(index, slide), longestField(fields));
    return { ...changed, checks, result: input.id };
  });
};
