import type { Image } from '@galley/shared/schemas/image';
import { describe, expect, it } from 'vitest';
import { galleryRows, monthsOf } from './gallery-rows';

const sizes = { picture: 100, narrowest: 50, caption: 40, gap: 10, heading: 30 };

function image(id: number, createdAt: string, width = 200, height = 100): Image {
  const imageUrl = `acme/${id}/picture`;
  const words = { imageDescription: `Picture ${id}`, altText: '', tags: [], contentType: 'image/png' };
  const times = { createdAt, changedAt: createdAt };
  return { id, imageUrl, thumbnailUrl: imageUrl, width, height, bytes: 1, ...times, revision: 1, ...words };
}

describe('months', () => {
  it('follow the company’s time zone, in the order of the pictures', () => {
    const images = [
      image(3, '2026-11-01T03:00:00Z'),
      image(2, '2026-10-02T12:00:00Z'),
      image(1, '2025-11-02T12:00:00Z'),
    ];
    const labels = (timeZone: string) =>
      monthsOf(images, timeZone).map(
        ({ label, images: own }) => `${label}: ${own.map(({ id }) => id).join(' ')}`,
      );
    expect(labels('UTC')).toEqual(['November 2026: 3', 'October 2026: 2', 'November 2025: 1']);
    expect(labels('America/New_York')).toEqual(['October 2026: 3 2', 'November 2025: 1']);
  });
});

describe('rows', () => {
  const seven = [7, 6, 5, 4, 3, 2, 1].map((id) =>
    image(id, id > 5 ? '2026-11-05T00:00:00Z' : '2026-10-05T00:00:00Z'),
  );

  it('are full, each of one height, and start again with every month', () => {
    const rows = galleryRows(monthsOf(seven, 'UTC'), 500, sizes);
    expect(rows.map(({ month, cells }) => [month.label, ...cells.map(({ image: { id } }) => id)])).toEqual([
      ['November 2026'],
      ['November 2026', 7, 6],
      ['October 2026'],
      ['October 2026', 5, 4, 3],
      ['October 2026', 2, 1],
    ]);
    const [, , , full, last] = rows;
    const end = full?.cells.at(-1);
    expect((end?.left ?? 0) + (end?.width ?? 0)).toBeCloseTo(500);
    expect(full?.height).toBeCloseTo(80 + 40 + 10);
    expect(last?.cells.map(({ width }) => width)).toEqual([200, 200]);
    expect(rows.flatMap(({ cells }) => cells.map(({ index }) => index))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('give a very tall or wide picture enough room to be seen and clicked', () => {
    const [high, flat] = [
      image(2, '2026-11-05T00:00:00Z', 10, 4_000),
      image(1, '2026-11-05T00:00:00Z', 9_000, 10),
    ];
    const [, row] = galleryRows(monthsOf([high, flat], 'UTC'), 2_000, sizes);
    expect(row?.cells.map(({ width }) => width)).toEqual([50, 400]);
  });

  it('align to columns where all pictures have the same proportions', () => {
    const rows = galleryRows(monthsOf(seven, 'UTC'), 320, { ...sizes, shape: 1 });
    const cells = rows.flatMap((row) => row.cells);
    expect(new Set(cells.map(({ left }) => left))).toEqual(new Set([0, 110, 220]));
    expect(new Set(cells.map(({ width }) => width))).toEqual(new Set([100]));
  });
});
