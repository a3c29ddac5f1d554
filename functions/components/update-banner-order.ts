import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { bannerOf, withSlides } from './banner-slides';
import { changeContainerOf } from './change-container';

/** Reorders the slides of a container. The list must name exactly its slides. */
export const updateBannerOrder: Operation<Contract['updateBannerOrder']> = async (request) => {
  const locations = request.input.bannerIds.map(locate);
  const [first] = locations;
  if (!first) throw slidesChanged();
  const isOneVersion = locations.every(
    ({ pageId, versionId }) => pageId === first.pageId && versionId === first.versionId,
  );
  return changeContainerOf(request, first, (draft, container) => {
    const { banners } = bannerOf(container);
    const ordered = locations.flatMap(({ n }) => banners.find((slide) => slide.n === n) ?? []);
    const isSameSet = ordered.length === banners.length && new Set(ordered).size === banners.length;
    if (!isOneVersion || !isSameSet || locations.length !== banners.length) throw slidesChanged();
    return { ...withSlides(draft, container, ordered, 'bannerIds'), checks: [], result: 'Saved' as const };
  });
};

function slidesChanged() {
  return conflict(
    'The slides of this banner were changed in the meantime. Reload the page and order them again.',
  );
}
