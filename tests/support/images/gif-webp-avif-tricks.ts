import { avifOf, box, ftyp } from './sample-avif';
import { gifExtension, gifOf, vp8l, vp8x, webpChunk, webpOf } from './sample-images';
import { corrupted, rejections, text, type UploadTrick, zip } from './upload-trick';

const { broken, hidden, tooBig } = rejections;

/** GIF, WebP and AVIF files that hide something, have a wrong size or are broken. */
export const gifWebpAvifTricks: UploadTrick[] = [
  {
    trick: 'GIF with a script in a comment',
    bytes: gifOf({ extensions: [gifExtension(0xfe, '<script>alert(1)</script>')] }),
    name: 'a.gif',
    says: hidden,
  },
  { trick: 'GIF and Java archive', bytes: gifOf({ behind: zip }), name: 'a.gif', says: hidden },
  {
    trick: 'GIF whose frame is larger than it',
    bytes: gifOf({ frame: { width: 60_000, height: 60_000 } }),
    name: 'a.gif',
    says: broken,
  },
  {
    trick: 'GIF of 60000 by 60000',
    bytes: gifOf({ width: 60_000, height: 60_000 }),
    name: 'a.gif',
    says: tooBig,
  },
  {
    trick: 'GIF without a frame',
    bytes: Buffer.concat([gifOf().subarray(0, 19), Buffer.from([0x3b])]),
    name: 'a.gif',
    says: broken,
  },
  { trick: 'GIF cut off', bytes: gifOf().subarray(0, -2), name: 'a.gif', says: broken },

  {
    trick: 'WebP with a script in XMP',
    bytes: webpOf([vp8x(8, 8, 4), vp8l(8, 8), webpChunk('XMP ', text('<script>1</script>'))]),
    name: 'a.webp',
    says: hidden,
  },
  {
    trick: 'WebP that says a wrong canvas',
    bytes: webpOf([vp8x(289, 200), vp8l(8, 8)]),
    name: 'a.webp',
    says: broken,
  },
  { trick: 'WebP of 16384 by 16384', bytes: webpOf([vp8l(16_384, 16_384)]), name: 'a.webp', says: tooBig },
  {
    trick: 'WebP that ends too early',
    bytes: webpOf([vp8l(8, 8)]).subarray(0, -4),
    name: 'a.webp',
    says: broken,
  },
  {
    trick: 'WebP without a picture',
    bytes: webpOf([vp8x(8, 8), webpChunk('EXIF', Buffer.alloc(20))]),
    name: 'a.webp',
    says: broken,
  },
  {
    trick: 'WebP with a program behind it',
    bytes: Buffer.concat([webpOf([vp8l(8, 8)]), Buffer.from('7f454c4602010100', 'hex')]),
    name: 'a.webp',
    says: hidden,
  },
  {
    trick: 'WebP whose chunk leads nowhere',
    bytes: corrupted(webpOf([vp8l(8, 8)]), 18),
    name: 'a.webp',
    says: broken,
  },

  {
    trick: 'AVIF with a script in its camera data',
    bytes: avifOf({ exif: '<script>alert(1)</script>' }),
    name: 'a.avif',
    says: hidden,
  },
  {
    trick: 'AVIF of 60000 by 60000',
    bytes: avifOf({ width: 60_000, height: 60_000 }),
    name: 'a.avif',
    says: tooBig,
  },
  {
    trick: 'AVIF with an unknown box',
    bytes: avifOf({ behind: [box('evil', 'x')] }),
    name: 'a.avif',
    says: broken,
  },
  {
    trick: 'AVIF with a page in a free box',
    bytes: avifOf({ behind: [box('free', '<html>')] }),
    name: 'a.avif',
    says: hidden,
  },
  {
    trick: 'AVIF that is animated',
    bytes: avifOf({ behind: [box('moov', 'x')] }),
    name: 'a.avif',
    says: /Animated AVIF.*GIF or WebP/,
  },
  { trick: 'AVIF cut off', bytes: avifOf().subarray(0, -10), name: 'a.avif', says: broken },
  { trick: 'AVIF that is only its head', bytes: ftyp('avif', 'mif1'), name: 'a.avif', says: broken },
];
