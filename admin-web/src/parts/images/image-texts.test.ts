import { fileSize } from '@galley/shared/file-rules';
import { describe, expect, it } from 'vitest';
import { currentUrl, describedByName, savedPercent } from './image-texts';

describe('texts about a picture', () => {
  it.each([
    [0, '1 KB'],
    [412_300, '412 KB'],
    [6_100_000, '6.1 MB'],
  ])('%i bytes are %s [2:113] [2:111]', (bytes, text) => expect(fileSize(bytes)).toBe(text));

  it.each([
    [6_000_000, 600_000, 90],
    [1000, 1000, undefined],
    [1000, 1200, undefined],
  ])('%i to %i bytes saves %s per cent [2:113] [2:111]', (raw, compressed, percent) =>
    expect(savedPercent(raw, compressed)).toBe(percent),
  );

  it('suggests a description from the words of the file name', () => {
    expect(describedByName('harbour-at_dawn  (2).final.JPG')).toBe('harbour at dawn (2).final');
  });

  it.each(['IMG_2041.jpg', 'DSC00012.JPG', '20260401_101112.jpg', 'image (3).png', 'PXL_20260401.jpg'])(
    'suggests no description for %s',
    (name) => expect(describedByName(name)).toBe(''),
  );

  it('shows a replaced picture under a new URL [1:132] [2:78]', () => {
    expect(currentUrl({ imageUrl: 'acme/1/boat', revision: 2 })).toBe('/images/acme/1/boat?v=2');
  });
});
