const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

const full = (type: string, version: number, ...content: (Buffer | string)[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content);

export const ftyp = (...brands: string[]) => box('ftyp', brands[0] ?? 'avif', uint32(0), brands.join(''));

interface AvifOptions {
  width?: number;
  height?: number;
  /** Camera data in an item of its own. */
  exif?: string;
  turn?: number;
  /** Boxes after the picture. */
  behind?: Buffer[];
}

/** An AVIF with valid boxes; nothing here decodes its picture data. */
export function avifOf({
  width = 8,
  height = 8,
  exif = '',
  turn = 0,
  behind = [],
}: AvifOptions = {}): Buffer {
  const picture = Buffer.from('12000a0a1915fff2f0202019020d320a', 'hex');
  const head = ftyp('avif', 'mif1', 'miaf');
  const item = (id: number, type: string) => full('infe', 2, uint16(id), uint16(0), type, '\0');
  const meta = (at: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, uint32(0), 'pict', Buffer.alloc(13)),
      full('pitm', 0, uint16(1)),
      full(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        uint16(exif ? 2 : 1),
        ...[uint16(1), uint16(0), uint16(1), uint32(at), uint32(picture.length)],
        ...(exif ? [uint16(2), uint16(0), uint16(1), uint32(at + picture.length), uint32(exif.length)] : []),
      ),
      full('iinf', 0, uint16(exif ? 2 : 1), item(1, 'av01'), ...(exif ? [item(2, 'Exif')] : [])),
      box(
        'iprp',
        box('ipco', full('ispe', 0, uint32(width), uint32(height)), box('irot', Buffer.from([turn]))),
        full('ipma', 0, uint32(1), uint16(1), Buffer.from([2, 1, 2])),
      ),
    );
  const at = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(at), box('mdat', picture, exif), ...behind]);
}
