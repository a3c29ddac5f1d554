import type { PlainResponse } from '../http-server';
import { encodeRfc3986 } from '../signature';
import { escapeXml } from '../xml';
import type { ObjectInfo, ObjectStore } from './object-store';

export function xmlResponse(root: string, content: string): PlainResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`,
  };
}

/** ListObjectsV2: pages of keys, and of common prefixes when there is a delimiter. */
export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): PlainResponse {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64').toString();
  const { objects, groups, last } = page(store.list(bucket, prefix), { prefix, delimiter, limit, after });
  const isUrlEncoded = query.get('encoding-type') === 'url';
  const encode = isUrlEncoded ? (text: string) => encodeRfc3986(text).replaceAll('%2F', '/') : escapeXml;
  return xmlResponse(
    'ListBucketResult',
    [
      `<Name>${bucket}</Name><Prefix>${encode(prefix)}</Prefix>`,
      delimiter && `<Delimiter>${encode(delimiter)}</Delimiter>`,
      isUrlEncoded && '<EncodingType>url</EncodingType>',
      `<MaxKeys>${limit}</MaxKeys><KeyCount>${objects.length + groups.length}</KeyCount>`,
      `<IsTruncated>${last !== undefined}</IsTruncated>`,
      last !== undefined &&
        `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`,
      ...objects.map(
        ({ key, modified, etag, size }) =>
          `<Contents><Key>${encode(key)}</Key><LastModified>${modified}</LastModified>` +
          `<ETag>${escapeXml(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
      ),
      ...groups.map((group) => `<CommonPrefixes><Prefix>${encode(group)}</Prefix></CommonPrefixes>`),
    ]
      .filter(Boolean)
      .join(''),
  );
}

/** ListObjectVersions of a bucket without versioning: each object is its only version, with the id `null`. */
export function listObjectVersions(
  store: ObjectStore,
  bucket: string,
  query: URLSearchParams,
): PlainResponse {
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const after = query.get('key-marker') ?? '';
  const { objects, last } = page(store.list(bucket, prefix), { prefix, delimiter: '', limit, after });
  const versions = objects.map(
    ({ key, modified, etag, size }) =>
      `<Version><Key>${escapeXml(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest>` +
      `<LastModified>${modified}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${size}</Size></Version>`,
  );
  return xmlResponse(
    'ListVersionsResult',
    `<Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><MaxKeys>${limit}</MaxKeys>` +
      `<IsTruncated>${last !== undefined}</IsTruncated>` +
      (last === undefined ? '' : `<NextKeyMarker>${escapeXml(last)}</NextKeyMarker>`) +
      versions.join(''),
  );
}

interface PageRequest {
  prefix: string;
  delimiter: string;
  limit: number;
  /** The key or common prefix with which the previous page ended. */
  after: string;
}

/** @returns `last` only when there is more after this page */
function page(all: ObjectInfo[], { prefix, delimiter, limit, after }: PageRequest) {
  const objects: ObjectInfo[] = [];
  const groups: string[] = [];
  let last = '';
  for (const info of all) {
    const cut = delimiter ? info.key.indexOf(delimiter, prefix.length) : -1;
    const group = cut < 0 ? undefined : info.key.slice(0, cut + delimiter.length);
    const mark = group ?? info.key;
    if (Buffer.compare(Buffer.from(mark), Buffer.from(after)) <= 0) continue;
    if (group !== undefined && groups.at(-1) === group) continue;
    if (objects.length + groups.length >= limit) return { objects, groups, last };
    if (group === undefined) objects.push(info);
    else groups.push(group);
    last = mark;
  }
  return { objects, groups, last: undefined };
}
