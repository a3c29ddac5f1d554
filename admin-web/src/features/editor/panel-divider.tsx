import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import classes from './editor-panels.module.css';

interface PanelDividerProps {
  label: string;
  /** Pixels of the panel that it makes wider or narrower. */
  size: number;
  bounds: { min: number; max: number };
  /** 1: the panel is before it, so moving right makes it wider; -1: after it. */
  direction: 1 | -1;
  isClosed: boolean;
  onResize: (size: number) => void;
  toggle: ReactNode;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** The line between two panels: dragged, or moved with the arrow keys. */
export function PanelDivider({
  label,
  size,
  bounds,
  direction,
  isClosed,
  onResize,
  toggle,
}: PanelDividerProps) {
  const resize = (wanted: number) => onResize(Math.round(Math.min(Math.max(wanted, bounds.min), bounds.max)));

  const drag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const start = event.clientX;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => resize(size + (clientX - start) * direction);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const wanted: Record<string, number> = {
      ArrowLeft: size - step * direction,
      ArrowRight: size + step * direction,
      Home: bounds.min,
      End: bounds.max,
    };
    const next = wanted[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };

  return (
    <div className={classes.divider}>
      {toggle}
      {!isClosed && (
        // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be focused and moved
        <div
          className={classes.handle}
          role="separator"
          aria-orientation="vertical"
          aria-label={label}
          aria-valuenow={size}
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          tabIndex={0}
          onPointerDown={drag}
          onKeyDown={moveByKey}
        />
      )}
    </div>
  );
}
