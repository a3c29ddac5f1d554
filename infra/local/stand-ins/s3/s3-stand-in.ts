import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../http-server';
import { guard } from '../request-guard';
import { serviceErrorOf } from '../service-error';
import type { StandIn, StandInOptions } from '../stand-in';
import { escapeXml } from '../xml';
import { type ObjectInfo, ObjectStore } from './object-store';
import { S3Error } from './s3-error';
import { chooseOperation, newObject } from './s3-operations';
import { readS3Request, type S3Request } from './s3-request';

export interface S3Options extends StandInOptions {
  /** Buckets to create at the start. */
  buckets?: string[];
  /** The secret of an access key. By default every key's secret is `local`. */
  secretOf?: (accessKeyId: string) => string | undefined;
  /** Origins whose pages may upload and download with presigned URLs; called for each request. */
  corsOrigins?: () => string[];
}

/** Besides S3 over HTTP, direct access for the laptop cloud itself, without signatures and permissions. */
export interface S3StandIn extends StandIn {
  /**
   * Keys in S3's order.
   * @throws S3Error NoSuchBucket
   */
  keys(bucket: string, prefix?: string): string[];
  get(bucket: string, key: string): { info: ObjectInfo; body: Buffer } | undefined;
  /** @param headers in lower case: `content-type`, `cache-control`, `x-amz-meta-...` */
  put(bucket: string, key: string, body: Buffer | string, headers?: Record<string, string>): void;
  delete(bucket: string, key: string): void;
}

/** The maximum size of one upload in bytes. */
const maxUploadBytes = 256 * 1024 * 1024;

/**
 * Starts the local S3: path-style only (`forcePathStyle: true`), private by default, with verified signatures
 * (header and presigned) and checksums. Multipart uploads, versions, tags and ACLs respond with 501.
 */
export async function startS3(options: S3Options = {}): Promise<S3StandIn> {
  const store = new ObjectStore(options.directory);
  for (const bucket of options.buckets ?? []) store.createBucket(bucket);
  const now = options.now ?? Date.now;
  const server = await listen(options, (request, response) => respond(store, options, request, response));
  return {
    ...server,
    keys: (bucket, prefix) => store.list(bucket, prefix).map(({ key }) => key),
    get: (bucket, key) => store.read(bucket, key),
    put(bucket, key, body, headers = {}) {
      const payload = { body: Buffer.from(body), checksums: {} };
      store.write(bucket, newObject(key, payload, headers, now()), payload.body);
    },
    delete: (bucket, key) => store.delete(bucket, key),
  };
}

async function respond(
  store: ObjectStore,
  options: S3Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const cors = corsHeaders(request, options.corsOrigins?.() ?? []);
  if (request.method === 'OPTIONS') return { status: cors ? 200 : 403, headers: cors };
  for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value);
  const raw = await readBody(request, maxUploadBytes);
  const now = (options.now ?? Date.now)();
  try {
    const read = readS3Request(request, options.secretOf ?? (() => 'local'), now);
    return await execute(store, options, read, raw, now, response);
  } catch (error) {
    return responseToError(error);
  }
}

function execute(
  store: ObjectStore,
  options: S3Options,
  request: S3Request,
  raw: Buffer,
  now: number,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const operation = chooseOperation(request);
  const { bucket, key, accessKeyId } = request;
  const call = {
    service: 's3' as const,
    action: `s3:${operation.name}`,
    accessKeyId,
    resource: arn(bucket, key),
  };
  const input = { Bucket: bucket, ...(key && { Key: key }) };
  // Each operation authorizes the objects that it accesses.
  return guard(options, { call, needs: [], operation: operation.name, input, failure }, response, () =>
    operation.run({
      store,
      request,
      raw,
      now,
      allow(action, ofBucket, ofKey, conditionKeys) {
        options.authorize?.({
          service: 's3',
          action,
          accessKeyId,
          resource: arn(ofBucket, ofKey),
          ...(conditionKeys && { conditionKeys }),
        });
      },
    }),
  );
}

const failure = (kind: 'throttle' | 'unavailable') =>
  kind === 'throttle'
    ? new S3Error(503, 'SlowDown', 'Please reduce your request rate.')
    : new S3Error(500, 'InternalError', 'Internal error, as asked');

function responseToError(error: unknown): PlainResponse {
  const { status, code, message } = serviceErrorOf(error);
  const text = `<Code>${code}</Code><Message>${escapeXml(message)}</Message>`;
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${text}</Error>`,
  };
}

const arn = (bucket: string, key?: string) => `arn:aws:s3:::${bucket}${key ? `/${key}` : ''}`;

function corsHeaders(request: IncomingMessage, origins: string[]): Record<string, string> | undefined {
  const { origin } = request.headers;
  if (!origin || !(origins.includes(origin) || origins.includes('*'))) return undefined;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, PUT, HEAD',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'ETag, Content-Disposition',
    vary: 'Origin',
  };
}
