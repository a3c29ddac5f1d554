import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WidthsEvent } from '@galley/functions/core/images/widths-event';
import { buildFunctions } from '@galley/infra/build-functions';
import { LambdaRuntime } from '@galley/infra/local/lambda/lambda-runtime';
import { startS3 } from '@galley/infra/local/stand-ins/s3/s3-stand-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noisyPng } from '../../support/images/sample-images';

/** The bundle as it is deployed, in a thread of its own: WebAssembly, not the native code of this machine. */
const folder = mkdtempSync(join(tmpdir(), 'galley-image-widths-'));
const bucket = 'pictures';
let s3: Awaited<ReturnType<typeof startS3>>;
let runtime: LambdaRuntime;

beforeAll(async () => {
  [s3] = await Promise.all([
    startS3({ buckets: [bucket], secretOf: () => 'secret' }),
    buildFunctions({ output: folder, bundles: ['image-widths'] }),
  ]);
  const directory = join(folder, 'image-widths');
  runtime = new LambdaRuntime({
    functions: [
      {
        id: 'Stack.ImageWidths',
        key: 'image-widths',
        functionName: 'image-widths',
        arn: 'arn:aws:lambda:eu-west-1:000000000000:function:image-widths',
        roleName: 'image-widths-role',
        directory,
        entry: join(directory, 'index.mjs'),
        exportName: 'handler',
        timeoutMs: 25_000,
        memoryMb: 2_048,
        asyncRetries: 0,
        asyncMaxAgeMs: 60_000,
        environment: () => ({ IMAGES_BUCKET: bucket }),
      },
    ],
    region: 'eu-west-1',
    endpoints: () => ({ AWS_ENDPOINT_URL_S3: s3.endpoint }),
    secretAccessKey: 'secret',
  });
});
afterAll(async () => {
  await runtime.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('makes the copies wherever it runs', async () => {
  const source = 'images/acme/7/boat';
  s3.put(bucket, source, noisyPng(700, 300));
  const event: WidthsEvent = {
    company: 'acme',
    imageUrl: 'acme/7/boat',
    fileNumber: 3,
    source,
    widths: [480, 700],
  };
  expect(await runtime.call('image-widths', event)).toEqual({ widths: [480, 700] });
  const copy = s3.get(bucket, 'images/acme/7/boat/3-480');
  expect(copy?.body.subarray(8, 16).toString()).toBe('WEBPVP8 ');
  // The first frame of a WebP says its size.
  expect(copy?.body.readUInt16LE(26)).toBe(480);
  expect(copy?.body.readUInt16LE(28)).toBe(206);
});

it('has no copies of what it cannot decode', async () => {
  const source = 'images/acme/8/damaged';
  s3.put(bucket, source, noisyPng(700, 300).subarray(0, 500));
  const event: WidthsEvent = {
    company: 'acme',
    imageUrl: 'acme/8/damaged',
    fileNumber: 1,
    source,
    widths: [700],
  };
  expect(await runtime.call('image-widths', event)).toEqual({ widths: [] });
});

it('carries no path to native code', () => {
  const bundle = join(folder, 'image-widths');
  const files = readdirSync(bundle).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(join(bundle, file), 'utf8')).join('\n');
  expect(code.includes('sharp-wasm32.cjs')).toBe(true);
  expect(code.includes('/sharp.node')).toBe(false);
});
