import { describe, expect, it } from 'vitest';
import { pointedAt } from './use-pointed';

const box = (key: string, top: number, height = 100) => ({ key, left: 100, top, width: 400, height });
const boxes = [box('1', 200), box('2', 340)];

describe('the hovered place', () => {
  it('is the component under the pointer, without an insertion point in its middle', () => {
    expect(pointedAt(boxes, 300, 250)).toEqual({ key: '1', gap: undefined });
  });

  it('is above the first component at its upper edge [1:160]', () => {
    expect(pointedAt(boxes, 300, 195).gap).toMatchObject({ at: 0, top: 200 });
  });

  it('is the middle between two components from the lower edge of one to the upper edge of the next [1:160]', () => {
    for (const y of [292, 320, 345]) expect(pointedAt(boxes, 300, y).gap).toMatchObject({ at: 1, top: 320 });
  });

  it('is below the last component at its lower edge [1:160]', () => {
    expect(pointedAt(boxes, 300, 445).gap).toMatchObject({ at: 2, top: 440 });
  });

  it('is nowhere beside the components', () => {
    expect(pointedAt(boxes, 50, 250)).toEqual({ key: undefined, gap: undefined });
  });
});
