import type { Image } from '@galley/shared/schemas/image';

/**
 * The width of a picture in CSS, so that it has its room before it has loaded and nothing below it moves.
 * @param dvh the most height that it takes, in per cent of the window's
 */
export const widthWithin = ({ width, height }: Pick<Image, 'width' | 'height'>, dvh: number): string =>
  `min(100%, ${width}px, ${(dvh * width) / height}dvh)`;
