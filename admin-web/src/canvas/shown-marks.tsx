import { IconClock } from '@tabler/icons-react';
import { shownWords } from '../lib/shown-words';
import type { CanvasState } from './canvas-state';
import type { CanvasEntry } from './messages';
import type { Box } from './use-measured';

/** The distance in pixels from the component's edges. */
const inset = 8;

/** Describes when visitors see a component, if not at all times. */
export const whenShown = (entry: CanvasEntry | undefined, { surroundings }: CanvasState) =>
  entry?.component && shownWords(entry.component.data, surroundings.timeZone);

/** Shows that at the component's frame: the canvas always shows the component. The keyboard stop says it, too. */
export function ShownMarks({ state, boxes }: { state: CanvasState; boxes: readonly Box[] }) {
  return boxes.map(({ key, left, top, width }) => {
    const words = whenShown(
      state.entries.find((entry) => entry.key === key),
      state,
    );
    if (!words) return null;
    return (
      <span
        key={key}
        className="shown-mark"
        style={{ left: left + inset, top, maxWidth: width - 2 * inset }}
        aria-hidden
      >
        <IconClock size={14} stroke={1.75} />
        {words}
      </span>
    );
  });
}
