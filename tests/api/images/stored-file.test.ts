import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { pngChunk } from '../../support/images/png';
import { avifOf } from '../../support/images/sample-avif';
import {
  exifSegment,
  gifExtension,
  gifOf,
  jpegOf,
  jpegSegment,
  pngOf,
  pngWith,
  vp8l,
  vp8x,
  webpChunk,
  webpOf,
} from '../../support/images/sample-images';
import { imagesBucket, upload } from '../../support/images/upload';
import { openCloud } from '../../support/open-cloud';

const cloud = await openCloud();
const editor = await sessionFor(cloud, await makeCompany('acme'), 'Level4');

const place = 'GPS 51.5N 0.1W';
const text = (content: string) => Buffer.from(content, 'latin1');

const pictures = [
  { format: 'JPEG', name: 'a.JPG', bytes: jpegOf({ width: 40, height: 30 }), size: [40, 30] },
  {
    format: 'JPEG with camera data',
    name: 'a.jpeg',
    bytes: jpegOf({ before: [exifSegment(1)] }),
    size: [16, 16],
  },
  {
    format: 'JPEG with a comment and a second picture behind it',
    name: 'a.jpg',
    bytes: jpegOf({ before: [jpegSegment(0xfe, place)], behind: jpegOf() }),
    size: [16, 16],
  },
  { format: 'PNG', name: 'a.png', bytes: pngOf(289, 200), size: [289, 200] },
  {
    format: 'PNG with a text and a time',
    name: 'a.png',
    bytes: pngWith([pngChunk('tEXt', text(`Place\0${place}`)), pngChunk('tIME', Buffer.alloc(7))]),
    size: [4, 4],
  },
  { format: 'GIF', name: 'a.gif', bytes: gifOf({ extensions: [gifExtension(0xfe, place)] }), size: [1, 1] },
  { format: 'WebP', name: 'a.webp', bytes: webpOf([vp8l(701, 388)]), size: [701, 388] },
  {
    format: 'WebP with camera data',
    name: 'a.webp',
    bytes: webpOf([vp8x(8, 8, 0x0c), vp8l(8, 8), webpChunk('EXIF', text(place))]),
    size: [8, 8],
  },
  { format: 'AVIF with camera data', name: 'a.avif', bytes: avifOf({ exif: place }), size: [8, 8] },
];

it.each(pictures)(
  'accepts $format and stores it without invisible data [2:78] [2:214] [1:132]',
  async ({ bytes, name, size }) => {
    const answer = await upload(editor, { bytes, name });
    expect(answer.error).toEqual({});
    const [image] = (await callApi('listImages', {}, { session: editor })).body;
    const [width, height] = size;
    const stored = cloud.s3.get(imagesBucket, `images/${image?.imageUrl}`);
    expect(image).toMatchObject({ id: answer.body, width, height, bytes: stored?.body.length });
    expect(stored?.body.includes(place)).toBe(false);
    expect(stored?.info.headers).toMatchObject({
      'content-type': image?.contentType,
      'x-amz-meta-cache-tag': 'co:acme',
    });
    // The stored file is an ordinary picture: uploading it again changes nothing.
    const again = await upload(editor, { bytes: stored?.body, name });
    expect(again.error).toEqual({});
    const copy = (await callApi('listImages', {}, { session: editor })).body[0];
    expect(cloud.s3.get(imagesBucket, `images/${copy?.imageUrl}`)?.body).toEqual(stored?.body);
  },
);

it("keeps a camera's orientation and returns the size as it is displayed [2:214]", async () => {
  for (const turn of [3, 6]) {
    await upload(editor, {
      bytes: jpegOf({ width: 40, height: 30, before: [exifSegment(turn)] }),
      name: 'a.jpg',
    });
    const [image] = (await callApi('listImages', {}, { session: editor })).body;
    expect([image?.width, image?.height]).toEqual(turn === 6 ? [30, 40] : [40, 30]);
    const stored = cloud.s3.get(imagesBucket, `images/${image?.imageUrl}`)?.body;
    expect(stored?.includes('Exif\0\0')).toBe(true);
    expect(stored?.includes(place)).toBe(false);
  }
});

it('rejects a file of more than 4 MB with 413 and stores nothing [2:214]', async () => {
  const before = cloud.s3.keys(imagesBucket).length;
  const answer = await upload(editor, { bytes: Buffer.alloc(4 * 1024 * 1024 + 1), name: 'a.jpg' });
  expect(answer.status).toBe(413);
  expect(answer.error.fields?.image).toContain('larger than 4 MB');
  expect(cloud.s3.keys(imagesBucket).length).toBe(before);
});

it.each([
  ['Ünïcode Bøat (final) v2.png', 'unicode-b-at-final-v2'],
  ['写真.png', 'image'],
  ['....png', 'image'],
  [`${'long '.repeat(30)}.png`, 'long-'.repeat(12).slice(0, -1)],
])('derives a name for %s [1:132] [2:78] [2:214]', async (name, own) => {
  const { body: id } = await upload(editor, { name });
  const [image] = (await callApi('listImages', {}, { session: editor })).body;
  expect(image?.imageUrl).toBe(`acme/${id}/${own}`);
});
