import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { listen, whenResized } from '../lib/listen';

/** The height in pixels that the bar takes above its element. */
const barHeight = 46;

/**
 * The position of the bar in the window: above the element, or at the top while that is scrolled out; or below it.
 */
export function useBarPlace(element: HTMLElement, isBelow = false): CSSProperties {
  const [place, setPlace] = useState({ left: 8, top: 8 });
  // Before the bar is drawn, so that it is never seen elsewhere.
  useLayoutEffect(() => {
    const measure = () => {
      const { left, top, bottom } = element.getBoundingClientRect();
      setPlace((before) => {
        const next = {
          left: Math.max(0, left - 12),
          top: Math.max(8, isBelow ? bottom + 8 : top - barHeight),
        };
        return before.left === next.left && before.top === next.top ? before : next;
      });
    };
    measure();
    const stopMeasuring = whenResized([element], measure);
    const stopListening = listen(window, { scroll: measure, resize: measure }, { passive: true });
    return () => {
      stopMeasuring();
      stopListening();
    };
  }, [element, isBelow]);
  return { '--left': `${place.left}px`, '--top': `${place.top}px` } as CSSProperties;
}
