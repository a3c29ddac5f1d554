import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { asDownload } from '@galley/functions/core/images/as-download';
import { objectFolders, tagsOf } from '@galley/functions/core/images/image-store';
import type { FileObject, Line } from './company-file';

export interface ObjectBucket {
  s3: S3Client;
  bucket: string;
}

export interface ListedObject {
  key: string;
  /** Another one where the content is another. */
  tag: string;
}

/** The files of a company's library as they are now: what S3 keeps of earlier ones stays where it is. */
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

/** Of bytes before they are base64. A multiple of three needs no padding in between. */
const chunkBytes = 192 * 1024;

/** An object in lines; nothing where it has gone since it was listed. */
export async function* objectLines({ s3, bucket }: ObjectBucket, key: string): AsyncGenerator<Line> {
  const answer = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch((error: unknown) => {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  });
  if (!answer?.Body) return;
  const { ContentType: contentType = 'application/octet-stream', Metadata: metadata = {} } = answer;
  yield { object: { key, contentType, metadata, bytes: answer.ContentLength ?? 0 } };
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of answer.Body as AsyncIterable<Uint8Array>) {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= chunkBytes) {
      yield { chunk: rest.subarray(0, chunkBytes).toString('base64') };
      rest = rest.subarray(chunkBytes);
    }
  }
  if (rest.length > 0) yield { chunk: rest.toString('base64') };
}

/** Puts an object, whatever stood there; one is in memory at a time, and an upload is bounded. */
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
      ...asDownload(key, contentType),
      // Not as the file has it: by its tag the CDN drops a company's pages.
      Metadata: tagsOf(scope),
    }),
  );
}
