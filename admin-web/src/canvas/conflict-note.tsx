import { IconAlertTriangle } from '@tabler/icons-react';
import { MarkedText } from '../parts/page-canvas/conflict-lines';
import { conflictWords } from '../parts/page-canvas/conflict-words';
import type { CanvasConflict } from '../parts/page-canvas/messages';
import type { CanvasStore } from './canvas-state';
import { toolsTop } from './frame-tools';
import { focusStop, type TypingControl } from './typing';
import { type Box, placeOf } from './use-measured';

/** In pixels, the same as in the style. */
const markWidth = 36;

interface ConflictNoteProps {
  store: CanvasStore;
  typing: TypingControl;
  conflict: CanvasConflict;
  isOpen: boolean;
  isTyping: boolean;
  box: Box;
}

/**
 * Marks a component that someone else has saved in between: an icon on its frame, and below it both texts with the
 * choice between them. It neither covers the text being typed nor takes the focus.
 */
export function ConflictNote({ store, typing, conflict, isOpen, isTyping, box }: ConflictNoteProps) {
  const { key, by, sides } = conflict;
  const decide = (isMine: boolean) => {
    // The typed text is mine; the stored text is shown below, even while typing.
    if (isMine) typing.flush();
    else typing.end();
    store.send({ kind: 'decide', isMine });
    if (typing.get()) typing.focus();
    else focusStop(key);
  };
  return (
    <>
      <div className="frame conflicted" style={placeOf(box)} />
      <button
        type="button"
        className="conflict-mark"
        // Placed where there are no tools: text tools are at the start, component tools at the end.
        style={{ left: isTyping ? box.left + box.width - markWidth : box.left, top: toolsTop(box) }}
        aria-expanded={isOpen}
        aria-label={conflictWords.show}
        title={conflictWords.title}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => store.set({ isConflictOpen: !isOpen })}
      >
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <section
          className="conflict"
          aria-label={conflictWords.title}
          tabIndex={-1}
          style={{ left: box.left, top: box.top + box.height + 10, maxWidth: box.width }}
          onBlur={({ relatedTarget, currentTarget }) => {
            const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
            if (!isInside) requestAnimationFrame(typing.endUnlessFocused);
          }}
        >
          <strong>{conflictWords.title}</strong>
          <p>{sides.length === 0 ? conflictWords.same : `${by} ${conflictWords.text}`}</p>
          <div className="sides">
            {sides.map(({ name, label, mine, theirs }) => (
              <div key={name}>
                <b>{label}</b>
                <div className="pair">
                  <Side title={conflictWords.mine} lines={mine} />
                  <Side title={conflictWords.theirs} lines={theirs} />
                </div>
              </div>
            ))}
          </div>
          {/* Clicks keep the cursor in the text. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is pressed */}
          <div className="choice" onMouseDown={(event) => event.preventDefault()}>
            <button type="button" className="main" onClick={() => decide(true)}>
              {conflictWords.keepMine}
            </button>
            <button type="button" onClick={() => decide(false)}>
              {conflictWords.takeTheirs}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

function Side({ title, lines }: { title: string } & Parameters<typeof MarkedText>[0]) {
  return (
    <div className="side">
      <span>{title}</span>
      <div>
        <MarkedText lines={lines} />
      </div>
    </div>
  );
}
