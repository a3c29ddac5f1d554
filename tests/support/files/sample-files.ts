import { crc32 } from 'node:zlib';

/** The smallest valid PDF: an empty page. */
export const samplePdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\n${more}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

interface Packed {
  name: string;
  content?: string;
  /** As in the central directory. */
  flags?: number;
  unpacked?: number;
}

/** A ZIP file of uncompressed parts. */
export function zipOf(parts: readonly Packed[], comment = ''): Buffer {
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', flags = 0, unpacked } of parts) {
    const [title, body] = [Buffer.from(name), Buffer.from(content)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt32LE(crc32(body), 10);
    about.writeUInt32LE(body.length, 14);
    about.writeUInt32LE(unpacked ?? body.length, 18);
    about.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, title, body]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    table.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, place, title]));
    bodies.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, listing, end, Buffer.from(comment)]);
}

const types = { name: '[Content_Types].xml', content: '<Types/>' };

export const sampleDocx = (more: readonly Packed[] = []): Buffer =>
  zipOf([types, { name: 'word/document.xml', content: '<w:document/>' }, ...more]);
export const sampleXlsx = (): Buffer => zipOf([types, { name: 'xl/workbook.xml', content: '<workbook/>' }]);
export const samplePptx = (): Buffer => zipOf([types, { name: 'ppt/presentation.xml' }]);
export const sampleOdt = (more: readonly Packed[] = []): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...more,
  ]);
