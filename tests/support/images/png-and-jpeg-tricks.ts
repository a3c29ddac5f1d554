import { deflateSync } from 'node:zlib';
import { pngChunk, pngHeader, pngSignature } from './png';
import { exifSegment, jpegOf, jpegSegment, pngOf, pngWith } from './sample-images';
import { corrupted, rejections, text, type UploadTrick, zip } from './upload-trick';

const { broken, hidden, tooBig } = rejections;

/** PNG and JPEG files that hide something, have a wrong size or are broken. */
export const pngAndJpegTricks: UploadTrick[] = [
  {
    trick: 'PNG with a script in a comment',
    bytes: pngWith([pngChunk('tEXt', text('Comment\0<script>alert(1)</script>'))]),
    name: 'a.png',
    says: hidden,
  },
  {
    trick: 'PNG with PHP in its colours',
    bytes: pngWith([pngChunk('PLTE', text('<?php system($_GET[0]);?>   '.slice(0, 27)))]),
    name: 'a.png',
    says: hidden,
  },
  {
    trick: 'PNG with an archive behind it',
    bytes: Buffer.concat([pngOf(4, 4), zip]),
    name: 'a.png',
    says: hidden,
  },
  {
    trick: 'PNG with a page behind it',
    bytes: Buffer.concat([pngOf(4, 4), text('<html><script>1</script>')]),
    name: 'a.png',
    says: hidden,
  },
  {
    trick: 'PNG with anything behind it',
    bytes: Buffer.concat([pngOf(4, 4), text('unknown')]),
    name: 'a.png',
    says: hidden,
  },
  { trick: 'PNG with a wrong checksum', bytes: corrupted(pngOf(4, 4), 20), name: 'a.png', says: broken },
  {
    trick: 'PNG with an unknown critical chunk',
    bytes: pngWith([pngChunk('EVIL', text('x'))]),
    name: 'a.png',
    says: broken,
  },
  { trick: 'PNG cut off', bytes: pngOf(64, 64).subarray(0, 60), name: 'a.png', says: broken },
  {
    trick: 'PNG without data',
    bytes: Buffer.concat([pngSignature, pngHeader(4, 4), pngChunk('IEND', Buffer.alloc(0))]),
    name: 'a.png',
    says: broken,
  },
  {
    trick: 'PNG whose header lies',
    bytes: Buffer.concat([
      pngSignature,
      pngHeader(289, 200),
      pngChunk('IDAT', deflateSync(Buffer.alloc(52))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
    name: 'logo.png',
    says: broken,
  },
  {
    trick: 'PNG that is a bomb',
    bytes: Buffer.concat([
      pngSignature,
      pngHeader(4, 4),
      pngChunk('IDAT', deflateSync(Buffer.alloc(50_000_000))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
    name: 'a.png',
    says: broken,
  },
  {
    trick: 'PNG of 65535 by 65535',
    bytes: pngWith([], { width: 4, height: 4 }).fill(pngHeader(65_535, 65_535), 8, 33),
    name: 'a.png',
    says: tooBig,
  },
  {
    trick: 'PNG of no width',
    bytes: Buffer.concat([
      pngSignature,
      pngHeader(0, 4),
      pngChunk('IDAT', deflateSync(Buffer.alloc(4))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
    name: 'a.png',
    says: broken,
  },

  {
    trick: 'JPEG with PHP in a comment',
    bytes: jpegOf({ before: [jpegSegment(0xfe, '<?php system($_GET[0]); ?>')] }),
    name: 'a.jpg',
    says: hidden,
  },
  {
    trick: 'JPEG with a script in its camera data',
    bytes: jpegOf({ before: [exifSegment(1, '<script>alert(1)</script>')] }),
    name: 'a.jpg',
    says: hidden,
  },
  { trick: 'JPEG with an archive behind it', bytes: jpegOf({ behind: zip }), name: 'a.jpg', says: hidden },
  {
    trick: 'JPEG with a PDF in a segment',
    bytes: jpegOf({ before: [jpegSegment(0xe5, '%PDF-1.4 obj')] }),
    name: 'a.jpg',
    says: hidden,
  },
  {
    trick: 'JPEG with a page behind a second picture',
    bytes: jpegOf({ behind: Buffer.concat([jpegOf(), text('<html>')]) }),
    name: 'a.jpg',
    says: hidden,
  },
  {
    trick: 'JPEG of 65000 by 65000',
    bytes: jpegOf({ width: 65_000, height: 65_000 }),
    name: 'a.jpg',
    says: tooBig,
  },
  { trick: 'JPEG without an end', bytes: jpegOf().subarray(0, -2), name: 'a.jpg', says: broken },
  { trick: 'JPEG that ends in its head', bytes: jpegOf().subarray(0, 30), name: 'a.jpg', says: broken },
  {
    trick: 'only the beginning of a JPEG',
    bytes: Buffer.from('ffd8ffe0', 'hex'),
    name: 'a.jpg',
    says: broken,
  },
  {
    trick: 'JPEG with two sizes',
    bytes: jpegOf({ before: [jpegSegment(0xc0, Buffer.from('0800100010010111', 'hex'))] }),
    name: 'a.jpg',
    says: broken,
  },
  {
    trick: 'JPEG of a kind that browsers do not show',
    bytes: jpegOf({ frameMarker: 0xc3 }),
    name: 'a.jpg',
    says: broken,
  },
  { trick: 'JPEG of no height', bytes: jpegOf({ height: 0 }), name: 'a.jpg', says: broken },
];
