import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CompressionOrder, type CompressionReport, compressImage } from './compress-image';

/** The orders that a worker got; it reports `results` in turn. */
const orders: CompressionOrder[] = [];
const results: CompressionReport[] = [];

vi.stubGlobal(
  'Worker',
  class {
    onmessage?: (event: { data: CompressionReport }) => void;
    terminate() {}
    postMessage(order: CompressionOrder) {
      orders.push(order);
      this.onmessage?.({ data: { percent: 50 } });
      this.onmessage?.({ data: results.shift() ?? { failure: 'No result.' } });
    }
  },
);
/** What the library makes without a worker. */
const onThisThread = vi.hoisted(() => ({ results: [] as Blob[] }));
vi.mock('browser-image-compression', () => ({
  default: async () => {
    const made = onThisThread.results.shift();
    if (!made) throw new Error('No canvas.');
    return made;
  },
}));

const fileOf = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'boat.jpg', { type });
const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const megabyte = 1024 * 1024;
const percents: number[] = [];
const compress = (file: File, width = 1_920, height = 1_080) =>
  compressImage(file, { width, height }, (percent) => percents.push(percent));

afterEach(() => {
  for (const list of [orders, results, percents]) list.length = 0;
});

describe('a chosen image', () => {
  it('of more than a megabyte, or more than 1920 pixels to a side, is compressed to that [2:112] [2:266] [2:111]', async () => {
    for (const [bytes, width, height, result, type] of [
      [megabyte + 1, 1_920, 1_080, 300, 'image/jpeg'],
      [megabyte, 1_921, 10, 300, 'image/png'],
      [megabyte, 10, 1_921, 300, 'image/webp'],
      // A smaller picture is sent also where it takes more bytes.
      [megabyte / 2, 10, 1_921, megabyte, 'image/jpeg'],
    ] as const) {
      results.push({ compressed: blobOf(result) });
      const compressed = await compress(fileOf(bytes, type), width, height);
      expect([compressed.size, compressed.name, compressed.type]).toEqual([result, 'boat.jpg', type]);
    }
    expect(percents).toEqual([50, 50, 50, 50]);
    for (const { options } of orders)
      expect(options).toMatchObject({ maxSizeMB: 1, maxWidthOrHeight: 1_920 });
  });

  it('that is small, of a format that browsers cannot write, or would grow stays as it is [2:112] [2:266] [2:111]', async () => {
    for (const kept of [fileOf(megabyte), fileOf(2 * megabyte, 'image/gif')]) {
      expect(await compress(kept)).toBe(kept);
    }
    expect(orders).toEqual([]);
    results.push({ compressed: blobOf(3 * megabyte) });
    const dense = fileOf(2 * megabyte);
    expect(await compress(dense)).toBe(dense);
  });

  it('is compressed without a worker where none can decode it [2:112] [2:111]', async () => {
    onThisThread.results.push(blobOf(300));
    expect((await compress(fileOf(2 * megabyte))).size).toBe(300);
    expect(orders).toHaveLength(1);
  });

  it('that cannot be compressed is only logged, and sent as it is [2:251] [2:112]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const file = fileOf(2 * megabyte);
    expect(await compress(file)).toBe(file);
    expect(warn.mock.calls).toEqual([
      ['The image could not be compressed; it is sent as it is.', new Error('No canvas.')],
    ]);
  });
});
