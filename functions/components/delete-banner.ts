import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { Operation } from '../core/operation';
import { bannerOf, requireSlide, withSlides } from './banner-slides';
import { changeContainerOf } from './change-container';

/** Removes a slide from its container in a draft. */
export const deleteBanner: Operation<Contract['deleteBanner']> = async (request) => {
  const location = locate(request.input.componentId);
  return changeContainerOf(request, location, (draft, container) => {
    const banners = bannerOf(container).banners.toSpliced(requireSlide(container, location.n), 1);
    return {
      ...withSlides(draft, container, banners, 'componentId'),
      checks: [],
      result: 'Deleted' as const,
    };
  });
};
