import { createHash } from 'node:crypto';
import type { PlainResponse } from '../http-server';
import { fail } from '../service-error';
import { AccessDenied } from '../stand-in';
import { escapeXml, textsOf } from '../xml';
import { getObject } from './get-object';
import { listObjects, listObjectVersions, xmlResponse } from './list-objects';
import type { ObjectInfo } from './object-store';
import { type Payload, readPayload } from './payload';
import { checksumHeaders, isSameTag, keptHeaders, type S3Context } from './s3-context';
import { noSuchKey, preconditionFailed, S3Error } from './s3-error';
import type { S3Request } from './s3-request';

export interface S3Operation {
  name: string;
  run: (context: S3Context) => PlainResponse;
}

/** Sub-resources in the query that select an operation which is not implemented. */
const unknownSubresources = ['uploads', 'uploadId', 'tagging', 'acl', 'versionId', 'attributes'];

/** @throws S3Error NotImplemented, naming the operation */
export function chooseOperation({ method, key, query }: S3Request): S3Operation {
  const unknown = unknownSubresources.find((name) => query.has(name));
  if (!unknown) {
    if (key && objectOperations[method]) return objectOperations[method];
    if (!key && method === 'GET' && query.get('list-type') === '2') {
      return { name: 'ListObjectsV2', run: listBucket };
    }
    if (!key && method === 'GET' && query.has('versions')) {
      return { name: 'ListObjectVersions', run: listVersions };
    }
    if (!key && method === 'POST' && query.has('delete'))
      return { name: 'DeleteObjects', run: deleteObjects };
    if (!key && bucketOperations[method] && query.size <= 1) return bucketOperations[method];
  }
  const target = key ? 'an object' : 'a bucket';
  throw new S3Error(501, 'NotImplemented', `The local S3 does not know ${method} of ${target} ?${query}`);
}

const objectOperations: Record<string, S3Operation> = {
  GET: { name: 'GetObject', run: getObject },
  HEAD: { name: 'HeadObject', run: getObject },
  PUT: {
    name: 'PutObject',
    run: (context) =>
      context.request.headers['x-amz-copy-source'] ? copyObject(context) : putObject(context),
  },
  DELETE: { name: 'DeleteObject', run: deleteObject },
};

const bucketOperations: Record<string, S3Operation> = {
  PUT: {
    name: 'CreateBucket',
    run({ store, request, allow }) {
      allow('s3:CreateBucket', request.bucket);
      store.createBucket(request.bucket);
      return { status: 200, headers: { location: `/${request.bucket}` } };
    },
  },
  HEAD: {
    name: 'HeadBucket',
    run({ store, request, allow }) {
      allow('s3:ListBucket', request.bucket);
      if (!store.hasBucket(request.bucket)) throw new S3Error(404, 'NoSuchBucket');
      return { status: 200 };
    },
  },
  DELETE: {
    name: 'DeleteBucket',
    run({ store, request, allow }) {
      allow('s3:DeleteBucket', request.bucket);
      store.deleteBucket(request.bucket);
      return { status: 204 };
    },
  },
};

function listBucket({ store, request, allow }: S3Context): PlainResponse {
  const { bucket, query } = request;
  allow('s3:ListBucket', bucket, undefined, { 's3:prefix': query.get('prefix') ?? '' });
  return listObjects(store, bucket, query);
}

function listVersions({ store, request, allow }: S3Context): PlainResponse {
  const { bucket, query } = request;
  allow('s3:ListBucketVersions', bucket, undefined, { 's3:prefix': query.get('prefix') ?? '' });
  return listObjectVersions(store, bucket, query);
}

function putObject({ store, request, raw, now, allow }: S3Context): PlainResponse {
  const { bucket, key, headers } = request;
  allow('s3:PutObject', bucket, key);
  checkWritePreconditions(store.describe(bucket, key), headers);
  const payload = readPayload(raw, request.payloadHash, headers);
  const info = newObject(key, payload, keptFrom(headers), now);
  store.write(bucket, info, payload.body);
  return { status: 200, headers: { etag: info.etag, ...checksumHeaders(info) } };
}

