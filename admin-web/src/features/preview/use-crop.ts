import { useEffect, useState } from 'react';

/** The height of a typical laptop window, for components whose height depends on it. */
const windowHeight = 800;

/** The position of the first component in its own window, in pixels. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Calculates how a frame is moved and scaled to show only the first component, in its size on the page. Undefined
 * while nothing is cropped.
 */
export function useCrop(
  holder: HTMLElement | null | undefined,
  pageWidth: number,
  roomWidth: number,
  maxHeight = 0,
) {
  const [place, setPlace] = useState<Place>();
  const isCropped = holder !== undefined;
  useEffect(() => {
    if (!holder) return;
    const measure = () => {
      const part = holder.querySelector(':scope > :not(h1)');
      const view = holder.ownerDocument.defaultView;
      if (!part || !view) return;
      view.scrollBy(0, part.getBoundingClientRect().top);
      const { left, top, width, height } = part.getBoundingClientRect();
      const next = { left, top, width, height };
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    measure();
    return () => observer.disconnect();
  }, [holder]);
  if (!isCropped) return undefined;
  const { left, top, width, height } = place ?? { left: 0, top: 0, width: pageWidth, height: maxHeight };
  const scale = Math.min(1, roomWidth / width, maxHeight / height) || 1;
  const right = pageWidth - left - width;
  return {
    room: { height: height * scale, flex: 'none' },
    frame: {
      width: pageWidth,
      height: windowHeight,
      transform: `scale(${scale}) translate(${-left}px, ${-top}px)`,
      clipPath: `inset(${top}px ${right}px ${windowHeight - top - height}px ${left}px)`,
      marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
    },
  };
}
