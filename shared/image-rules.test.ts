import { expect, it } from 'vitest';
import { imageTypesOf } from './image-rules';

it.each([
  [289, 200, ['Logo', 'General']],
  [701, 388, ['Slideshow', 'General']],
  [200, 289, ['General']],
  [289, 201, ['General']],
  [578, 400, ['General']],
])('gives a picture of %i x %i its badges', (width, height, badges) => {
  expect(imageTypesOf({ width, height })).toEqual(badges);
});