function checkWritePreconditions(existing: ObjectInfo | undefined, headers: Record<string, string>): void {
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = headers;
  if (ifNoneMatch !== undefined) {
    if (ifNoneMatch !== '*') throw new S3Error(501, 'NotImplemented', 'If-None-Match must be *');
    if (existing) throw preconditionFailed();
  }
  if (ifMatch === undefined) return;
  if (!existing) throw noSuchKey();
  if (!isSameTag(existing.etag, ifMatch)) throw preconditionFailed();
}

export function newObject(
  key: string,
  { body, checksums }: Payload,
  headers: Record<string, string>,
  now: number,
): ObjectInfo {
  return {
    key,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    size: body.length,
    modified: new Date(now).toISOString(),
    headers: { 'content-type': 'binary/octet-stream', ...headers },
    checksums,
  };
}

function keptFrom(headers: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (keptHeaders.includes(name) || name.startsWith('x-amz-meta-')) kept[name] = value;
  }
  // The framing of a streamed upload is not the object's encoding.
  const encoding = kept['content-encoding']?.split(',').filter((part) => part.trim() !== 'aws-chunked');
  if (encoding?.length) kept['content-encoding'] = encoding.join(',').trim();
  else delete kept['content-encoding'];
  return kept;
}

function copyObject({ store, request, now, allow }: S3Context): PlainResponse {
  const { bucket, key, headers } = request;
  const source = decodeURIComponent(headers['x-amz-copy-source'] ?? '').replace(/^\//, '');
  const slash = source.indexOf('/');
  const [sourceBucket, sourceKey] = [source.slice(0, slash), source.slice(slash + 1)];
  allow('s3:GetObject', sourceBucket, sourceKey);
  allow('s3:PutObject', bucket, key);
  const found = store.read(sourceBucket, sourceKey) ?? fail(noSuchKey());
  checkWritePreconditions(store.describe(bucket, key), headers);
  const isReplaced = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (source === `${bucket}/${key}` && !isReplaced) {
    throw new S3Error(400, 'InvalidRequest', 'This copy request is illegal: it copies an object to itself.');
  }
  const payload = { body: found.body, checksums: found.info.checksums };
  const info = newObject(key, payload, isReplaced ? keptFrom(headers) : found.info.headers, now);
  store.write(bucket, info, found.body);
  const content = `<LastModified>${info.modified}</LastModified><ETag>${escapeXml(info.etag)}</ETag>`;
  return xmlResponse('CopyObjectResult', content);
}

function deleteObject({ store, request, allow }: S3Context): PlainResponse {
  allow('s3:DeleteObject', request.bucket, request.key);
  store.delete(request.bucket, request.key);
  return { status: 204 };
}

/** Each key is authorized, and has its own result. */
function deleteObjects({ store, request, raw, allow }: S3Context): PlainResponse {
  const { body } = readPayload(raw, request.payloadHash, request.headers);
  const xml = body.toString();
  const keys = textsOf(xml, 'Key');
  if (keys.length === 0 || keys.length > 1000) throw new S3Error(400, 'MalformedXML');
  const isQuiet = textsOf(xml, 'Quiet')[0] === 'true';
  const results = keys.map((key) => {
    const name = `<Key>${escapeXml(key)}</Key>`;
    try {
      allow('s3:DeleteObject', request.bucket, key);
    } catch (error) {
      if (!(error instanceof AccessDenied)) throw error;
      return `<Error>${name}<Code>AccessDenied</Code><Message>${escapeXml(error.message)}</Message></Error>`;
    }
    store.delete(request.bucket, key);
    return isQuiet ? '' : `<Deleted>${name}</Deleted>`;
  });
  return xmlResponse('DeleteResult', results.join(''));
}
