import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../atomic-file';
import { fail } from '../service-error';
import { S3Error } from './s3-error';

export interface ObjectInfo {
  key: string;
  etag: string;
  size: number;
  /** ISO 8601. */
  modified: string;
  /** Headers that are sent with the object: content type, cache control, metadata ... */
  headers: Record<string, string>;
  /** Base64 by algorithm, as the uploader sent them. */
  checksums: Record<string, string>;
}

interface Stored {
  info: ObjectInfo;
  /** In memory, or the name of its file. */
  body: Buffer | string;
}

/**
 * Buckets and their objects, in memory or on disk. On disk an object is two files under the hash of its key
 * (a key may be any text): a body with a unique name, and a description that refers to it. The description is
 * replaced atomically, so after a kill, or for a concurrent reader, there is either the old object or the new
 * one.
 */
export class ObjectStore {
  private readonly buckets = new Map<string, Map<string, Stored>>();

  constructor(private readonly directory: string | undefined) {
    if (!directory) return;
    mkdirSync(directory, { recursive: true });
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (entry.isDirectory()) this.buckets.set(entry.name, loadBucket(path.join(directory, entry.name)));
    }
  }

  createBucket(name: string): void {
    if (this.buckets.has(name)) return;
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw new S3Error(400, 'InvalidBucketName');
    this.buckets.set(name, new Map());
    if (this.directory) mkdirSync(path.join(this.directory, name), { recursive: true });
  }

  deleteBucket(name: string): void {
    if (this.bucket(name).size > 0) throw new S3Error(409, 'BucketNotEmpty');
    this.buckets.delete(name);
    if (this.directory) rmSync(path.join(this.directory, name), { recursive: true });
  }

  hasBucket(name: string): boolean {
    return this.buckets.has(name);
  }

  /**
   * In the order of their UTF-8 bytes, as in S3.
   * @throws S3Error NoSuchBucket
   */
  list(bucket: string, prefix = ''): ObjectInfo[] {
    return [...this.bucket(bucket).values()]
      .map(({ info }) => info)
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  describe(bucket: string, key: string): ObjectInfo | undefined {
    return this.bucket(bucket).get(key)?.info;
  }

  read(bucket: string, key: string): { info: ObjectInfo; body: Buffer } | undefined {
    const stored = this.bucket(bucket).get(key);
    if (!stored) return undefined;
    const { info, body } = stored;
    return { info, body: typeof body === 'string' ? readFileSync(this.file(bucket, body)) : body };
  }

  write(bucket: string, info: ObjectInfo, body: Buffer): void {
    const objects = this.bucket(bucket);
    const previous = objects.get(info.key);
    if (!this.directory) {
      objects.set(info.key, { info, body });
      return;
    }
    const name = `${nameOf(info.key)}.${randomUUID()}.body`;
    writeFileAtomically(this.file(bucket, name), body);
    writeFileAtomically(this.file(bucket, `${nameOf(info.key)}.json`), JSON.stringify({ info, body: name }));
    objects.set(info.key, { info, body: name });
    if (typeof previous?.body === 'string') rmSync(this.file(bucket, previous.body), { force: true });
  }

  delete(bucket: string, key: string): void {
    const stored = this.bucket(bucket).get(key);
    if (!stored) return;
    this.bucket(bucket).delete(key);
    if (!this.directory) return;
    rmSync(this.file(bucket, `${nameOf(key)}.json`), { force: true });
    rmSync(this.file(bucket, stored.body as string), { force: true });
  }

  private bucket(name: string): Map<string, Stored> {
    return (
      this.buckets.get(name) ?? fail(new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist'))
    );
  }

  private file(bucket: string, name: string): string {
    return path.join(this.directory ?? '', bucket, name);
  }
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Reads the descriptions and deletes what a kill has left behind: unreferenced bodies and temporary files.
 */
function loadBucket(directory: string): Map<string, Stored> {
  const objects = new Map<string, Stored>();
  const files = readdirSync(directory);
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const stored = JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Stored & { body: string };
    if (existsSync(path.join(directory, stored.body))) objects.set(stored.info.key, stored);
    else rmSync(path.join(directory, file));
  }
  const named = new Set([...objects.values()].map(({ body }) => body));
  for (const file of files) {
    const isLeftBehind = file.endsWith('.tmp') || (file.endsWith('.body') && !named.has(file));
    if (isLeftBehind) rmSync(path.join(directory, file));
  }
  return objects;
}
