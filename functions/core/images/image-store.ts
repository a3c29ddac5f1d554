import { randomBytes } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { fileUrlOf } from '@galley/shared/file-rules';
import { avifUrl, widestAvif, widthsFor, widthUrl } from '@galley/shared/image-rules';
import { awsClient, patienceWith } from '../aws-client';
import type { CompanyScope } from '../company-scope';
import type { FileRecord, ImageRecord } from '../entities/image';
import { readEnvironment } from '../env';
import type { ByteSource } from '../uploads/byte-source';
import { asDownload } from './as-download';
import { requireOwnObject } from './own-objects';

/**
 * The files of the libraries. Every function that touches one takes the company whose it must be, and refuses an object
 * that is not exactly where that company's files lie, whoever named it. What a picture's address serves lies under `images/`, as CloudFront asks for it; a
 * replacement first lies beside it, so that the table decides which file is the picture.
 */
export const imageObject = (imageUrl: string) => `images/${imageUrl}`;

/** Where a file lies: under the same folder, as its address says. */
export const fileObject = ({ company }: CompanyScope, { id, name }: Pick<FileRecord, 'id' | 'name'>) =>
  `images/${fileUrlOf(company, id, name)}`;

/** Where a copy of this width lies: beside its picture, as its address says. */
export const copyObject = (imageUrl: string, fileNumber: number, width: number) =>
  imageObject(widthUrl(imageUrl, fileNumber, width));

/** Where the same lies as AVIF. */
export const avifObject = (imageUrl: string, fileNumber: number, width: number) =>
  imageObject(avifUrl(imageUrl, fileNumber, width));

/** Where copies of these widths may lie, in either format. */
export function objectsOfWidths(imageUrl: string, fileNumber: number, widths: readonly number[]): string[] {
  return [
    ...widths.map((width) => copyObject(imageUrl, fileNumber, width)),
    ...widths.filter((width) => width <= widestAvif).map((width) => avifObject(imageUrl, fileNumber, width)),
  ];
}

/** Where the copies of a picture's file lie, those that are still being made too. */
export function copyObjects({ imageUrl, fileNumber = 1, width, widths = [] }: ImageRecord): string[] {
  return objectsOfWidths(imageUrl, fileNumber, [...new Set([...widthsFor(width), ...widths])]);
}

/** A place for a replacement that nobody else uses; no address leads there. */
export function replacementObject(
  scope: CompanyScope,
  imageId: number,
  name = randomBytes(9).toString('base64url'),
): string {
  return `replacements/${scope.company}/${imageId}/${name}`;
}

/** Where all files of a company lie: those of its library and those that visitors sent. */
export const objectFolders = ({ company }: CompanyScope) => [
  imageObject(`${company}/`),
  `replacements/${company}/`,
  `submitted/${company}/`,
];

/** By this tag the CDN drops a company's pages and pictures together; S3 sends it as `x-amz-meta-cache-tag`. */
export const tagsOf = (scope: CompanyScope) => ({ 'cache-tag': `co:${scope.company}` });

let client: S3Client | undefined;

// Loaded when first needed: lists and edits start faster without it.
async function s3() {
  const sdk = await import('@aws-sdk/client-s3');
  client ??= awsClient(sdk.S3Client, patienceWith.images, { forcePathStyle: true });
  const { IMAGES_BUCKET } = readEnvironment(['IMAGES_BUCKET']);
  return { sdk, client, Bucket: IMAGES_BUCKET };
}

/** Stores a file. Doing it twice is doing it once. */
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
      ...asDownload(object, file.contentType),
      Metadata: tagsOf(scope),
    }),
  );
}

/** The bytes of a file. @throws where there is none */
export async function getObject(scope: CompanyScope, object: string): Promise<Uint8Array> {
  const { sdk, client, Bucket } = await s3();
  const { Body } = await client.send(
    new sdk.GetObjectCommand({ Bucket, Key: requireOwnObject(scope, object) }),
  );
  if (!Body) throw new Error('A picture came without its bytes.');
  return Body.transformToByteArray();
}

/** The bytes of an object in parts, as they are asked for; undefined where there is none. */
export async function openObject(scope: CompanyScope, object: string): Promise<ByteSource | undefined> {
  const { sdk, client, Bucket } = await s3();
  const Key = requireOwnObject(scope, object);
  const part = async (at: number, length: number) => {
    const Range = `bytes=${at}-${at + length - 1}`;
    const { Body, ContentRange = '' } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }));
    if (!Body) throw new Error('A file came without its bytes.');
    return {
      bytes: Buffer.from(await Body.transformToByteArray()),
      size: Number(ContentRange.split('/')[1]),
    };
  };
  try {
    const { bytes: start, size } = await part(0, startBytes);
    return {
      size,
      async read(at, length) {
        const end = Math.min(at + length, size);
        if (end <= start.length) return start.subarray(at, end);
        return at >= end ? Buffer.alloc(0) : (await part(at, end - at)).bytes;
      },
    };
  } catch (error) {
    if (isAbsent(sdk, error)) return undefined;
    throw error;
  }
}

/** Read with the first look, which most of the others then need no more. */
const startBytes = 64 * 1024;

/** S3 says 403 of what is not there to whoever may not list the bucket. */
function isAbsent({ S3ServiceException }: typeof import('@aws-sdk/client-s3'), error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(error.name);
}

/** Puts a replacement under the address of its picture or file. Answers whether it was there to be put. */
export async function copyReplacement(
  scope: CompanyScope,
  replacement: string,
  { object, contentType }: { object: string; contentType: string },
): Promise<boolean> {
  const Key = requireOwnObject(scope, object);
  const source = requireOwnObject(scope, replacement);
  const { sdk, client, Bucket } = await s3();
  try {
    await client.send(
      new sdk.CopyObjectCommand({
        Bucket,
        Key,
        CopySource: `${Bucket}/${source}`,
        MetadataDirective: 'REPLACE',
        ContentType: contentType,
        ...asDownload(object, contentType),
        Metadata: tagsOf(scope),
      }),
    );
    return true;
  } catch (error) {
    if (isAbsent(sdk, error)) return false;
    throw error;
  }
}

/** All of them or, where one is not the company's, none. */
export async function removeObjects(scope: CompanyScope, objects: readonly string[]): Promise<void> {
  for (const object of objects) requireOwnObject(scope, object);
  const { sdk, client, Bucket } = await s3();
  await Promise.all(objects.map((Key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))));
}
