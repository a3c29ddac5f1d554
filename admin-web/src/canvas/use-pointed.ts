import { useEffect, useState } from 'react';
import { listen } from '../lib/listen';
import type { Box } from './use-measured';

/** A place for something new: between two components, above the first, or below the last. */
interface Gap {
  at: number;
  left: number;
  top: number;
  name: string;
}

interface Pointed {
  key: string | undefined;
  gap: Gap | undefined;
}

/** Within this many pixels from a component's edge, the gap is meant. */
const nearEdge = 14;
const nothing: Pointed = { key: undefined, gap: undefined };

/** The component under the pointer, or the gap between two of them. */
export function usePointed(boxes: readonly Box[]): Pointed {
  const [pointed, setPointed] = useState(nothing);
  useEffect(() => {
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      const next = pointedAt(boxes, event.pageX, event.pageY);
      setPointed((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    return listen(document.documentElement, {
      pointermove: point,
      pointerleave: () => setPointed(nothing),
    });
  }, [boxes]);
  return pointed;
}

export function pointedAt(boxes: readonly Box[], x: number, y: number): Pointed {
  const key = boxes.find(
    ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
  )?.key;
  for (const [index, box] of boxes.entries()) {
    if (x < box.left || x > box.left + box.width) continue;
    const left = box.left + box.width / 2;
    const next = boxes[index + 1];
    if (index === 0 && Math.abs(y - box.top) <= nearEdge) {
      return { key, gap: { at: 0, left, top: box.top, name: 'Add above' } };
    }
    const bottom = box.top + box.height;
    const end = next ? Math.max(next.top, bottom) : bottom;
    if (y >= bottom - nearEdge && y <= end + nearEdge) {
      return { key, gap: { at: index + 1, left, top: (bottom + end) / 2, name: 'Add here' } };
    }
  }
  return { key, gap: undefined };
}
