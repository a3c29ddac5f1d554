import { limits } from '../limits';
import { defineComponent } from './define-component';
import type { DataOf, ParsedOf } from './fields';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { drawn, image } from './fields/image';
import { link } from './fields/link';
import { list } from './fields/list';
import type { FieldProblem } from './fields/list-field';
import { number } from './fields/number';
import { text } from './fields/text';

export const bannerHeights = ['Small', 'Medium', 'Large'] as const;
export const buttonPositions = [
  'UpperLeft',
  'UpperRight',
  'BottomLeft',
  'BottomRight',
  'BottomMiddle',
  'Middle',
] as const;
export type ButtonPosition = (typeof buttonPositions)[number];
export const usualPosition = 'BottomMiddle' satisfies ButtonPosition;

const { min, max, fallback } = limits.sliderDurationMs;

const slide = {
  componentName: text('Component Name', { required: true, max: limits.componentName }),
  backgroundImage: image('Background Image', {
    required: true,
    inPlace: true,
    drawnWidth: () => drawn.window,
    isDecoration: ({ actionText, subActionText, buttonText, button2Text }) =>
      [actionText, subActionText, buttonText, button2Text].some(Boolean),
  }),
  ...focusOf('backgroundImage'),
  actionText: text('Action Text', { max: 200, inPlace: true, isHeading: true }),
  subActionText: text('Sub Action Text', { max: 400, inPlace: true }),
  buttonText: text('Button Text', { max: 60, inPlace: true }),
  buttonLink: link('Button Link', { isEncoded: true }),
  // Absent means the default; empty means none, which is only valid without a button.
  buttonPosition: choice('Button Position', buttonPositions, {
    fallback: usualPosition,
    canBeEmptied: true,
    message: 'Choose a Button Position.',
  }),
  /** 0: the container's duration applies. */
  sliderDuration: number('Slider Duration', { min, max, unit: 'milliseconds', whenEmpty: 0 }),
  button2Text: text('Button 2 Text', { max: 60, inPlace: true }),
  button2Link: link('Button 2 Link', { isEncoded: true }),
  /** Slides have the height of their container. */
  height: text('Height', { max: 20, takesNumbers: true, isIgnored: true }),
} as const;

/** A button has text, link and position, or none of them. */
function wholeButtons(entry: ParsedOf<typeof slide>): FieldProblem[] {
  const needed = [
    ...(entry.buttonText || entry.buttonLink
      ? (['buttonText', 'buttonLink', 'buttonPosition'] as const)
      : []),
    ...(entry.button2Text || entry.button2Link ? (['button2Text', 'button2Link'] as const) : []),
  ];
  return needed
    .filter((field) => !entry[field])
    .map((field) => ({ field, message: `${slide[field].label} is required.` }));
}

export const bannerContainer = defineComponent({
  type: 'BannerContainer',
  label: 'Banner',
  purpose: 'Large images with text, shown in turn',
  fields: {
    height: choice('Height', bannerHeights, {
      fallback: 'Medium',
      message: 'Height must be Small, Medium or Large.',
    }),
    sliderDuration: number('Slider Duration', {
      min,
      max,
      unit: 'milliseconds',
      whenEmpty: fallback,
    }),
    banners: list('Slide', { max: limits.bannerSlides, calls: 'Banner', rule: wholeButtons }, slide),
  },
});

/** A slide inside its container. `n` is its number within the version, which a copied version keeps. */
export type BannerSlide = DataOf<typeof slide> & { n: number };
