import { ByteReader, damaged, type ImageParts } from './image-file';

const isFrameHeader = (marker: number) => marker === 0xc0 || marker === 0xc1 || marker === 0xc2;
/** Lossless, hierarchical and arithmetic-coded pictures, which no browser displays. */
const isForeignFrame = (marker: number) =>
  marker > 0xc2 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Reads a JPEG and removes camera data, locations, thumbnails and comments; color profiles and the
 * orientation are kept.
 */
export function readJpeg(file: Buffer): ImageParts {
  const reader = new ByteReader(file);
  const kept: Buffer[] = [];
  const leftOut: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (reader.byte(at) !== 0xff) throw damaged();
    while (reader.byte(at + 1) === 0xff) at += 1;
    const marker = reader.byte(at + 1);
    if (marker === endOfImage) break;
    if (isStandalone(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + reader.uint16(at + 2);
    const segment = reader.slice(at, end);
    if (segment.length < 4 || marker === 0x00 || isForeignFrame(marker)) throw damaged();
    if (isFrameHeader(marker)) {
      if (size) throw damaged();
      size = { height: reader.uint16(at + 5), width: reader.uint16(at + 7) };
    }
    if (marker === 0xe1 && !hasScan) orientation = orientationOf(segment) ?? orientation;
    if (isShown(marker, segment)) kept.push(marker === 0xe0 ? withoutThumbnail(segment) : segment);
    else leftOut.push(segment);
    at = end;
    if (marker === startOfScan) {
      if (!size) throw damaged();
      hasScan = true;
      const scanEnd = endOfScan(file, at);
      kept.push(reader.slice(at, scanEnd));
      at = scanEnd;
    }
  }
  if (!size || !hasScan) throw damaged();
  const head = [Buffer.from([0xff, 0xd8]), ...(orientation > 1 ? [orientationSegment(orientation)] : [])];
  const isOnItsSide = orientation >= 5;
  return {
    width: isOnItsSide ? size.height : size.width,
    height: isOnItsSide ? size.width : size.height,
    bytes: Buffer.concat([...head, ...kept, Buffer.from([0xff, endOfImage])]),
    leftOut,
    behind: file.subarray(at + 2),
  };
}

/** The offset of the first marker after a scan's data. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw damaged();
}

/** Whether this segment affects how the picture looks. */
function isShown(marker: number, segment: Buffer): boolean {
  const name = segment.subarray(4).toString('latin1', 0, 12);
  if (marker === 0xe0) return name.startsWith('JFIF\0') && segment.length >= 18;
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker < 0xe0 || marker > 0xfe || (marker > 0xef && marker < 0xfe);
}

/** The JFIF header may end with a thumbnail. */
function withoutThumbnail(segment: Buffer): Buffer {
  const head = Buffer.from(segment.subarray(0, 18));
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(0, 16);
  return head;
}

/** The orientation (1 to 8) in an Exif segment; undefined where there is none. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const uint32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = uint32(4);
    for (let entry = 0; entry < uint16(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      const value = uint16(at + 8);
      if (uint16(at) === 0x0112) return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // Exif data that points beyond its end has no usable orientation, but the picture itself may be fine.
  }
  return undefined;
}

/** An Exif segment that contains only the orientation. */
function orientationSegment(orientation: number): Buffer {
  const start = 'ffe100224578696600004d4d002a0000000800010112000300000001';
  return Buffer.from(`${start}000${orientation}000000000000`, 'hex');
}
