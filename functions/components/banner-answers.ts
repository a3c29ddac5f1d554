import type { BannerAnswer } from '@galley/shared/contract/banners';
import { packComponentId } from '../core/ids';
import type { ComponentRecord } from '../core/records/version-records';
import { bannerOf } from './banner-slides';

/** The slides of a container as the editor reads them. */
export function bannerAnswers(pageId: number, container: ComponentRecord): BannerAnswer[] {
  return bannerOf(container).banners.map((_slide, index) => bannerAnswer(pageId, container, index));
}

/** A slide: links encoded for the wire, and the container's time where it has none of its own. */
export function bannerAnswer(pageId: number, container: ComponentRecord, index: number): BannerAnswer {
  const { banners, sliderDuration } = bannerOf(container);
  const slide = banners[index];
  if (!slide) throw new Error(`Container ${container.n} has no slide ${index}.`);
  const { versionId } = container;
  const { n, ...fields } = slide;
  return {
    ...fields,
    buttonLink: encodeURIComponent(slide.buttonLink),
    button2Link: encodeURIComponent(slide.button2Link),
    sliderDuration: slide.sliderDuration || sliderDuration,
    order: index + 1,
    id: packComponentId({ pageId, versionId, n }),
    bannerContainerId: packComponentId({ pageId, versionId, n: container.n }),
    pageId,
    versionId,
  };
}
