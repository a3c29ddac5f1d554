import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { downloadHeaders } from '@galley/functions/core/images/download-headers';
import { objectFolders, tagsOf } from '@galley/functions/core/images/image-store';
import { onError } from '@galley/shared/on-error';
import type { FileObject, Line } from './company-file';

export interface ObjectBucket {
  s3: S3Client;
  bucket: string;
}

export interface ListedObject {
  key: string;
  /** The ETag, which changes with the content. */
  tag: string;
}

/** The current objects of a company's library, without earlier versions that S3 keeps. */
export async function listObjects(
  { s3, bucket }: ObjectBucket,
  scope: CompanyScope,
): Promise<ListedObject[]> {
  const listed: ListedObject[] = [];
  for (const Prefix of objectFolders(scope)) {
    const pages = paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix });
    for await (const { Contents = [] } of pages) {
      listed.push(...Contents.map(({ Key = '', ETag = '' }) => ({ key: Key, tag: ETag })));
    }
  }
  return listed;
}

/** The number of bytes before base64 encoding. A multiple of three needs no padding in between. */
const chunkBytes = 192 * 1024;

/** An object as lines; none where it was deleted since it was listed. */
export async function* objectLines({ s3, bucket }: ObjectBucket, key: string): AsyncGenerator<Line> {
  const response = await s3
    .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    .catch(onError(NoSuchKey, () => undefined));
  if (!response?.Body) return;
  const { ContentType: contentType = 'application/octet-stream', Metadata: metadata = {} } = response;
  yield { object: { key, contentType, metadata, bytes: response.ContentLength ?? 0 } };
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of response.Body as AsyncIterable<Uint8Array>) {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= chunkBytes) {
      yield { chunk: rest.subarray(0, chunkBytes).toString('base64') };
      rest = rest.subarray(chunkBytes);
    }
  }
  if (rest.length > 0) yield { chunk: rest.toString('base64') };
}

/**
 * Uploads an object, replacing any existing one; only one is in memory at a time, and the size of an upload
 * is limited.
 */
export async function putObject(
  { s3, bucket }: ObjectBucket,
  scope: CompanyScope,
  { key, contentType }: FileObject,
  chunks: readonly string[],
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk, 'base64'))),
      ContentType: contentType,
      ...downloadHeaders(key, contentType),
      // Not from the file: the CDN invalidates a company's pages by this tag.
      Metadata: tagsOf(scope),
    }),
  );
}
