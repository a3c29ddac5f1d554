import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { countOf } from '../lib/count-of';
import type { CanvasState, CanvasStore } from './canvas-state';
import { toolsTop } from './frame-tools';
import { nameOf } from './name-of';
import type { Box } from './use-measured';

interface CommentMarksProps {
  store: CanvasStore;
  state: CanvasState;
  boxes: readonly Box[];
}

/** In pixels: the distance from the component's edges, and the height of tools inside it. */
const inset = 8;
const toolsHeight = 42;

/**
 * Shows the number of open comments at a component's frame. In a read-only version, the mark of the selected
 * component also opens a first comment; elsewhere its tools do so. Keyboard users reach it through the component's
 * stop.
 */
export function CommentMarks({ store, state, boxes }: CommentMarksProps) {
  const { entries, selected, canEdit, comments } = state;
  return boxes.map((box) => {
    const count = comments.counts[box.key] ?? 0;
    const isChosen = box.key === selected;
    const entry = entries.find(({ key }) => key === box.key);
    if (!entry || (count === 0 && !(isChosen && comments.canComment && !canEdit))) return null;
    const isBelowTools = isChosen && canEdit && toolsTop(box) >= box.top;
    const Icon = count > 0 ? IconMessage : IconMessagePlus;
    const label =
      count > 0 ? `${countOf(count, 'open comment')} on ${nameOf(entry)}` : `Comment on ${nameOf(entry)}`;
    return (
      <button
        key={box.key}
        type="button"
        className="comment-mark"
        tabIndex={-1}
        style={{
          left: box.left + box.width - inset,
          top: box.top + inset + (isBelowTools ? toolsHeight : 0),
        }}
        aria-label={label}
        title={label}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => store.comment(box.key)}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {count > 0 && <span>{count}</span>}
      </button>
    );
  });
}
