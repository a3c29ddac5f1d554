import { useEffect, useState } from 'react';
import { partsOf } from '../../preview/page-frame';
import type { Boxes } from './counterpart';

const none: Boxes = new Map();

/**
 * Measures the components of a page in a frame, by their numbers.
 * @param numbers of the components that the page shows, in order
 */
export function useBoxes(page: Document | null, numbers: readonly number[]): Boxes {
  const [boxes, setBoxes] = useState<Boxes>(none);
  const known = JSON.stringify(numbers);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const parts = partsOf(page);
    const shown = JSON.parse(known) as number[];
    const measure = () => {
      // A page that was rendered differently from the list has no marks rather than wrong ones.
      if (parts.length !== shown.length) return setBoxes(none);
      const next = new Map(
        parts.map((part, index) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [shown[index] ?? 0, { left: left + view.scrollX, top: top + view.scrollY, width, height }];
        }),
      );
      setBoxes((before) => (JSON.stringify([...before]) === JSON.stringify([...next]) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [page.documentElement, ...parts]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [page, known]);
  return boxes;
}
