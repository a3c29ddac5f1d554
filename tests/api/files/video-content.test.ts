import { sourceOf } from '@galley/functions/core/uploads/byte-source';
import { recogniseVideo } from '@galley/functions/core/uploads/videos/recognise-video';
import { fileMessages } from '@galley/shared/file-rules';
import { expect, it } from 'vitest';
import { mp4Box, sampleMp4, sampleWebm } from '../../support/files/sample-videos';

const kindOf = (bytes: Buffer) => recogniseVideo(sourceOf(bytes));

it.each([
  ['mp4', sampleMp4()],
  ['mp4', sampleMp4({ codec: 'av01', brand: 'mp42', more: [mp4Box('free', Buffer.alloc(9))] })],
  ['webm', sampleWebm()],
  ['webm', sampleWebm({ codec: 'V_VP8' })],
  [undefined, Buffer.from('%PDF-1.4')],
  [undefined, Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1')],
  [undefined, Buffer.alloc(0)],
])('recognises its content: %s', async (kind, bytes) => {
  expect(await kindOf(bytes)).toBe(kind);
});

const mp4 = sampleMp4();
const webm = sampleWebm();

it.each([
  ['cut off', mp4.subarray(0, -1), fileMessages.damaged],
  ['followed by a page', Buffer.concat([mp4, Buffer.from('<!doctype html><script>')]), fileMessages.damaged],
  [
    'with a box of another kind',
    sampleMp4({ more: [mp4Box('html', Buffer.alloc(4))] }),
    fileMessages.damaged,
  ],
  [
    'without a table',
    Buffer.concat([mp4Box('ftyp', Buffer.from('isom\0\0\0\0')), mp4Box('mdat')]),
    fileMessages.damaged,
  ],
  [
    'with a box that is shorter than its head',
    Buffer.concat([mp4, Buffer.from([0, 0, 0, 7]), Buffer.from('free')]),
    fileMessages.damaged,
  ],
  ['in a format of few browsers', sampleMp4({ codec: 'hvc1' }), fileMessages.videoCodec],
  ['in pieces', sampleMp4({ more: [mp4Box('moof', Buffer.alloc(4))] }), fileMessages.videoInPieces],
  [
    'in very many pieces',
    sampleMp4({ more: Array.from({ length: 50 }, () => mp4Box('free')) }),
    fileMessages.videoInPieces,
  ],
  ['WebM that is cut off', webm.subarray(0, -1), fileMessages.damaged],
  ['WebM that is followed by a page', Buffer.concat([webm, Buffer.from('<script>')]), fileMessages.damaged],
  ['Matroska', sampleWebm({ docType: 'matroska' }), fileMessages.videoCodec],
  ['WebM with something else inside', sampleWebm({ codec: 'V_MPEG4/ISO/AVC' }), fileMessages.videoCodec],
  ['WebM without pictures', sampleWebm({ codec: 'A_OPUS' }), fileMessages.damaged],
  ['nothing but a beginning', Buffer.from('1a45dfa3', 'hex'), fileMessages.damaged],
])('rejects %s', async (_name, bytes, message) => {
  await expect(kindOf(bytes)).rejects.toMatchObject({ status: 400, details: { fields: { file: message } } });
});
