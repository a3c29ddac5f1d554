import { gzipSync } from 'node:zlib';
import { ftyp } from './sample-avif';
import { gifOf, jpegOf, pngOf } from './sample-images';
import { rejections, text, type UploadTrick, zip } from './upload-trick';

const { noImage, svg, heic, broken } = rejections;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Files that are no pictures, and pictures with misleading names. */
export const foreignFileTricks: UploadTrick[] = [
  { trick: 'zero bytes', bytes: Buffer.alloc(0), name: 'a.png', says: /^You must upload an image\.$/ },
  { trick: 'one byte', bytes: text('x'), name: 'a.png', says: noImage },
  { trick: 'text named as a picture', bytes: text('hello'), name: 'a.jpg', says: noImage },
  { trick: 'a page', bytes: text('<!doctype html><script>alert(1)</script>'), name: 'a.png', says: noImage },
  {
    trick: 'a page that begins like a picture',
    bytes: text('GIF89a<script>alert(1)</script>'),
    name: 'a.gif',
    says: broken,
  },
  {
    trick: 'GIF87a as a JavaScript variable',
    bytes: text('GIF87a=1;alert(1)//'),
    name: 'a.gif',
    says: broken,
  },
  { trick: 'a drawing with a script', bytes: text(drawing), name: 'a.svg', says: svg },
  {
    trick: 'a drawing named .png',
    bytes: text(`<?xml version="1.0"?>\n<!-- x -->${drawing}`),
    name: 'a.png',
    says: svg,
  },
  {
    trick: 'a drawing with a namespace',
    bytes: text('<x:svg xmlns:x="http://www.w3.org/2000/svg"/>'),
    name: 'a.png',
    says: svg,
  },
  {
    trick: 'a drawing in UTF-16',
    bytes: Buffer.from(`\ufeff${drawing}`, 'utf16le'),
    name: 'a.svg',
    says: svg,
  },
  { trick: 'a packed drawing', bytes: gzipSync(drawing), name: 'a.svgz', says: svg },
  {
    trick: 'HEIC',
    bytes: Buffer.concat([ftyp('heic', 'mif1', 'heic'), Buffer.alloc(64)]),
    name: 'IMG_1.HEIC',
    says: heic,
  },
  {
    trick: 'HEIC named .jpg',
    bytes: Buffer.concat([ftyp('mif1', 'heix'), Buffer.alloc(64)]),
    name: 'IMG_1.jpg',
    says: heic,
  },
  {
    trick: 'a video',
    bytes: Buffer.concat([ftyp('isom', 'mp42'), Buffer.alloc(64)]),
    name: 'a.mp4',
    says: noImage,
  },
  { trick: 'PDF', bytes: text('%PDF-1.7\n%%EOF'), name: 'a.pdf', says: noImage },
  { trick: 'BMP', bytes: Buffer.concat([text('BM'), Buffer.alloc(60)]), name: 'a.bmp', says: noImage },
  { trick: 'TIFF', bytes: Buffer.from('49492a0008000000', 'hex'), name: 'a.tif', says: noImage },
  { trick: 'an icon', bytes: Buffer.from('00000100010010100000', 'hex'), name: 'a.ico', says: noImage },
  { trick: 'an archive named .png', bytes: zip, name: 'a.png', says: noImage },
  {
    trick: 'a program named .jpg',
    bytes: Buffer.from('4d5a90000300000004000000', 'hex'),
    name: 'a.jpg',
    says: noImage,
  },
  {
    trick: 'a picture behind a space',
    bytes: Buffer.concat([text(' '), pngOf(4, 4)]),
    name: 'a.png',
    says: noImage,
  },

  {
    trick: 'JPEG named .png',
    bytes: jpegOf(),
    name: 'a.png',
    says: /named \.png but holds a JPEG.*Rename it to \.jpg/,
    field: 'imageName',
  },
  {
    trick: 'PNG named .php',
    bytes: pngOf(4, 4),
    name: 'a.jpg.php',
    says: /named \.php but holds a PNG/,
    field: 'imageName',
  },
  {
    trick: 'GIF named .html',
    bytes: gifOf(),
    name: 'a.html',
    says: /named \.html but holds a GIF/,
    field: 'imageName',
  },
  {
    trick: 'PNG sent as a page',
    bytes: pngOf(4, 4),
    name: 'a.png',
    type: 'text/html',
    says: /sent as text\/html/,
  },
  {
    trick: 'a path in the name',
    bytes: pngOf(4, 4),
    name: '../../etc/passwd.png',
    says: /^The file name may not contain ; \/ \? : @ & = \+ \$ ,$/,
    field: 'imageName',
  },
  {
    trick: 'a path of Windows in the name',
    bytes: pngOf(4, 4),
    name: '..\\..\\a.png',
    says: /may not contain a path/,
    field: 'imageName',
  },
  {
    trick: 'a drive in the name',
    bytes: pngOf(4, 4),
    name: 'C:\\fakepath\\a.png',
    says: /may not contain ;/,
    field: 'imageName',
  },
  {
    trick: 'NUL in the name',
    bytes: pngOf(4, 4),
    name: 'a.php\0.png',
    says: /cannot be stored/,
    field: 'imageName',
  },
  {
    trick: 'a query in the name',
    bytes: pngOf(4, 4),
    name: 'a.png?x=1',
    says: /may not contain ;/,
    field: 'imageName',
  },
  {
    trick: 'a name of 300 characters',
    bytes: pngOf(4, 4),
    name: `${'a'.repeat(300)}.png`,
    says: /at most 200/,
    field: 'imageName',
  },
];
