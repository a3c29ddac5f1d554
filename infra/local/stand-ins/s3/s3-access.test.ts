import { GetObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import {
  Bucket,
  calls,
  clientOf,
  credentials,
  get,
  given,
  presign,
  put,
  s3,
  startS3PerTest,
} from './testing/s3-per-test';

startS3PerTest();

describe('access', () => {
  test('is denied without a signature, with a wrong secret, an unknown key or an old date', async () => {
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
    given.now = Date.now() + 20 * 60 * 1000;
    await expect(get('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  test('is allowed through a presigned URL for its method, key and time only', async () => {
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
    given.now = Date.now() + 61_000;
    expect((await fetch(download)).status).toBe(403);
    expect(calls.at(-1)?.accessKeyId).toBe('UPLOADER');
  });

  test('names action and resource, and a rejection is AccessDenied', async () => {
    await put('a');
    expect(calls).toEqual([
      {
        service: 's3',
        action: 's3:PutObject',
        accessKeyId: 'UPLOADER',
        resource: `arn:aws:s3:::${Bucket}/a`,
      },
    ]);
    given.isDenied = ({ action }) => action === 's3:GetObject';
    await expect(get('a')).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`s3:GetObject on resource: arn:aws:s3:::${Bucket}/a`),
    });
  });

  test('is denied to a missing key for callers who may not list', async () => {
    given.isDenied = ({ action }) => action === 's3:ListBucket';
    await expect(get('missing')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('is announced to a page of an allowed origin, and not to another', async () => {
    const preflight = (origin: string) =>
      fetch(`${s3.endpoint}/${Bucket}/a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    const allowed = await preflight('http://localhost:4000');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
    expect((await preflight('http://evil.example')).status).toBe(403);
  });

  test('is NotImplemented for operations that the stand-in lacks', async () => {
    await expect(get('a', { VersionId: 'x' })).rejects.toMatchObject({ name: 'NotImplemented' });
  });
});
