import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessDenied, type AwsCall, type FaultKind } from '../stand-in';
import { type S3StandIn, startS3 } from './s3-stand-in';

const Bucket = 'images';
const credentials = { accessKeyId: 'UPLOADER', secretAccessKey: 'local' };

let s3: S3StandIn;
let client: S3Client;
let calls: AwsCall[] = [];
let isDenied = (_call: AwsCall) => false;
let fault: FaultKind | undefined;
let now: number | undefined;

const options = {
  buckets: [Bucket],
  corsOrigins: ['http://localhost:4000'],
  now: () => now ?? Date.now(),
  secretOf: (accessKeyId: string) => (accessKeyId === 'UPLOADER' ? 'local' : undefined),
  fault: () => fault,
  authorize(call: AwsCall) {
    calls.push(call);
    if (isDenied(call)) throw new AccessDenied(call);
  },
};

const clientOf = (endpoint: string, keys = credentials) =>
  new S3Client({ region: 'eu-west-1', endpoint, forcePathStyle: true, credentials: keys, maxAttempts: 1 });

beforeEach(async () => {
  isDenied = () => false;
  fault = undefined;
  now = undefined;
  s3 = await startS3(options);
  client = clientOf(s3.endpoint);
  calls = [];
});

afterEach(async () => {
  client.destroy();
  await s3.stop();
});

const put = (Key: string, Body = 'hello', more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = async (Key: string, more: object = {}) => {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return { ...answer, text: await answer.Body?.transformToString() };
};

describe('objects', () => {
  test('are put, described, read and deleted with their headers', async () => {
    await put('a.txt', 'hello', {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentEncoding: 'br',
      Metadata: { width: '320' },
    });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a.txt' }));
    expect(head).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentEncoding: 'br',
      Metadata: { width: '320' },
      ETag: '"5d41402abc4b2a76b9719d911017c592"',
    });
    expect((await get('a.txt')).text).toBe('hello');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' }));
    await expect(get('a.txt')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test.each(['ü/ñ 漢字 😀.txt', 'a b+c%20&=?#.txt', '/leading', 'double//slash', "quo'te(!)*", '../up'])(
    'may have the key %s',
    async (key) => {
      await put(key, key);
      expect((await get(key)).text).toBe(key);
      const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
      expect(Contents?.map(({ Key }) => Key)).toEqual([key]);
    },
  );

  test('can be streamed, with the checksum behind the body', async () => {
    const Body = Readable.from([Buffer.alloc(100_000, 'x'), Buffer.from('end')]);
    await client.send(new PutObjectCommand({ Bucket, Key: 'big', Body, ContentLength: 100_003 }));
    const { text, ContentEncoding } = await get('big');
    expect(text?.length).toBe(100_003);
    expect(text?.endsWith('xend')).toBe(true);
    expect(ContentEncoding).toBeUndefined();
  });

  test('with a wrong checksum are refused', async () => {
    await expect(put('a', 'hello', { ChecksumSHA256: 'AAAA' })).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(put('a', 'hello', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    const ChecksumSHA256 = createHash('sha256').update('hello').digest('base64');
    await put('a', 'hello', { ChecksumSHA256 });
    expect((await get('a', { ChecksumMode: 'ENABLED' })).ChecksumSHA256).toBe(ChecksumSHA256);
  });

  test('are read in parts', async () => {
    await put('a', '0123456789');
    const part = await get('a', { Range: 'bytes=2-4' });
    expect(part).toMatchObject({ text: '234', ContentRange: 'bytes 2-4/10' });
    expect((await get('a', { Range: 'bytes=-3' })).text).toBe('789');
    expect((await get('a', { Range: 'bytes=8-' })).text).toBe('89');
    await expect(get('a', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('are written conditionally, and read conditionally', async () => {
    const { ETag } = await put('a', 'one', { IfNoneMatch: '*' });
    await expect(put('a', 'two', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(put('a', 'two', { IfMatch: '"other"' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect((await get('a')).text).toBe('one');
    await put('a', 'two', { IfMatch: ETag });
    await expect(get('a', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(get('a', { IfNoneMatch: '*' })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
  });

  test('are copied with or without their headers', async () => {
    await put('from ü', 'hello', { ContentType: 'text/plain' });
    const CopySource = `${Bucket}/${encodeURIComponent('from ü')}`;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'to', CopySource }));
    expect(await get('to')).toMatchObject({ text: 'hello', ContentType: 'text/plain' });
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'to',
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'text/html',
      }),
    );
    expect((await get('to')).ContentType).toBe('text/html');
  });

  test('are deleted together, the refused ones named', async () => {
    for (const key of ['a', 'b&<>', 'c']) await put(key);
    isDenied = ({ resource }) => resource.endsWith('/c');
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: ['a', 'b&<>', 'c'].map((Key) => ({ Key })) } }),
    );
    expect(answer.Deleted?.map(({ Key }) => Key)).toEqual(['a', 'b&<>']);
    expect(answer.Errors).toMatchObject([{ Key: 'c', Code: 'AccessDenied' }]);
    expect(s3.keys(Bucket)).toEqual(['c']);
  });
});

describe('listing', () => {
  test('goes page by page, by prefix, and by folders', async () => {
    for (const key of ['a/1', 'a/2', 'b/1', 'b/2', 'c', 'd']) s3.put(Bucket, key, key);
    const seen: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Delimiter: '/', MaxKeys: 1, ContinuationToken }),
      );
      expect(page.KeyCount).toBe(1);
      seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix ?? ''));
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key ?? ''));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(seen).toEqual(['a/', 'b/', 'c', 'd']);
    const prefixed = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'b/', StartAfter: 'b/1' }));
    expect(prefixed.Contents?.map(({ Key }) => Key)).toEqual(['b/2']);
  });
});

