import type { BannerSlide } from '@galley/shared/components/banner-container';
import { type ComponentLocation, packComponentId } from '../ids';

/**
 * The slides of a container as every call answers them: links encoded for the wire, and the container's time where
 * one has none of its own.
 * @param at where the container is
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
