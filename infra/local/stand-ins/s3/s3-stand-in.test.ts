import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { startS3 } from './s3-stand-in';
import { Bucket, client, get, given, options, put, s3, startS3PerTest } from './testing/s3-per-test';

startS3PerTest();

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

  test('can be streamed, with the checksum after the body', async () => {
    const Body = Readable.from([Buffer.alloc(100_000, 'x'), Buffer.from('end')]);
    await client.send(new PutObjectCommand({ Bucket, Key: 'big', Body, ContentLength: 100_003 }));
    const { text, ContentEncoding } = await get('big');
    expect(text?.length).toBe(100_003);
    expect(text?.endsWith('xend')).toBe(true);
    expect(ContentEncoding).toBeUndefined();
  });

  test('with a wrong checksum are rejected', async () => {
    await expect(put('a', 'hello', { ChecksumSHA256: 'AAAA' })).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(put('a', 'hello', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    const ChecksumSHA256 = createHash('sha256').update('hello').digest('base64');
    await put('a', 'hello', { ChecksumSHA256 });
    expect((await get('a', { ChecksumMode: 'ENABLED' })).ChecksumSHA256).toBe(ChecksumSHA256);
  });

  test('are read in ranges', async () => {
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

  test('are deleted in batches, with the rejected ones named', async () => {
    for (const key of ['a', 'b&<>', 'c']) await put(key);
    given.isDenied = ({ resource }) => resource.endsWith('/c');
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: ['a', 'b&<>', 'c'].map((Key) => ({ Key })) } }),
    );
    expect(answer.Deleted?.map(({ Key }) => Key)).toEqual(['a', 'b&<>']);
    expect(answer.Errors).toMatchObject([{ Key: 'c', Code: 'AccessDenied' }]);
    expect(s3.keys(Bucket)).toEqual(['c']);
  });
});

describe('listing', () => {
  test('goes page by page, by prefix, and by folder', async () => {
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

test('faults: slow down, internal error, and a response that is lost after the work', async () => {
  given.fault = 'throttle';
  await expect(put('a')).rejects.toMatchObject({ name: 'SlowDown' });
  given.fault = 'unavailable';
  await expect(put('a')).rejects.toMatchObject({ name: 'InternalError' });
  expect(s3.keys(Bucket)).toEqual([]);
  given.fault = 'lost-answer';
  await expect(put('a')).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect(s3.keys(Bucket)).toEqual(['a']);
});

test('a restart finds every object again, and removes what a kill has left behind', async () => {
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
