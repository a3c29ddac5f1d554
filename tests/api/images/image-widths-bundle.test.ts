import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogoPicturesEvent, WidthsEvent } from '@galley/functions/core/images/widths-event';
import { buildFunctions } from '@galley/infra/build-functions';
import { LambdaRuntime } from '@galley/infra/local/lambda/lambda-runtime';
import { startS3 } from '@galley/infra/local/stand-ins/s3/s3-stand-in';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noisyPng, pngOf } from '../../support/images/sample-images';

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
        // A slow machine only takes longer.
        timeoutMs: 10 * 60_000,
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

it('makes the variants in any environment', async () => {
  const source = 'images/acme/7/boat';
  const house = new URL('../../../shared/starters/pictures/trade/windows.webp', import.meta.url);
  const photo = await sharp(readFileSync(house)).resize(960, 640).png().toBuffer();
  s3.put(bucket, source, photo);
  const event: WidthsEvent = {
    company: 'acme',
    imageUrl: 'acme/7/boat',
    fileNumber: 3,
    source,
    widths: [480, 960],
  };
  expect(await runtime.call('image-widths', event)).toEqual({ widths: [480, 960], avif: [960] });
  const variant = s3.get(bucket, 'images/acme/7/boat/3-480');
  expect(variant?.body.subarray(8, 16).toString()).toBe('WEBPVP8 ');
  // The first frame of a WebP contains its size.
  expect(variant?.body.readUInt16LE(26)).toBe(480);
  expect(variant?.body.readUInt16LE(28)).toBe(320);
  const lighter = s3.get(bucket, 'images/acme/7/boat/3-960.avif');
  expect(lighter?.body.subarray(4, 12).toString()).toBe('ftypavif');
});

it('draws icons and the share picture in any environment, with the name in its own font', async () => {
  const [imageUrl, source] = ['acme/9/logo', 'images/acme/9/logo'];
  s3.put(bucket, source, pngOf(60, 30));
  const event: LogoPicturesEvent = {
    company: 'acme',
    of: 123_456_789,
    name: 'Acme Boatworks',
    ground: '#0f5c73',
    ink: '#ffffff',
    icon: { imageUrl, source, isLogo: true },
    share: { imageUrl, source, isForGround: false },
  };
  expect(await runtime.call('image-widths', event)).toEqual({ icon: true, share: true });
  const drawn = (size: number) => s3.get(bucket, `images/acme/9/logo/123456789-${size}`)?.body;
  const { data, info } = await sharp(drawn(1_200)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1_200, height: 630, channels: 3 });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * 1_200 + x), 3 * (y * 1_200 + x) + 3)];
  const [brand, white, gray] = [
    [15, 92, 115],
    [255, 255, 255],
    [120, 120, 120],
  ];
  // The background, the paper, the logo on it; below it there are letters.
  expect([at(5, 5), at(600, 110), at(600, 240)]).toEqual([brand, white, gray]);
  const below = Array.from({ length: 1_200 }, (_, x) => at(x, 500));
  expect(below.filter((pixel) => String(pixel) === String(white)).length).toBeGreaterThan(60);
  // Twice as wide as high: the initial of the name is legible in a tab, the logo would not be.
  const icon = await sharp(drawn(32)).ensureAlpha().raw().toBuffer();
  const pixels = Array.from({ length: 32 * 32 }, (_, index) => [...icon.subarray(4 * index, 4 * index + 4)]);
  expect(pixels[0]?.[3]).toBeLessThan(60);
  expect(pixels.filter((pixel) => String(pixel) === '255,255,255,255').length).toBeGreaterThan(40);
});

it('makes no variants of a picture that it cannot decode', async () => {
  const source = 'images/acme/8/damaged';
  s3.put(bucket, source, noisyPng(700, 300).subarray(0, 500));
  const event: WidthsEvent = {
    company: 'acme',
    imageUrl: 'acme/8/damaged',
    fileNumber: 1,
    source,
    widths: [700],
  };
  expect(await runtime.call('image-widths', event)).toEqual({ widths: [], avif: [] });
});

it('contains no path to native code', () => {
  const bundle = join(folder, 'image-widths');
  const files = readdirSync(bundle).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(join(bundle, file), 'utf8')).join('\n');
  expect(code.includes('sharp-wasm32.cjs')).toBe(true);
  expect(code.includes('/sharp.node')).toBe(false);
});
