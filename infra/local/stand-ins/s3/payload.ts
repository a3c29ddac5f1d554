import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fail } from '../service-error';
import { S3Error } from './s3-error';

export interface Payload {
  body: Buffer;
  /** Base64 by algorithm, for those that the sender provided; all verified. */
  checksums: Record<string, string>;
}

const algorithms: Record<string, (body: Buffer) => Buffer> = {
  crc32(body) {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return sum;
  },
  sha1: (body) => createHash('sha1').update(body).digest(),
  sha256: (body) => createHash('sha256').update(body).digest(),
};

/**
 * Removes the framing of a streamed body and verifies every hash and checksum that came with it. The
 * signatures of individual chunks are not checked.
 * @throws S3Error
 */
export function readPayload(raw: Buffer, payloadHash: string, headers: Record<string, string>): Payload {
  const isStreamed = payloadHash.startsWith('STREAMING-');
  const { body, trailers } = isStreamed ? decodeChunks(raw) : { body: raw, trailers: {} };
  if (isStreamed) {
    const length = headers['x-amz-decoded-content-length'];
    if (length !== undefined && Number(length) !== body.length) throw new S3Error(400, 'IncompleteBody');
  } else if (payloadHash !== 'UNSIGNED-PAYLOAD') {
    const actual = createHash('sha256').update(body).digest('hex');
    if (actual !== payloadHash) throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  }
  const md5 = headers['content-md5'];
  if (md5 && createHash('md5').update(body).digest('base64') !== md5) throw new S3Error(400, 'BadDigest');
  return { body, checksums: verifyChecksums(body, { ...headers, ...trailers }) };
}

function verifyChecksums(body: Buffer, headers: Record<string, string>): Record<string, string> {
  const checksums: Record<string, string> = {};
  for (const [header, expected] of Object.entries(headers)) {
    const algorithm = /^x-amz-checksum-([a-z0-9]+)$/.exec(header)?.[1];
    if (!algorithm || algorithm === 'mode' || algorithm === 'algorithm' || algorithm === 'type') continue;
    const sum =
      algorithms[algorithm] ??
      fail(new S3Error(501, 'NotImplemented', `The local S3 does not know the checksum ${algorithm}`));
    if (sum(body).toString('base64') !== expected) {
      const name = algorithm.toUpperCase();
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
    checksums[algorithm] = expected;
  }
  return checksums;
}

/** `aws-chunked`: `<hex length>[;chunk-signature=...]\r\n<bytes>\r\n`, repeated until length 0, then trailers. */
function decodeChunks(raw: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const end = raw.indexOf('\r\n', position);
    const length = Number.parseInt(raw.subarray(position, end).toString(), 16);
    if (end < 0 || Number.isNaN(length)) throw new S3Error(400, 'IncompleteBody');
    position = end + 2;
    if (length === 0) break;
    if (position + length > raw.length) throw new S3Error(400, 'IncompleteBody');
    chunks.push(raw.subarray(position, position + length));
    position += length + 2;
  }
  const trailers: Record<string, string> = {};
  for (const line of raw.subarray(position).toString().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) trailers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { body: Buffer.concat(chunks), trailers };
}