class Sha256 {
  private readonly hash;
  constructor(secret?: string | Uint8Array) {
    this.hash = secret ? createHmac('sha256', secret as string) : createHash('sha256');
  }
  update(data: Uint8Array | string): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {}
}

async function presign(method: string, key: string, more: Record<string, string> = {}): Promise<string> {
  const signer = new SignatureV4({
    service: 's3',
    region: 'eu-west-1',
    credentials,
    sha256: Sha256 as never,
    uriEscapePath: false,
  });
  const { hostname, port } = new URL(s3.endpoint);
  const signed = await signer.presign(
    {
      method,
      protocol: 'http:',
      hostname,
      port: Number(port),
      path: `/${Bucket}/${encodeURIComponent(key)}`,
      query: more,
      // As the SDK's own presigner does: the body is not known when the URL is made.
      headers: { host: `${hostname}:${port}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    } as never,
    { expiresIn: 60 },
  );
  const query = new URLSearchParams(signed.query as Record<string, string>).toString().replaceAll('+', '%20');
  return `${s3.endpoint}${signed.path}?${query}`;
}

describe('access', () => {
  test('without a signature, with a wrong secret, an unknown key or an old date is refused', async () => {
    await put('a');
    expect((await fetch(`${s3.endpoint}/${Bucket}/a`)).status).toBe(403);
    expect((await fetch(`${s3.endpoint}/${Bucket}/b`, { method: 'PUT', body: 'x' })).status).toBe(403);
    const wrong = clientOf(s3.endpoint, { ...credentials, secretAccessKey: 'guess' });
    await expect(wrong.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    const unknown = clientOf(s3.endpoint, { ...credentials, accessKeyId: 'STRANGER' });
    await expect(unknown.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    });
    now = Date.now() + 20 * 60 * 1000;
    await expect(get('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  test('through a presigned URL works for its method, key and time only', async () => {
    const upload = await presign('PUT', 'ü 1.png');
    expect((await fetch(upload, { method: 'PUT', body: 'image' })).status).toBe(200);
    const download = await presign('GET', 'ü 1.png', { 'response-content-disposition': 'attachment' });
    const answer = await fetch(download);
    expect(await answer.text()).toBe('image');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect((await fetch(download, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(download.replace('1.png', '2.png'))).status).toBe(403);
    expect((await fetch(download.replace('attachment', 'inline'))).status).toBe(403);
    expect((await fetch(download.replace(/X-Amz-Expires=60/, 'X-Amz-Expires=600'))).status).toBe(403);
    now = Date.now() + 61_000;
    expect((await fetch(download)).status).toBe(403);
    expect(calls.at(-1)?.accessKeyId).toBe('UPLOADER');
  });

  test('names action and resource, and a refusal is AccessDenied', async () => {
    await put('a');
    expect(calls).toEqual([
      {
        service: 's3',
        action: 's3:PutObject',
        accessKeyId: 'UPLOADER',
        resource: `arn:aws:s3:::${Bucket}/a`,
      },
    ]);
    isDenied = ({ action }) => action === 's3:GetObject';
    await expect(get('a')).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`s3:GetObject on resource: arn:aws:s3:::${Bucket}/a`),
    });
  });

  test('to a missing key is AccessDenied for those who may not list', async () => {
    isDenied = ({ action }) => action === 's3:ListBucket';
    await expect(get('missing')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('from a page of an allowed origin is announced, from another not', async () => {
    const preflight = (origin: string) =>
      fetch(`${s3.endpoint}/${Bucket}/a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    const allowed = await preflight('http://localhost:4000');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
    expect((await preflight('http://evil.example')).status).toBe(403);
  });

  test('to what is not written is NotImplemented, not something else', async () => {
    await expect(get('a', { VersionId: 'x' })).rejects.toMatchObject({ name: 'NotImplemented' });
  });
});

test('faults: slow down, internal error, and an answer that is lost after the work', async () => {
  fault = 'throttle';
  await expect(put('a')).rejects.toMatchObject({ name: 'SlowDown' });
  fault = 'unavailable';
  await expect(put('a')).rejects.toMatchObject({ name: 'InternalError' });
  expect(s3.keys(Bucket)).toEqual([]);
  fault = 'lost-answer';
  await expect(put('a')).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect(s3.keys(Bucket)).toEqual(['a']);
});

test('a restart finds every object again, and removes what a kill has left', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'galley-s3-'));
  try {
    const first = await startS3({ ...options, directory });
    first.put(Bucket, 'ü', 'old');
    first.put(Bucket, 'ü', 'new', { 'content-type': 'text/plain' });
    first.put(Bucket, 'gone', 'x');
    first.delete(Bucket, 'gone');
    await first.stop();
    writeFileSync(path.join(directory, Bucket, 'half.body'), 'half');
    const second = await startS3({ directory });
    expect(second.keys(Bucket)).toEqual(['ü']);
    expect(second.get(Bucket, 'ü')?.body.toString()).toBe('new');
    expect(second.get(Bucket, 'ü')?.info.headers['content-type']).toBe('text/plain');
    expect(readdirSync(path.join(directory, Bucket))).toHaveLength(2);
    await second.stop();
  } finally {
    rmSync(directory, { recursive: true });
  }
});
