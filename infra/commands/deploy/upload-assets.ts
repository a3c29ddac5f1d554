import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { contentTypeOf } from '../../content-types';
import { CommandFailed } from '../failures';

/** Files with a content hash in their name; all other files refer to them. */
const hashedPrefix = 'assets/';
const atOnce = 8;

export type AssetKind = 'hashed' | 'others';

interface UploadOptions {
  s3: S3Client;
  bucket: string;
  /** The absolute path of the build. */
  folder: string;
  kinds: readonly AssetKind[];
  progress: (label: string, done: number, total: number) => void;
}

/**
 * Uploads built files that differ; CloudFront compresses them. Hashed files go first, so that a document
 * never refers to a missing file. Nothing is ever deleted: published pages, and documents that are still
 * open, refer to older files.
 * @returns the number of uploaded files
 */
export async function uploadAssets({ s3, bucket, folder, kinds, progress }: UploadOptions): Promise<number> {
  const files = filesIn(folder);
  const there = await listTags(s3, bucket);
  let copied = 0;
  for (const kind of kinds) {
    const wanted = files.filter((key) => key.startsWith(hashedPrefix) === (kind === 'hashed'));
    const label = `Copying ${path.basename(folder)} (${kind === 'hashed' ? 'assets' : 'documents'})`;
    let done = 0;
    const waiting = [...wanted];
    const work = async () => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        const body = await readFile(path.join(folder, key));
        if (there.get(key) !== tagOf(body)) {
          await s3.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: key,
              Body: body,
              ContentType: contentTypeOf(key),
              CacheControl: kind === 'hashed' ? 'public, max-age=31536000, immutable' : 'no-cache',
            }),
          );
          copied += 1;
        }
        done += 1;
        progress(label, done, wanted.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return copied;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) {
    throw new CommandFailed(`${folder} is not there: the build did not make it. Run the command again.`);
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The bucket's objects with their ETags. */
async function listTags(client: S3Client, Bucket: string): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '', ETag = '' } of Contents) tags.set(Key, ETag);
  }
  return tags;
}

/**
 * The ETag that S3 computes for an object that was uploaded in one part and is encrypted with S3's own keys.
 */
const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
