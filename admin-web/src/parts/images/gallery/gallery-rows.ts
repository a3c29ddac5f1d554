import { groupBy } from '@galley/shared/group-by';
import type { Image } from '@galley/shared/schemas/image';

export interface Month {
  /** `2026-11` */
  key: string;
  /** 'November 2026' */
  label: string;
  images: Image[];
}

/** Groups the pictures by the month of their upload, in order. @param timeZone the company's */
export function monthsOf(images: readonly Image[], timeZone: string | undefined): Month[] {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long' });
  const months = groupBy(images, ({ createdAt }) => parts.format(new Date(createdAt)));
  return [...months].map(([label, ofMonth]) => ({
    key: label.toLowerCase().replace(' ', '-'),
    label,
    images: ofMonth,
  }));
}

/** Sizes in pixels. */
export interface GallerySizes {
  /** The maximum height of a picture. */
  picture: number;
  /** The minimum width of a picture, however tall it is. */
  narrowest: number;
  /** The height below a picture, including the frame. */
  caption: number;
  gap: number;
  heading: number;
  /** Set where all pictures have one aspect ratio, width by height; else each has its own. */
  shape?: number;
}

export interface Cell {
  image: Image;
  /** Its index in the whole library. */
  index: number;
  left: number;
  width: number;
}

export interface Row {
  month: Month;
  /** Empty in the row of the month's heading. */
  cells: Cell[];
  /** Includes the gap below. */
  height: number;
  gap: number;
}

/** The id of a month's heading. */
export const headingId = (monthKey: string) => `gallery-${monthKey}`;

/** Beyond these limits a picture would be a thin line; it is shown with empty space instead. */
const flattest = 4;

function shapeOf({ width, height }: Image, { shape, narrowest, picture }: GallerySizes): number {
  if (shape !== undefined) return shape;
  return Math.min(flattest, Math.max(narrowest / picture, width / Math.max(1, height)));
}

/**
 * Calculates the rows of a gallery, including headings. Where aspect ratios differ, the pictures of a row have one
 * height, so that the row is full; the last row of a month is not stretched. Everything follows from the width, so
 * nothing has to be measured.
 */
export function galleryRows(months: readonly Month[], width: number, sizes: GallerySizes): Row[] {
  let index = 0;
  return months.flatMap((month) => {
    const rows: Row[] = [{ month, cells: [], height: sizes.heading, gap: 0 }];
    let row: { image: Image; index: number; shape: number }[] = [];
    const close = (isFull: boolean) => {
      if (row.length > 0) rows.push(rowOf(month, row, width, sizes, isFull));
      row = [];
    };
    for (const image of month.images) {
      row.push({ image, index, shape: shapeOf(image, sizes) });
      index += 1;
      if (heightOf(row, width, sizes) <= sizes.picture) close(true);
    }
    close(false);
    return rows;
  });
}

/** The height of pictures that fill a row. */
function heightOf(row: readonly { shape: number }[], width: number, { gap }: GallerySizes): number {
  const shapes = row.reduce((sum, { shape }) => sum + shape, 0);
  return (width - gap * (row.length - 1)) / shapes;
}

/** Pictures of one aspect ratio are aligned in columns, also in a row that is not full. */
function heightUnfilled(width: number, sizes: GallerySizes): number {
  const { shape, picture, gap } = sizes;
  if (shape === undefined) return picture;
  const columns = Math.max(1, Math.ceil((width + gap) / (shape * picture + gap)));
  return heightOf(Array(columns).fill({ shape }), width, sizes);
}

function rowOf(
  month: Month,
  row: readonly { image: Image; index: number; shape: number }[],
  width: number,
  sizes: GallerySizes,
  isFull: boolean,
): Row {
  const { gap, caption } = sizes;
  const height = isFull ? heightOf(row, width, sizes) : heightUnfilled(width, sizes);
  let left = 0;
  const cells = row.map(({ image, index, shape }): Cell => {
    const cell = { image, index, left, width: shape * height };
    left += cell.width + gap;
    return cell;
  });
  return { month, cells, height: height + caption + gap, gap };
}
