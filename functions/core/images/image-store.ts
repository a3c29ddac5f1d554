import { randomBytes } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { fileUrlOf } from '@galley/shared/file-rules';
import { avifUrl, widestAvif, widthsFor, widthUrl } from '@galley/shared/image-rules';
import { onErrorThat } from '@galley/shared/on-error';
import { awsClient, callLimitsOf } from '../aws-client';
import type { CompanyScope } from '../company-scope';
import type { FileRecord, ImageRecord } from '../entities/image';
import { environment } from '../env';
import type { ByteSource } from '../uploads/byte-source';
import { downloadHeaders } from './download-headers';
import { requireOwnObject } from './own-objects';

// The objects of the libraries. Every function that reads or writes one takes the company that it must belong to, and
// refuses an object outside that company's folders, whatever its caller says.

/**
 * The object that is served at the URL of a picture. A replacement is first stored elsewhere, so that the table decides
 * which object is the picture.
 */
export const imageObject = (imageUrl: string) => `images/${imageUrl}`;

/** The object of a file: in the same folder, as in its URL. */
export const fileObject = ({ company }: CompanyScope, { id, name }: Pick<FileRecord, 'id' | 'name'>) =>
  `images/${fileUrlOf(company, id, name)}`;

/** The object of a variant: beside its picture, as in its URL. */
export const variantObject = (imageUrl: string, fileVersion: number, width: number) =>
  imageObject(widthUrl(imageUrl, fileVersion, width));

/** The object of the same variant as AVIF. */
export const avifObject = (imageUrl: string, fileVersion: number, width: number) =>
  imageObject(avifUrl(imageUrl, fileVersion, width));

/** The objects that variants of these widths may have, in both formats. */
export function objectsOfWidths(imageUrl: string, fileVersion: number, widths: readonly number[]): string[] {
  return [
    ...widths.map((width) => variantObject(imageUrl, fileVersion, width)),
    ...widths.filter((width) => width <= widestAvif).map((width) => avifObject(imageUrl, fileVersion, width)),
  ];
}

/** The objects of a picture's variants, including those that are still being made. */
export function variantObjects({
  imageUrl,
  fileNumber: fileVersion = 1,
  width,
  widths = [],
}: ImageRecord): string[] {
  return objectsOfWidths(imageUrl, fileVersion, [...new Set([...widthsFor(width), ...widths])]);
}

/** A unique object name for a replacement; no URL leads to it. */
export function replacementObject(
  scope: CompanyScope,
  imageId: number,
  name = randomBytes(9).toString('base64url'),
): string {
  return `replacements/${scope.company}/${imageId}/${name}`;
}

/** The folders of all objects of a company: its library, and files that visitors sent. */
export const objectFolders = ({ company }: CompanyScope) => [
  imageObject(`${company}/`),
  `replacements/${company}/`,
  `submitted/${company}/`,
];

/**
 * The tag by which the CDN invalidates a company's pages and pictures together; S3 sends it as
 * `x-amz-meta-cache-tag`.
 */
export const tagsOf = (scope: CompanyScope) => ({ 'cache-tag': `co:${scope.company}` });

let client: S3Client | undefined;

// Loaded on first use, so that lists and edits start faster.
async function s3() {
  const sdk = await import('@aws-sdk/client-s3');
  client ??= awsClient(sdk.S3Client, callLimitsOf.images, { forcePathStyle: true });
  return { sdk, client, Bucket: environment('IMAGES_BUCKET') };
}

/** Stores an object; idempotent. */
export async function putObject(
  scope: CompanyScope,
  object: string,
  file: { bytes: Uint8Array; contentType: string },
): Promise<void> {
  const { sdk, client, Bucket } = await s3();
  await client.send(
    new sdk.PutObjectCommand({
      Bucket,
      Key: requireOwnObject(scope, object),
      Body: file.bytes,
      ContentType: file.contentType,
      ...downloadHeaders(object, file.contentType),
      Metadata: tagsOf(scope),
    }),
  );
}

/**
 * The bytes of an object.
 * @throws where it does not exist
 */
export async function getObject(scope: CompanyScope, object: string): Promise<Uint8Array> {
  const { sdk, client, Bucket } = await s3();
  const { Body } = await client.send(
    new sdk.GetObjectCommand({ Bucket, Key: requireOwnObject(scope, object) }),
  );
  if (!Body) throw new Error('A picture came without its bytes.');
  return Body.transformToByteArray();
}

/** The bytes of an object, read in ranges on demand; undefined where it does not exist. */
export async function openObject(scope: CompanyScope, object: string): Promise<ByteSource | undefined> {
  const { sdk, client, Bucket } = await s3();
  const Key = requireOwnObject(scope, object);
  const part = async (at: number, length: number) => {
    const { Body, ContentRange = '' } = await client.send(
      new sdk.GetObjectCommand({ Bucket, Key, Range: `bytes=${at}-${at + length - 1}` }),
    );
    if (!Body) throw new Error('A file came without its bytes.');
    return {
      bytes: Buffer.from(await Body.transformToByteArray()),
      size: Number(ContentRange.split('/')[1]),
    };
  };
  const first = await part(0, startBytes).catch(onErrorThat(isAbsent(sdk), () => undefined));
  if (!first) return undefined;
  const { bytes: start, size } = first;
  return {
    size,
    async read(at, length) {
      const end = Math.min(at + length, size);
      if (end <= start.length) return start.subarray(at, end);
      return at >= end ? Buffer.alloc(0) : (await part(at, end - at)).bytes;
    },
  };
}

/** Read with the first request; most later reads are then served from it. */
const startBytes = 64 * 1024;

/** S3 responds with 403 for a missing object if the caller may not list the bucket. */
const isAbsent =
  ({ S3ServiceException }: typeof import('@aws-sdk/client-s3')) =>
  (error: unknown) =>
    error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);

/** Copies a replacement to the object of its picture or file. Returns whether the replacement existed. */
export async function copyReplacement(
  scope: CompanyScope,
  replacement: string,
  { object, contentType }: { object: string; contentType: string },
): Promise<boolean> {
  const Key = requireOwnObject(scope, object);
  const source = requireOwnObject(scope, replacement);
  const { sdk, client, Bucket } = await s3();
  const copied = client.send(
    new sdk.CopyObjectCommand({
      Bucket,
      Key,
      CopySource: `${Bucket}/${source}`,
      MetadataDirective: 'REPLACE',
      ContentType: contentType,
      ...downloadHeaders(object, contentType),
      Metadata: tagsOf(scope),
    }),
  );
  return copied.then(() => true).catch(onErrorThat(isAbsent(sdk), () => false));
}

/** Deletes all of them, or none where one is not the company's. */
export async function removeObjects(scope: CompanyScope, objects: readonly string[]): Promise<void> {
  for (const object of objects) requireOwnObject(scope, object);
  const { sdk, client, Bucket } = await s3();
  await Promise.all(objects.map((Key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))));
}
