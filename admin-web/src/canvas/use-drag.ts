import { type CSSProperties, type PointerEvent, useState } from 'react';
import { listen } from '../lib/listen';
import { useLatest } from '../lib/use-latest';
import type { Box } from './use-measured';

/** The page scrolls while the pointer is this many pixels from the upper or lower edge of the window. */
const edge = 60;
/** Pixels for each frame. */
const scrollStep = 14;

/** The index, from 0, at which a component that is dropped at this height would be inserted. */
export function dropGap(boxes: readonly Box[], y: number): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
  return below === -1 ? boxes.length : below;
}

/** The position of the line that shows the gap. */
function lineAt(boxes: readonly Box[], gap: number | undefined): CSSProperties | undefined {
  if (gap === undefined) return undefined;
  const [above, below] = [boxes[gap - 1], boxes[gap]];
  const beside = below ?? above;
  if (!beside) return undefined;
  const end = above ? above.top + above.height : beside.top;
  const top = below ? (above ? (end + below.top) / 2 : below.top) : end;
  return { left: beside.left, width: beside.width, top };
}

/**
 * Dragging by the handle: a line shows where the component would be inserted, and nothing moves before the drop.
 * @param addsAt where something new will be: the line is there, too
 */
export function useDrag(
  boxes: readonly Box[],
  addsAt: number | undefined,
  onDrop: (key: string, to: number) => void,
) {
  const [gap, setGap] = useState<number>();
  const latest = useLatest({ boxes, onDrop });
  const begin = (key: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    let y = event.clientY;
    let frame = 0;
    const look = () => {
      const speed = y < edge ? -scrollStep : y > innerHeight - edge ? scrollStep : 0;
      if (speed !== 0) scrollBy({ top: speed, behavior: 'instant' });
      setGap(dropGap(latest.current.boxes, y + scrollY));
      frame = requestAnimationFrame(look);
    };
    const move = (moved: globalThis.PointerEvent) => {
      y = moved.clientY;
      if (frame === 0) look();
    };
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      stopMoving();
      stopKeys();
      setGap(undefined);
      // A handle that was only clicked drops nothing.
      if (!isDropped || frame === 0) return;
      const from = latest.current.boxes.findIndex((box) => box.key === key);
      const to = dropGap(latest.current.boxes, y + scrollY);
      latest.current.onDrop(key, to > from ? to - 1 : to);
    };
    const stopMoving = listen(handle, {
      pointermove: move,
      pointerup: () => end(true),
      pointercancel: () => end(false),
    });
    const stopKeys = listen(
      document,
      { keydown: ({ key: pressed }) => pressed === 'Escape' && end(false) },
      { capture: true },
    );
  };
  return { begin, line: lineAt(boxes, gap ?? addsAt) };
}
