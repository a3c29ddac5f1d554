import type { ObjectInfo, ObjectStore } from './object-store';
import type { S3Request } from './s3-request';

/** The context of an operation. `allow` throws AccessDenied unless the caller has the permission. */
export interface S3Context {
  store: ObjectStore;
  request: S3Request;
  raw: Buffer;
  now: number;
  allow: (action: string, bucket: string, key?: string, conditionKeys?: Record<string, string>) => void;
}

/** Headers that are stored with an object and sent with it, besides its metadata. */
export const keptHeaders = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

export const isSameTag = (etag: string, given: string) =>
  given === '*' || etag === given || etag === `"${given}"`;

export function checksumHeaders({ checksums }: ObjectInfo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checksums).map(([algorithm, sum]) => [`x-amz-checksum-${algorithm}`, sum]),
  );
}
