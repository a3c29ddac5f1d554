import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { CommandFailed } from '../failures';
import type { RawItem } from './raw-items';

/**
 * A company as one file: compressed lines of JSON. The header comes first, then partitions, each followed by
 * its items, and objects of the bucket, each followed by its bytes; the last line contains the totals. A
 * partition that appears again replaces its earlier lines. `gzip -dc acme.galley | head -3` shows the format.
 */
const fileFormat = 'galley-company';
const fileVersion = 1;

const headerSchema = z.object({
  format: z.literal(fileFormat),
  version: z.number(),
  /** The release of the product that wrote it. */
  release: z.string(),
  company: z.string(),
  companyName: z.string(),
  exportedAt: z.string(),
});
export type Header = z.output<typeof headerSchema>;

export interface FileObject {
  key: string;
  contentType: string;
  metadata: Record<string, string>;
  bytes: number;
}

const endSchema = z.object({ lines: z.number(), items: z.number(), objects: z.number(), sha256: z.string() });
export type End = z.output<typeof endSchema>;

export type Line =
  | { header: Header }
  | { partition: string }
  | { item: RawItem }
  | { object: FileObject }
  /** The next bytes of the object in base64. */
  | { chunk: string }
  | { end: End };

/** Strict objects with one member per line, so that all readers interpret a line in the same way. */
const lineSchema = z.union([
  z.strictObject({ item: z.record(z.string(), z.looseObject({})) }),
  z.strictObject({ chunk: z.string() }),
  z.strictObject({ partition: z.string() }),
  z.strictObject({
    object: z.strictObject({
      key: z.string(),
      contentType: z.string(),
      metadata: z.record(z.string(), z.string()),
      bytes: z.number(),
    }),
  }),
  z.strictObject({ header: z.looseObject({}) }),
  z.strictObject({ end: z.looseObject({}) }),
]);

export function newHeader(about: Omit<Header, 'format' | 'version'>): Header {
  return { format: fileFormat, version: fileVersion, ...about };
}

/** Writes the lines and then the totals. The file gets its final name only when it is complete. */
export async function writeCompanyFile(file: string, lines: AsyncIterable<Line>): Promise<End> {
  const unfinished = `${file}.part`;
  let end: End | undefined;
  const text = async function* () {
    const hash = createHash('sha256');
    const counts = { lines: 0, items: 0, objects: 0 };
    for await (const line of lines) {
      counts.lines += 1;
      if ('item' in line) counts.items += 1;
      if ('object' in line) counts.objects += 1;
      const written = `${JSON.stringify(line)}\n`;
      hash.update(written);
      yield written;
    }
    end = { ...counts, sha256: hash.digest('hex') };
    yield `${JSON.stringify({ end })}\n`;
  };
  await pipeline(text, createGzip(), createWriteStream(unfinished));
  await rename(unfinished, file);
  if (!end) throw new Error('The file was closed before its end was written.');
  return end;
}

const broken = (file: string, why: string) => new CommandFailed(`${file} cannot be imported: ${why}.`);

/**
 * The lines of a file, with the totals last.
 * @throws CommandFailed where the file has another format, is damaged or truncated
 */
export async function* readCompanyFile(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let lines = 0;
  let end: End | undefined;
  for await (const bytes of bytesOfLines(file)) {
    if (end) throw broken(file, 'something follows its end');
    const line = parsed(file, bytes);
    if (lines === 0 && !('header' in line)) throw broken(file, 'it is not a file of "tenant export"');
    if ('header' in line) {
      if (lines > 0) throw broken(file, 'it begins a second time');
      requireHeader(file, line.header);
    }
    if ('end' in line) {
      const { data } = endSchema.safeParse(line.end);
      if (!data) throw broken(file, 'its end does not say what it holds');
      end = data;
      if (end.lines !== lines || end.sha256 !== hash.digest('hex')) {
        throw broken(file, 'its content is not what was exported (the checksum differs)');
      }
    } else {
      hash.update(bytes);
      lines += 1;
    }
    yield line;
  }
  if (!end) throw broken(file, 'it has no end, so it was not copied whole');
}

function requireHeader(file: string, header: unknown): void {
  const { success, data } = headerSchema.safeParse(header);
  if (!success) throw broken(file, 'it is not a file of "tenant export"');
  if (data.version > fileVersion) {
    throw broken(file, `it was written by release ${data.release}, which is newer than this one`);
  }
}

function parsed(file: string, bytes: Buffer): Line {
  try {
    const line: unknown = JSON.parse(bytes.toString());
    const { success, data } = lineSchema.safeParse(line);
    if (success) return data as Line;
  } catch {
    // Reported below.
  }
  throw broken(file, 'it is not a file of "tenant export"');
}

/** Each line with its line feed. */
async function* bytesOfLines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  let rest: Buffer[] = [];
  try {
    for await (const part of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, from)) {
        rest.push(part.subarray(from, at + 1));
        yield Buffer.concat(rest);
        rest = [];
        from = at + 1;
      }
      if (from < part.length) rest.push(part.subarray(from));
    }
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw broken(file, whyUnreadable(error as NodeJS.ErrnoException));
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw broken(file, 'it ends within a line, so it was not copied whole');
}

function whyUnreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'Z_BUF_ERROR') return 'it ends too early, so it was not copied whole';
  return code?.startsWith('Z_') ? 'it is damaged, or not a file of "tenant export"' : message;
}
