import { imageMessages } from '@galley/shared/image-rules';
import { expect, it } from 'vitest';
import { refusalOfFile, refusalOfSize } from './upload-rules';

it.each([
  ['boat.jpg', 'image/jpeg', 10, undefined],
  ['boat.avif', 'image/avif', 10, undefined],
  ['boat.jpg', 'image/jpeg', 0, imageMessages.imageMissing],
  ['drawing.SVG', '', 10, imageMessages.svg],
  ['IMG_1.HEIC', '', 10, imageMessages.heic],
  ['IMG_1.jpg', 'image/heic', 10, imageMessages.heic],
  ['paper.pdf', 'application/pdf', 10, imageMessages.noImage],
  ['a&b.png', 'image/png', 10, imageMessages.fileNameRule],
])('%s (%s, %i bytes): %s', (name, type, size, refusal) => {
  expect(refusalOfFile({ name, type, size })).toBe(refusal);
});

it('rejects a file that is still above 4 MB', () => {
  expect(refusalOfSize({ size: 4 * 1024 * 1024 })).toBeUndefined();
  expect(refusalOfSize({ size: 4 * 1024 * 1024 + 1 })).toBe(imageMessages.imageTooLarge);
});
