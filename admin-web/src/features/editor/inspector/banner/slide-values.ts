import type { BannerSlide, ButtonPosition } from '@galley/shared/components/banner-container';
import type { BannerResponse } from '@galley/shared/contract/banners';
import { completeUrl } from '../../../links/link-url';

/** A slide as it is stored: its links as people write them, its `n` for the renderer. */
export type StoredSlide = BannerResponse & BannerSlide;

/** What stands in the slide's form. */
export interface SlideValues {
  componentName: string;
  backgroundImage: string;
  actionText: string;
  subActionText: string;
  buttonText: string;
  buttonLink: string;
  buttonPosition: ButtonPosition;
  button2Text: string;
  button2Link: string;
  /** Milliseconds; empty for as long as the banner says. */
  sliderDuration: number | '';
}

export const slideLabels: Record<keyof SlideValues, string> = {
  componentName: 'Component Name',
  backgroundImage: 'Background Image',
  actionText: 'Action Text',
  subActionText: 'Sub Action Text',
  buttonText: 'Button Text',
  buttonLink: 'Button Link',
  buttonPosition: 'Button Position',
  button2Text: 'Button 2 Text',
  button2Link: 'Button 2 Link',
  sliderDuration: 'Slider Duration',
};

/** A slide as it was answered: its links arrive URL-encoded. */
export function storedSlide(answer: BannerResponse): StoredSlide {
  const { buttonLink, button2Link } = answer;
  return { ...answer, n: answer.id, buttonLink: decoded(buttonLink), button2Link: decoded(button2Link) };
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** What the form of a new slide starts with; `number` is its place, from 1. */
export function newSlideValues(number: number): SlideValues {
  return {
    componentName: `Slide ${number}`,
    backgroundImage: '',
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

/** What the form of a stored slide starts with. A slide that stands as long as its banner says has no time of its own. */
export function slideValues(slide: SlideValues, bannerDurationMs: number): SlideValues {
  const fields = Object.keys(slideLabels) as (keyof SlideValues)[];
  const values = Object.fromEntries(fields.map((field) => [field, slide[field]])) as Record<
    keyof SlideValues,
    never
  >;
  return { ...values, sliderDuration: slide.sliderDuration === bannerDurationMs ? '' : slide.sliderDuration };
}

/** What is sent: links completed and URL-encoded. */
export function slideInput(values: SlideValues) {
  return {
    ...values,
    buttonLink: encodeURIComponent(completeUrl(values.buttonLink)),
    button2Link: encodeURIComponent(completeUrl(values.button2Link)),
    sliderDuration: values.sliderDuration || 0,
  };
}
