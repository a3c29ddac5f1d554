import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '../../content-types';
import type { Assembly } from '../assembly/assembly';
import type { S3StandIn } from '../stand-ins/s3/s3-stand-in';

export interface BucketContent {
  bucketName: string;
  /** The absolute path of the folder in the build. */
  folder: string;
}

/** The buckets that deploying fills, according to the templates' metadata. */
export function readBucketContents(assembly: Assembly, root: string): BucketContent[] {
  return assembly.resources('AWS::S3::Bucket').flatMap((bucket) => {
    const content = bucket.stack.template.Resources?.[bucket.logicalId]?.Metadata?.['galley:content'];
    return typeof content === 'string'
      ? [{ bucketName: bucket.name, folder: path.resolve(root, content) }]
      : [];
  });
}

/**
 * Copies changed build files into their buckets. Nothing is deleted: published pages may still refer to older
 * assets, as on AWS.
 * @returns the number of copied files
 */
export function uploadContent(s3: S3StandIn, contents: BucketContent[]): number {
  let copied = 0;
  for (const { bucketName, folder } of contents) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      const key = path.relative(folder, file).split(path.sep).join('/');
      const body = readFileSync(file);
      if (s3.get(bucketName, key)?.info.etag === etagOf(body)) continue;
      s3.put(bucketName, key, body, { 'content-type': contentTypeOf(key) });
      copied += 1;
    }
  }
  return copied;
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
