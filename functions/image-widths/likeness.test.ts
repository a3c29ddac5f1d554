import sharp from 'sharp';
import { expect, it } from 'vitest';
import { graysOf, likenessOf } from './likeness';

const [width, height] = [64, 48];
const pixels = Buffer.from(
  Array.from({ length: width * height }, (_, at) => 128 + 100 * Math.sin(at / 5) * Math.cos(at / 700)),
);
const picture = () => sharp(pixels, { raw: { width, height, channels: 1 } });

it('measures the similarity of two pictures', async () => {
  const grays = await graysOf(picture());
  expect(grays).toMatchObject({ width, height });
  expect(grays.data).toHaveLength(width * height);
  const likenessAt = async (quality: number) =>
    likenessOf(grays, await graysOf(await picture().webp({ quality }).toBuffer()));
  const [good, bad] = [await likenessAt(90), await likenessAt(5)];
  expect(likenessOf(grays, grays)).toBeCloseTo(1, 10);
  expect(good).toBeLessThan(1);
  expect(bad).toBeLessThan(good - 0.02);
  expect(likenessOf(grays, await graysOf(picture().negate()))).toBeLessThan(0);
});
