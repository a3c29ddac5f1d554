import type { BannerSlide } from '@galley/shared/components/banner-container';
import { type ComponentLocation, packComponentId } from '../ids';

/**
 * A container's slides as all calls return them: links are encoded for the wire, and a slide without a
 * duration gets its container's.
 * @param at the location of the container
 */
export function toBannerSlideResponses<Slide extends BannerSlide>(
  at: ComponentLocation,
  { banners, sliderDuration }: { sliderDuration: number; banners: readonly Slide[] },
) {
  return banners.map(({ n, ...slide }, index) => ({
    ...slide,
    buttonLink: encodeURIComponent(slide.buttonLink),
    button2Link: encodeURIComponent(slide.button2Link),
    sliderDuration: slide.sliderDuration || sliderDuration,
    order: index + 1,
    id: packComponentId({ ...at, n }),
    bannerContainerId: packComponentId(at),
  }));
}
