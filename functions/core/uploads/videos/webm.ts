import { fileMessages } from '@galley/shared/file-rules';
import type { ByteSource } from '../byte-source';
import { refused } from '../documents/refused';

/** The part of a video that names its codecs: the tracks come before the frames. */
const headBytes = 64 * 1024;

const segmentId = '18538067';

/**
 * Requires a WebM file (not just any Matroska) whose single segment extends to its end and which browsers
 * play.
 * @throws 400
 */
export async function requireWebm(source: ByteSource): Promise<void> {
  const head = await source.read(0, headBytes);
  const header = sizeAt(head, 4);
  const content = head.toString('latin1', header.next, header.next + Math.min(header.size, 1_024));
  // The DocType element (0x4282) with four letters.
  if (!content.includes('\x42\x82\x84webm')) throw refused(fileMessages.videoCodec);
  const at = header.next + header.size;
  if (head.toString('hex', at, at + 4) !== segmentId) throw refused(fileMessages.damaged);
  const segment = sizeAt(head, at + 4);
  const isOpen = segment.size === Number.POSITIVE_INFINITY;
  if (!isOpen && segment.next + segment.size !== source.size) throw refused(fileMessages.damaged);
  const codecs = head.toString('latin1').match(/V_[A-Z0-9/]+/g) ?? [];
  if (codecs.length === 0) throw refused(fileMessages.damaged);
  if (codecs.some((codec) => !/^V_(VP8|VP9|AV1)$/.test(codec))) throw refused(fileMessages.videoCodec);
}

/** The size of an element, whose first byte tells the number's length; infinite where it is unknown. */
function sizeAt(bytes: Buffer, at: number): { size: number; next: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw refused(fileMessages.damaged);
  let size = first & (0xff >> length);
  let isOpen = size === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    size = size * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  return { size: isOpen ? Number.POSITIVE_INFINITY : size, next: at + length };
}
