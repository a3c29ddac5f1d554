import { IconClock } from '@tabler/icons-react';
import { shownWords } from '../lib/shown-words';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import type { CanvasState } from './canvas-state';
import type { Box } from './use-measured';

/** The distance in pixels from the component's edges. */
const inset = 8;
/** In a narrower component, no badge fits beside the tools. */
const roomBesideTools = 800;

/** Describes when visitors see a component, if not at all times. */
export const whenShown = (entry: CanvasEntry | undefined, { surroundings }: CanvasState) =>
  entry?.component && shownWords(entry.component.data, surroundings.timeZone);

interface ShownMarksProps {
  state: CanvasState;
  boxes: readonly Box[];
  /** The component that has the tools. */
  tooled: string | undefined;
}

/**
 * Shows that at the component's frame: on its upper edge, or on the lower one where the tools cover the upper one. The
 * canvas always shows the component. The keyboard stop says it, too.
 */
export function ShownMarks({ state, boxes, tooled }: ShownMarksProps) {
  return boxes.map((box) => {
    const { key, left, width } = box;
    const isUnderTools = key === tooled && width < roomBesideTools;
    const top = isUnderTools ? box.top + box.height : box.top;
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
