import type { CSSProperties } from 'react';

/** The style of a frame whose page has a fixed width: centred, and scaled down to the available room. */
export function fittedFrameStyle(width: number, room: { width: number; height: number }): CSSProperties {
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return {
    width,
    height: room.height / scale,
    transform: scale === 1 ? undefined : `scale(${scale})`,
    // A margin would count as a layout shift in the browser.
    translate: `${Math.max(0, (room.width - width * scale) / 2)}px`,
  };
}
