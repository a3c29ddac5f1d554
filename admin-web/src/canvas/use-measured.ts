import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenResized } from '../lib/listen';
import { partsIn } from '../parts/preview/page-frame';
import type { CanvasState } from './canvas-state';

/** The position of a component, in pixels from the start of the document. */
export interface Box {
  key: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position as a style. */
export const placeOf = ({ left, top, width, height }: Box) => ({ left, top, width, height });

/** The position of an element of the page. */
export function boxOf(key: string, element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { key, left: left + scrollX, top: top + scrollY, width, height };
}

/** Whether there is room around a component, so that its frame need not cross its letters. */
export const isApart = ({ left }: Box) => left >= 8;

/** Measures the components after each render and whenever one changes its size. */
export function useMeasured(holder: HTMLElement | null, { entries, frozen, selected }: CanvasState) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const measure = useCallback(() => {
    const parts = holder ? partsIn(holder) : [];
    const next = entries.flatMap(({ key }, index) => (parts[index] ? boxOf(key, parts[index]) : []));
    setBoxes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [holder, entries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen or typed in may stand elsewhere
  useLayoutEffect(measure, [measure, frozen, selected]);
  useEffect(() => {
    if (!holder) return;
    // At once, so that no frame is drawn at the component's former position.
    return whenResized([document.documentElement, holder, ...partsIn(holder)], () => flushSync(measure));
  }, [holder, measure]);

  /**
   * Scrolls to a component that is not visible: if it moved, or was selected `fromAfar`, all of it or its start must
   * be visible. Returns whether its position is known.
   */
  const show = (key: string | undefined, fromAfar = false): boolean => {
    if (key === undefined) return true;
    // Measured now: the boxes are those of the previous render.
    const part = holder && partsIn(holder)[entries.findIndex((entry) => entry.key === key)];
    if (!part) return false;
    const { top, bottom } = part.getBoundingClientRect();
    const isSeen = fromAfar
      ? top >= 0 && (bottom <= innerHeight || top < innerHeight / 2)
      : top < innerHeight && bottom > 0;
    if (isSeen) return true;
    const isQuick = matchMedia('(prefers-reduced-motion)').matches;
    scrollTo({ top: top + scrollY - 80, behavior: isQuick ? 'auto' : 'smooth' });
    return true;
  };
  return { boxes, show };
}
