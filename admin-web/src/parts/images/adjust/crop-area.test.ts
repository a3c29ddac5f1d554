import { describe, expect, it } from 'vitest';
import { moved, resized, shaped } from './crop-area';

const picture = { width: 1_200, height: 800 };
const all = { x: 0, y: 0, ...picture };
const part = { x: 300, y: 200, width: 400, height: 300 };

describe('a shape', () => {
  it.each([
    [1, { x: 200, y: 0, width: 800, height: 800 }],
    [16 / 9, { x: 0, y: 63, width: 1_200, height: 675 }],
    [4 / 5, { x: 280, y: 0, width: 640, height: 800 }],
    [0, all],
  ])('of %d is the largest one around the middle', (ratio, expected) => {
    expect(shaped(all, picture, ratio)).toEqual(expected);
  });

  it('stays inside the picture', () => {
    const atEdge = { x: 1_100, y: 700, width: 100, height: 100 };
    expect(shaped(atEdge, picture, 1)).toEqual({ x: 400, y: 0, width: 800, height: 800 });
  });
});

it('is moved as far as the edges of the picture', () => {
  expect(moved(part, picture, 50, -50)).toEqual({ ...part, x: 350, y: 150 });
  expect(moved(part, picture, 9_999, 9_999)).toEqual({ ...part, x: 800, y: 500 });
  expect(moved(part, picture, -9_999, -9_999)).toEqual({ ...part, x: 0, y: 0 });
});

describe('a corner', () => {
  it('moves without the opposite one', () => {
    expect(resized(part, picture, { x: 1, y: 1 }, { across: 100, down: 50 }, 0)).toEqual({
      x: 300,
      y: 200,
      width: 500,
      height: 350,
    });
    expect(resized(part, picture, { x: -1, y: -1 }, { across: -100, down: 50 }, 0)).toEqual({
      x: 200,
      y: 250,
      width: 500,
      height: 250,
    });
  });

  it('stops at the edge, and before the area is gone', () => {
    const most = resized(part, picture, { x: 1, y: -1 }, { across: 9_999, down: -9_999 }, 0);
    expect(most).toEqual({ x: 300, y: 0, width: 900, height: 500 });
    const least = resized(part, picture, { x: 1, y: 1 }, { across: -9_999, down: -9_999 }, 0);
    expect(least).toEqual({ x: 300, y: 200, width: 40, height: 40 });
  });

  it('keeps a shape, inside the picture', () => {
    const square = resized(part, picture, { x: 1, y: 1 }, { across: 100, down: 0 }, 1);
    expect(square).toEqual({ x: 300, y: 200, width: 500, height: 500 });
    const stopped = resized(part, picture, { x: 1, y: 1 }, { across: 9_999, down: 0 }, 1);
    expect(stopped).toEqual({ x: 300, y: 200, width: 600, height: 600 });
  });
});
