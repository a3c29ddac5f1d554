import type { BannerResponse } from '@galley/shared/contract/banners';
import { required } from '@galley/shared/required';
import { toBannerSlideResponses } from '../core/components/banner-slide-responses';
import type { ComponentRecord } from '../core/entities/version';
import { bannerOf } from './banner-slides';

/** A container's slides as the editor reads them. */
export function toBannerResponses(pageId: number, container: ComponentRecord): BannerResponse[] {
  const { versionId, n } = container;
  const slides = toBannerSlideResponses({ pageId, versionId, n }, bannerOf(container));
  return slides.map((slide) => ({ ...slide, pageId, versionId }));
}

/** One slide of a container. */
export function bannerResponse(pageId: number, container: ComponentRecord, index: number): BannerResponse {
  return required(
    toBannerResponses(pageId, container)[index],
    () => new Error(`Container ${container.n} has no slide ${index}.`),
  );
}
