import { fileMessages } from '@galley/shared/file-rules';
import type { ByteSource } from '../byte-source';
import { refused } from '../documents/refused';

interface Box {
  type: string;
  /** The range of its content, after the header. */
  start: number;
  end: number;
}

/** The top-level boxes of an MP4 file (ISO/IEC 14496-12); a file with others is not meant for playback. */
const topTypes = new Set(
  'ftyp styp moov mdat free skip wide udta uuid meta sidx ssix moof mfra emsg prft pdin'.split(' '),
);
/** A file with more boxes is made for streaming, and each box costs a read of the bucket. */
const mostBoxes = 40;
/** The tables of an hour-long film take about 2 MB. */
const mostTableBytes = 16 * 1024 * 1024;
/** H.264, AV1 and VP9, which all browsers of recent years play. */
const playedCodecs = new Set(['avc1', 'avc3', 'av01', 'vp09']);

/**
 * Requires a complete MP4 file that consists only of boxes and contains a film that browsers play.
 * @throws 400
 */
export async function requireMp4(source: ByteSource): Promise<void> {
  const boxes = await topBoxes(source);
  if (boxes.some(({ type }) => type === 'moof')) throw refused(fileMessages.videoInPieces);
  const table = boxes.find(({ type }) => type === 'moov');
  if (!table || table.end - table.start > mostTableBytes) throw refused(fileMessages.damaged);
  const codecs = codecsOf(await source.read(table.start, table.end - table.start));
  if (codecs.length === 0) throw refused(fileMessages.damaged);
  if (codecs.some((codec) => !playedCodecs.has(codec))) throw refused(fileMessages.videoCodec);
}

async function topBoxes(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < source.size; ) {
    if (boxes.length === mostBoxes) throw refused(fileMessages.videoInPieces);
    const box = boxAt(await source.read(at, 16), 0);
    if (!box || !topTypes.has(box.type)) throw refused(fileMessages.damaged);
    const end = box.end === 0 ? source.size : at + box.end;
    if (end > source.size) throw refused(fileMessages.damaged);
    boxes.push({ type: box.type, start: at + box.start, end });
    at = end;
  }
  return boxes;
}

/** The box at an offset, as a range in `bytes`; its end is 0 where it extends to the end of the file. */
function boxAt(bytes: Buffer, at: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  if (short === 0) return { type, start: at + 8, end: 0 };
  if (short !== 1) return short < 8 ? undefined : { type, start: at + 8, end: at + short };
  if (at + 16 > bytes.length) return undefined;
  const long = Number(bytes.readBigUInt64BE(at + 8));
  return long < 16 ? undefined : { type, start: at + 16, end: at + long };
}

function boxesIn(bytes: Buffer): { type: string; content: Buffer }[] {
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const box = boxAt(bytes, at);
    if (!box || box.end > bytes.length) throw refused(fileMessages.damaged);
    const end = box.end || bytes.length;
    found.push({ type: box.type, content: bytes.subarray(box.start, end) });
    at = end;
  }
  return found;
}

const childOf = (bytes: Buffer, type: string): Buffer =>
  boxesIn(bytes).find((box) => box.type === type)?.content ?? Buffer.alloc(0);

/** The codecs of the tracks: 'avc1'. */
function codecsOf(moov: Buffer): string[] {
  return boxesIn(moov)
    .filter(({ type }) => type === 'trak')
    .map(({ content }) => childOf(content, 'mdia'))
    .filter((media) => childOf(media, 'hdlr').toString('latin1', 8, 12) === 'vide')
    .map((media) => childOf(childOf(childOf(media, 'minf'), 'stbl'), 'stsd').toString('latin1', 12, 16));
}
