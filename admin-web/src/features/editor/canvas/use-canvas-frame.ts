import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { takePreparedCanvas } from '../../../begin/prepared-canvas';

/** The frame of a canvas, and the channel to one that was ready before the editor existed. */
export interface CanvasFrame {
  frame: HTMLIFrameElement;
  port?: MessagePort | undefined;
}

interface CanvasFrameOptions {
  title: string;
  className: string | undefined;
  style: CSSProperties;
}

/** Moves the frame without a reload where the browser supports that; elsewhere its document loads again. */
function moveInto(
  room: HTMLElement & { moveBefore?: (node: Node, before: null) => void },
  frame: HTMLElement,
) {
  if (frame.isConnected && room.moveBefore) room.moveBefore(frame, null);
  else room.append(frame);
}

function newFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = '/canvas.html';
  return frame;
}

/** Places the canvas in its container: the one that was prepared while the admin was loading, or a new one. */
export function useCanvasFrame(
  room: RefObject<HTMLElement | null>,
  { title, className = '', style }: CanvasFrameOptions,
): CanvasFrame | undefined {
  const [canvas, setCanvas] = useState<CanvasFrame>();
  useLayoutEffect(() => {
    if (!room.current) return;
    const next: CanvasFrame = takePreparedCanvas() ?? { frame: newFrame() };
    moveInto(room.current, next.frame);
    setCanvas(next);
    return () => next.frame.remove();
  }, [room]);
  useLayoutEffect(() => {
    if (!canvas) return;
    Object.assign(canvas.frame, { title, className });
    canvas.frame.removeAttribute('style');
    for (const [name, value] of Object.entries(style)) {
      const given = typeof value === 'number' ? `${value}px` : value;
      canvas.frame.style.setProperty(name, given ?? null);
    }
  });
  return canvas;
}
