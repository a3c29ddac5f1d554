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
 * What is packed in a ZIP file, by its table at the end, which nothing may follow: what is a ZIP file and something else
 * is none of ours. Nothing is unpacked. @throws 400
 */
export function readZip(file: Buffer): ZipEntry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const from = file.readUInt32LE(end + 16);
  // A file of this size never needs the longer numbers of ZIP64, which begin where these are full.
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

/** Where the last part begins; the length of its comment must lead to the end of the file. */
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
