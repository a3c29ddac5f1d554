import { fileLimits, fileMessages } from '@galley/shared/file-rules';
import { refused } from './refused';

export interface ZipEntry {
  name: string;
  isLocked: boolean;
  unpacked: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;

/**
 * Lists the entries of a ZIP file from its central directory, which must be the end of the file: a file that
 * is a ZIP and something else is refused. Nothing is unpacked.
 * @throws 400
 */
export function readZip(file: Buffer): ZipEntry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const from = file.readUInt32LE(end + 16);
  // A file of this size never needs ZIP64, which begins where these numbers are at their maximum.
  if (from + size !== end) throw refused(fileMessages.damaged);
  if (count > fileLimits.entries) throw refused(fileMessages.tooMuchInside);
  const entries: ZipEntry[] = [];
  let at = from;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(file, at, end);
    entries.push(entry);
    at = next;
  }
  if (at !== end) throw refused(fileMessages.damaged);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > fileLimits.unpackedBytes) throw refused(fileMessages.tooMuchInside);
  return entries;
}

/** The offset of the end record; its comment must reach exactly to the end of the file. */
function endOf(file: Buffer): number {
  const least = Math.max(0, file.length - endBytes - 0xffff);
  for (let at = file.length - endBytes; at >= least; at -= 1) {
    const isEnd = file.readUInt32LE(at) === endSignature;
    if (isEnd && at + endBytes + file.readUInt16LE(at + 20) === file.length) return at;
  }
  throw refused(fileMessages.damaged);
}

function readEntry(file: Buffer, at: number, end: number): { entry: ZipEntry; next: number } {
  if (at + entryBytes > end || file.readUInt32LE(at) !== entrySignature) throw refused(fileMessages.damaged);
  const nameBytes = file.readUInt16LE(at + 28);
  const next = at + entryBytes + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  if (next > end) throw refused(fileMessages.damaged);
  const flags = file.readUInt16LE(at + 8);
  return {
    entry: {
      name: file.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
      isLocked: (flags & 0x2041) !== 0,
      unpacked: file.readUInt32LE(at + 24),
    },
    next,
  };
}
