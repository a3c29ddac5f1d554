import type { PlainResponse } from '../http-server';
import { readByteRange } from './byte-range';
import { checksumHeaders, isSameTag, keptHeaders, type S3Context } from './s3-context';
import { noSuchKey, preconditionFailed, S3Error } from './s3-error';

/** GetObject and HeadObject: whole, in part, or depending on modification. */
export function getObject({ store, request, allow }: S3Context): PlainResponse {
  const { bucket, key, headers, query } = request;
  allow('s3:GetObject', bucket, key);
  const found = store.read(bucket, key);
  if (!found) {
    // S3 reveals that a key does not exist only to callers who may list the bucket.
    allow('s3:ListBucket', bucket);
    throw noSuchKey();
  }
  const { info, body } = found;
  const responseHeaders: Record<string, string> = {
    ...info.headers,
    etag: info.etag,
    'last-modified': new Date(info.modified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  for (const name of keptHeaders) {
    const wanted = query.get(`response-${name}`);
    if (wanted !== null) responseHeaders[name] = wanted;
  }
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch && !isSameTag(info.etag, ifMatch)) throw preconditionFailed();
  if (ifNoneMatch && isSameTag(info.etag, ifNoneMatch)) return { status: 304, headers: responseHeaders };
  if (headers.range) return partOf(body, headers.range, responseHeaders);
  const checksums = headers['x-amz-checksum-mode'] === 'ENABLED' ? checksumHeaders(info) : {};
  return {
    status: 200,
    headers: { ...responseHeaders, ...checksums, 'content-length': body.length },
    body,
  };
}

function partOf(body: Buffer, range: string, headers: Record<string, string>): PlainResponse {
  const asked = readByteRange(range, body.length);
  if (!asked) return { status: 200, headers: { ...headers, 'content-length': body.length }, body };
  const { from, to } = asked;
  if (from > to) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${from}-${to}/${body.length}`,
      'content-length': to - from + 1,
    },
    body: body.subarray(from, to + 1),
  };
}
