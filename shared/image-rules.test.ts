import { expect, it } from 'vitest';
import { imageLimits, imageTypesOf, readFocus, widthsFor } from './image-rules';

it.each([
  [289, 200, ['Logo', 'General']],
  [701, 388, ['Slideshow', 'General']],
  [200, 289, ['General']],
  [288, 200, ['General']],
  [701, 387, ['General']],
  [700, 388, ['General']],
  [289, 201, ['General']],
  [578, 400, ['General']],
])('gives a picture of %i x %i its badges [2:116] [2:266] [2:111]', (width, height, badges) => {
  expect(imageTypesOf({ width, height })).toEqual(badges);
});

it('compresses photos to at most 1 MB and 1920 pixels [2:266] [2:112]', () => {
  expect(imageLimits).toMatchObject({ compressedBytes: 1_048_576, compressedSide: 1_920 });
});

it.each([
  [6_000, [480, 780, 960, 1_440, 1_920]],
  [1_920, [480, 780, 960, 1_440, 1_920]],
  [1_200, [480, 780, 1_200]],
  [1_280, [480, 780, 960, 1_280]],
  [600, [600]],
  [160, [160]],
  [159, []],
])('makes these widths of a picture of %i pixels', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});

it.each([
  ['0 100', { x: 0, y: 100 }],
  ['7 50', { x: 7, y: 50 }],
  ['', undefined],
  ['101 0', undefined],
  ['30', undefined],
  ['30 70 1', undefined],
  ['-1 5', undefined],
  [undefined, undefined],
])('reads the focal point %o', (text, point) => {
  expect(readFocus(text)).toEqual(point);
});
