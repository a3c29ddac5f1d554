import { required } from '@galley/shared/required';
import { type ByteReader, damaged } from './image-file';

/** A box of the ISO base media format, on which AVIF and HEIC are based. */
export interface Box {
  type: string;
  start: number;
  /** The range of its content. */
  from: number;
  to: number;
}

/**
 * The boxes in a range, which they must fill.
 * @throws 400 where they do not
 */
export function boxesIn(reader: ByteReader, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const short = reader.uint32(at);
    const headBytes = short === 1 ? 16 : 8;
    const length = short === 0 ? to - at : short === 1 ? reader.uint(at + 8, 8) : short;
    if (length < headBytes || at + length > to) throw damaged();
    boxes.push({ type: reader.text(at + 4, 4), start: at, from: at + headBytes, to: at + length });
    at += length;
  }
  return boxes;
}

export function boxOf(boxes: readonly Box[], type: string): Box {
  return required(
    boxes.find((candidate) => candidate.type === type),
    damaged,
  );
}

interface Extent {
  from: number;
  to: number;
}

/** Where the data of each item is in the file, according to `iloc`. */
export function itemExtents(reader: ByteReader, meta: readonly Box[]): Map<number, Extent[]> {
  const { from } = boxOf(meta, 'iloc');
  const version = reader.byte(from);
  if (version > 2) throw damaged();
  const offsetBytes = reader.byte(from + 4) >> 4;
  const lengthBytes = reader.byte(from + 4) & 15;
  const baseBytes = reader.byte(from + 5) >> 4;
  const indexBytes = version > 0 ? reader.byte(from + 5) & 15 : 0;
  const idBytes = version < 2 ? 2 : 4;
  let at = from + 6;
  const take = (bytes: number) => {
    at += bytes;
    return reader.uint(at - bytes, bytes);
  };
  const extents = new Map<number, Extent[]>();
  for (let left = take(idBytes); left > 0; left -= 1) {
    const id = take(idBytes);
    const method = version > 0 ? take(2) & 15 : 0;
    if (method > 1) throw damaged();
    take(2); // the index of another file; ours has none
    const base = take(baseBytes) + (method === 1 ? boxOf(meta, 'idat').from : 0);
    const found: Extent[] = [];
    for (let count = take(2); count > 0; count -= 1) {
      take(indexBytes);
      const start = base + take(offsetBytes);
      const length = take(lengthBytes);
      if (start + length > reader.file.length) throw damaged();
      found.push({ from: start, to: start + length });
    }
    extents.set(id, found);
  }
  return extents;
}

/** The type of each item (av01, grid, Exif, mime …), according to `iinf`. */
export function itemTypes(reader: ByteReader, meta: readonly Box[]): Map<number, string> {
  const iinf = boxOf(meta, 'iinf');
  const countBytes = reader.byte(iinf.from) === 0 ? 2 : 4;
  const types = new Map<number, string>();
  for (const { type, from } of boxesIn(reader, iinf.from + 4 + countBytes, iinf.to)) {
    const version = reader.byte(from);
    if (type !== 'infe' || version < 2) throw damaged();
    const idBytes = version === 2 ? 2 : 4;
    types.set(reader.uint(from + 4, idBytes), reader.text(from + 6 + idBytes, 4));
  }
  return types;
}

/** The properties of one item, according to `iprp`. */
export function itemProperties(reader: ByteReader, meta: readonly Box[], item: number): Box[] {
  const iprp = boxOf(meta, 'iprp');
  const parts = boxesIn(reader, iprp.from, iprp.to);
  const ipco = boxOf(parts, 'ipco');
  const all = boxesIn(reader, ipco.from, ipco.to);
  const { from } = boxOf(parts, 'ipma');
  const idBytes = reader.byte(from) < 1 ? 2 : 4;
  const isWide = (reader.byte(from + 3) & 1) === 1;
  let at = from + 8;
  const properties: Box[] = [];
  for (let left = reader.uint32(from + 4); left > 0; left -= 1) {
    const id = reader.uint(at, idBytes);
    at += idBytes;
    const count = reader.byte(at);
    at += 1;
    for (let index = 0; index < count; index += 1) {
      const number = isWide ? reader.uint16(at) & 0x7fff : reader.byte(at) & 0x7f;
      at += isWide ? 2 : 1;
      const property = all[number - 1];
      if (id === item && property) properties.push(property);
    }
  }
  return properties;
}
