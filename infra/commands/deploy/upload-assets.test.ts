import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '../../local/stand-ins/s3/s3-stand-in';
import { type AssetKind, uploadAssets } from './upload-assets';

const bucket = 'assets';
let s3: S3StandIn;
let client: S3Client;
let folder: string;
let putInOrder: string[];

beforeEach(async () => {
  putInOrder = [];
  s3 = await startS3({
    buckets: [bucket],
    observe: ({ operation, input }) => {
      if (operation === 'PutObject') putInOrder.push(String((input as { Key?: string }).Key));
    },
  });
  client = new S3Client({
    region: 'eu-west-1',
    endpoint: s3.endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId: 'galley-deployer', secretAccessKey: 'local' },
  });
  folder = mkdtempSync(path.join(tmpdir(), 'galley-assets-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const name of ['assets/zz-1.js', 'assets/aa-1.css', 'index.html', 'favicon.ico']) {
    writeFileSync(path.join(folder, name), name);
  }
});
afterEach(async () => {
  client.destroy();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const upload = (...kinds: AssetKind[]) =>
  uploadAssets({ s3: client, bucket, folder, kinds, progress: () => undefined });

test('uploads the assets that documents refer to before the documents', async () => {
  expect(await upload('hashed', 'others')).toBe(4);
  expect(putInOrder.slice(0, 2).toSorted()).toEqual(['assets/aa-1.css', 'assets/zz-1.js']);
  expect(putInOrder.slice(2).toSorted()).toEqual(['favicon.ico', 'index.html']);
});

test('sets content type and cache time of each file', async () => {
  await upload('hashed', 'others');
  const headOf = (Key: string) => client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
  expect(await headOf('assets/zz-1.js')).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await headOf('index.html')).toMatchObject({
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'no-cache',
  });
});

test('copies changes when it runs again, and deletes nothing', async () => {
  await upload('hashed', 'others');
  expect(await upload('hashed', 'others')).toBe(0);
  rmSync(path.join(folder, 'assets/zz-1.js'));
  writeFileSync(path.join(folder, 'assets/zz-2.js'), 'new');
  writeFileSync(path.join(folder, 'index.html'), 'names zz-2');
  expect(await upload('hashed')).toBe(1);
  expect(await upload('hashed', 'others')).toBe(1);
  const old = await client.send(new GetObjectCommand({ Bucket: bucket, Key: 'assets/zz-1.js' }));
  expect(await old.Body?.transformToString()).toBe('assets/zz-1.js');
});

test('reports in one sentence a folder that was not built', async () => {
  rmSync(folder, { recursive: true });
  await expect(upload('hashed')).rejects.toThrow('Run the command again');
  mkdirSync(folder);
});
