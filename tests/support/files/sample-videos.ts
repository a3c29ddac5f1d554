/** Minimal videos that parsers accept; no player would show a picture of them. */

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
};

interface Mp4Options {
  codec?: string;
  brand?: string;
  /** Boxes besides the required ones. */
  more?: Buffer[];
  /** The size of the media data. */
  bytes?: number;
}

export function sampleMp4({
  codec = 'avc1',
  brand = 'isom',
  more = [],
  bytes = 64,
}: Mp4Options = {}): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13));
  const entry = box(codec, Buffer.alloc(78));
  const samples = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
  const track = box('trak', box('mdia', handler, box('minf', box('stbl', samples))));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mp42`, 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), track),
    ...more,
    box('mdat', Buffer.alloc(bytes)),
  ]);
}

export const mp4Box = box;

const element = (id: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  // The first bit of eight bytes means a length of eight.
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

export function sampleWebm({ docType = 'webm', codec = 'V_VP9', bytes = 64 } = {}): Buffer {
  return Buffer.concat([
    element(
      '1a45dfa3',
      Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + docType.length]), Buffer.from(docType)]),
    ),
    element(
      '18538067',
      Buffer.concat([element('1654ae6b', Buffer.from(codec)), element('1f43b675', Buffer.alloc(bytes))]),
    ),
  ]);
}
