import type { BannerSlide, ButtonPosition } from '@galley/shared/components/banner-container';
import type { BannerResponse } from '@galley/shared/contract/banners';
import { completeUrl } from '../links/link-url';

/** A stored slide: its links are decoded, its `n` is for the renderer. */
export type StoredSlide = BannerResponse & BannerSlide & Pick<SlideValues, 'backgroundImageFocus'>;

/** The values of the slide's form. */
export interface SlideValues {
  componentName: string;
  backgroundImage: string;
  backgroundImageFocus: string;
  actionText: string;
  subActionText: string;
  buttonText: string;
  buttonLink: string;
  buttonPosition: ButtonPosition;
  button2Text: string;
  button2Link: string;
  /** Milliseconds; empty for the banner's default. */
  sliderDuration: number | '';
}

export const slideLabels: Record<keyof SlideValues, string> = {
  componentName: 'Component Name',
  backgroundImage: 'Background Image',
  backgroundImageFocus: 'Focal point here',
  actionText: 'Action Text',
  subActionText: 'Sub Action Text',
  buttonText: 'Button Text',
  buttonLink: 'Button Link',
  buttonPosition: 'Button Position',
  button2Text: 'Button 2 Text',
  button2Link: 'Button 2 Link',
  sliderDuration: 'Slider Duration',
};

/** Converts a slide from a response: its links arrive URL-encoded. */
export function storedSlide(response: BannerResponse): StoredSlide {
  const { buttonLink, button2Link, backgroundImageFocus = '' } = response;
  const links = { buttonLink: decoded(buttonLink), button2Link: decoded(button2Link) };
  return { ...response, ...links, n: response.id, backgroundImageFocus: String(backgroundImageFocus) };
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** The initial values of a new slide; `number` is its position, from 1. */
export function newSlideValues(number: number): SlideValues {
  return {
    componentName: `Slide ${number}`,
    backgroundImage: '',
    backgroundImageFocus: '',
    actionText: '',
    subActionText: '',
    buttonText: '',
    buttonLink: '',
    buttonPosition: 'BottomMiddle',
    button2Text: '',
    button2Link: '',
    sliderDuration: '',
  };
}

/** The initial values of a stored slide. A slide with the banner's duration has none of its own. */
export function slideValues(slide: SlideValues, bannerDurationMs: number): SlideValues {
  const fields = Object.keys(slideLabels) as (keyof SlideValues)[];
  const values = Object.fromEntries(fields.map((field) => [field, slide[field]])) as Record<
    keyof SlideValues,
    never
  >;
  return { ...values, sliderDuration: slide.sliderDuration === bannerDurationMs ? '' : slide.sliderDuration };
}

/** The input of the call: links are completed and URL-encoded. */
export function slideInput(values: SlideValues) {
  return {
    ...values,
    buttonLink: encodeURIComponent(completeUrl(values.buttonLink)),
    button2Link: encodeURIComponent(completeUrl(values.button2Link)),
    sliderDuration: values.sliderDuration || 0,
  };
}
