import type { CSSProperties } from 'react';

/** The style of a frame whose page believes to be so many pixels wide: in the middle of its room, and scaled down to it. */
export function fitted(width: number, room: { width: number; height: number }): CSSProperties {
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return {
    width,
    height: room.height / scale,
    transform: scale === 1 ? undefined : `scale(${scale})`,
    // No margin, which the browser would count as a jump of the page.
    translate: `${Math.max(0, (room.width - width * scale) / 2)}px`,
  };
}
