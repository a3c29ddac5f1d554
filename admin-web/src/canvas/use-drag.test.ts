import { describe, expect, it } from 'vitest';
import { dropGap } from './use-drag';

describe('the gap that a dragged component is held over', () => {
  const box = (key: string, top: number) => ({ key, left: 0, top, width: 400, height: 100 });
  const boxes = [box('1', 0), box('2', 100), box('3', 200)];

  it.each([
    [-50, 0],
    [40, 0],
    [60, 1],
    [140, 1],
    [160, 2],
    [999, 3],
  ])('at %i is %i [1:76] [1:160]', (y, gap) => expect(dropGap(boxes, y)).toBe(gap));
});
