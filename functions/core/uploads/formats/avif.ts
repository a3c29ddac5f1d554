import { invalid } from '../../errors';
import { ByteReader, damaged, type ImageParts } from './image-file';
import { boxesIn, boxOf, itemExtents, itemProperties, itemTypes } from './iso-boxes';

const emptied = new Set(['free', 'skip', 'uuid']);
/** Items that are not displayed: camera data, XMP, URIs. */
const silentItems = new Set(['Exif', 'mime', 'uri ']);

/**
 * Reads an AVIF. Its parts refer to each other by file offset, so metadata is overwritten with zeros instead
 * of being removed.
 */
export function readAvif(file: Buffer): ImageParts {
  const reader = new ByteReader(file);
  const top = boxesIn(reader, 0, file.length);
  if (top.some(({ type }) => type === 'moov')) {
    throw invalid({ image: 'Animated AVIF files are not accepted. Save it as GIF or WebP and upload that.' });
  }
  if (top.some(({ type }) => !['ftyp', 'meta', 'mdat'].includes(type) && !emptied.has(type))) throw damaged();
  boxOf(top, 'mdat');
  const metaBox = boxOf(top, 'meta');
  const meta = boxesIn(reader, metaBox.from + 4, metaBox.to);

  const pitm = boxOf(meta, 'pitm').from;
  const primary = reader.uint(pitm + 4, reader.byte(pitm) === 0 ? 2 : 4);
  const types = itemTypes(reader, meta);
  const extents = itemExtents(reader, meta);
  if (!['av01', 'grid'].includes(types.get(primary) ?? '')) throw damaged();
  const data = extents.get(primary) ?? [];
  if (data.every(({ from, to }) => from === to)) throw damaged();

  const properties = itemProperties(reader, meta, primary);
  const size = boxOf(properties, 'ispe').from;
  const [width, height] = [reader.uint32(size + 4), reader.uint32(size + 8)];
  const rotation = properties.find(({ type }) => type === 'irot');
  const isOnItsSide = rotation !== undefined && (reader.byte(rotation.from) & 1) === 1;

  const bytes = Buffer.from(file);
  const leftOut: Buffer[] = [];
  const silent = [
    ...top.filter(({ type }) => emptied.has(type)),
    ...[...types].flatMap(([id, type]) => (silentItems.has(type) ? (extents.get(id) ?? []) : [])),
  ];
  for (const { from, to } of silent) {
    leftOut.push(file.subarray(from, to));
    bytes.fill(0, from, to);
  }
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    bytes,
    leftOut,
    behind: Buffer.alloc(0), // the boxes fill the file
  };
}
