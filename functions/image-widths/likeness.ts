import sharp, { type Sharp } from 'sharp';

/** The size of a window and the step to the next one, in pixels. */
const side = 8;
const step = 4;
/** The constants of SSIM that stabilise its divisions, for values up to 255. */
const ofMeans = (0.01 * 255) ** 2;
const ofSpread = (0.03 * 255) ** 2;

interface Grays {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The brightness of each pixel of a picture. */
export async function graysOf(picture: Uint8Array | Sharp): Promise<Grays> {
  const decoded = picture instanceof Uint8Array ? sharp(picture) : picture;
  const { data, info } = await decoded
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * The mean structural similarity (SSIM) of a picture and its variant of the same size: 1 where they are
 * identical.
 */
export function likenessOf(picture: Grays, variant: Grays): number {
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + side <= picture.height; y += step) {
    for (let x = 0; x + side <= picture.width; x += step) {
      sum += likenessAt(picture, variant, y * picture.width + x);
      windows += 1;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

function likenessAt({ data: picture, width }: Grays, { data: variant }: Grays, from: number): number {
  const pixels = side * side;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < side; row += 1) {
    const start = from + row * width;
    for (let at = start; at < start + side; at += 1) {
      const [p = 0, c = 0] = [picture[at], variant[at]];
      a += p;
      b += c;
      aa += p * p;
      bb += c * c;
      ab += p * c;
    }
  }
  const [meanA, meanB] = [a / pixels, b / pixels];
  const spread = (aa + bb) / pixels - meanA ** 2 - meanB ** 2;
  const together = ab / pixels - meanA * meanB;
  const means = (2 * meanA * meanB + ofMeans) / (meanA ** 2 + meanB ** 2 + ofMeans);
  return (means * (2 * together + ofSpread)) / (spread + ofSpread);
}
