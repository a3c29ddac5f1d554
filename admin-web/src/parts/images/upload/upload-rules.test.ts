import { imageMessages } from '@galley/shared/image-rules';
import { expect, it } from 'vitest';
import { imageErrorOf, sizeErrorOf } from './upload-rules';

it.each<[string, string, number, string | undefined]>([
  ['boat.jpg', 'image/jpeg', 10, undefined],
  ['boat.avif', 'image/avif', 10, undefined],
  ['boat.jpg', 'image/jpeg', 0, imageMessages.imageMissing],
  ['drawing.SVG', '', 10, imageMessages.svg],
  ['IMG_1.HEIC', '', 10, imageMessages.heic],
  ['IMG_1.jpg', 'image/heic', 10, imageMessages.heic],
  ['paper.pdf', 'application/pdf', 10, imageMessages.noImage],
  ...[...';/?:@&=+$,'].map((sign): [string, string, number, string] => [
    `a${sign}b.png`,
    'image/png',
    10,
    imageMessages.fileNameRule,
  ]),
])('%s (%s, %i bytes): %s [2:144] [2:146] [2:143]', (name, type, size, rejection) => {
  expect(imageErrorOf({ name, type, size })).toBe(rejection);
});

it('has the words of the documents [2:144] [2:145] [2:146] [2:143]', () => {
  expect(imageMessages.imageMissing).toBe('You must upload an image.');
  expect(imageMessages.descriptionMissing).toBe('You must provide an image description.');
  expect(imageMessages.fileNameRule).toContain('; / ? : @ & = + $ ,');
});

it('rejects a file that is still above 4 MB [2:266]', () => {
  expect(sizeErrorOf({ size: 4 * 1024 * 1024 })).toBeUndefined();
  expect(sizeErrorOf({ size: 4 * 1024 * 1024 + 1 })).toBe(imageMessages.imageTooLarge);
});
