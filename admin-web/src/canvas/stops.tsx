import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useState } from 'react';
import { countOf } from '../lib/count-of';
import { holdEvent } from '../lib/listen';
import { whenIdle } from '../lib/when-idle';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import type { CanvasState, CanvasStore } from './canvas-state';
import { nameOf } from './name-of';
import { whenShown } from './shown-marks';
import { focusedStop, focusStop, type TypingControl } from './typing';
import { type Box, isApart, placeOf } from './use-measured';
import type { WaitingWords } from './waiting-words';

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

const spoken = (count = 0, when = '') =>
  [...(count > 0 ? [countOf(count, 'open comment')] : []), ...(when ? [when] : [])]
    .map((words) => `, ${words}`)
    .join('');

interface StopsProps {
  store: CanvasStore;
  typing: TypingControl;
  waiting: WaitingWords;
  state: CanvasState;
  boxes: readonly Box[];
  isTyping: boolean;
  onMove: (key: string, step: -1 | 1) => void;
  onHide: (key: string) => void;
}

/**
 * Keyboard access to the components: one tab stop for all, in which the arrow keys move. Enter starts typing, Alt and
 * an arrow move the component, Ctrl+D copies it, H hides and shows it, Alt+Enter opens its comments, Delete deletes
 * it, Escape clears the selection.
 */
export function Stops({ store, typing, waiting, state, boxes, isTyping, onMove, onHide }: StopsProps) {
  const { entries, selected, canEdit, comments } = state;
  const reached = entries.find(({ key }) => key === selected) ?? entries[0];
  // The first click on the page does not wait for them.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  // A stop that comes to stand after others loses the focus, and React does not look into a shadow root to give it back.
  const focused = focusedStop();
  useLayoutEffect(() => {
    if (focused !== undefined && focusedStop() !== focused && document.hasFocus()) focusStop(focused);
  });

  const go = (index: number) => {
    const next = entries[index];
    if (!next) return;
    store.select(next.key);
    focusStop(next.key);
  };
  const open = (key: string) => {
    store.select(key);
    if (canEdit) typing.beginAt(key);
    else waiting.add();
  };
  const press = (event: KeyboardEvent, { key }: CanvasEntry, index: number) => {
    const { altKey } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !altKey;
    const acts: Record<string, false | (() => void)> = {
      arrowup: () => (altKey ? onMove(key, -1) : go(index - 1)),
      arrowdown: () => (altKey ? onMove(key, 1) : go(index + 1)),
      home: () => go(0),
      end: () => go(entries.length - 1),
      d: canEdit && isCommand && (() => store.send({ kind: 'duplicate', key })),
      h: canEdit && isPlain(event) && (() => onHide(key)),
      delete: canEdit && (() => store.send({ kind: 'delete', key })),
      escape: () => store.select(undefined),
      enter: () => (altKey ? store.comment(key) : open(key)),
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    act();
    holdEvent(event);
  };

  if (!isIdle && (selected === undefined || isTyping)) return null;
  return (
    <fieldset
      className="stops"
      aria-label="Components on the page"
      onKeyDown={(event) => {
        const index = entries.findIndex(({ key }) => key === stopOf(event.target));
        if (entries[index]) press(event, entries[index], index);
      }}
      onClick={({ target }) => store.select(stopOf(target))}
    >
      {entries.map((entry) => {
        const box = boxes.find(({ key }) => key === entry.key);
        if (!box) return null;
        return (
          <Stop
            key={entry.key}
            {...placeOf(box)}
            isApart={isApart(box)}
            stop={entry.key}
            // From a text, Tab leads to its tools.
            isReached={entry === reached && !isTyping}
            isSelected={entry.key === selected}
            label={`Edit ${nameOf(entry)}${spoken(comments.counts[entry.key], whenShown(entry, state))}`}
          />
        );
      })}
    </fieldset>
  );
}

const stopOf = (target: EventTarget) => (target as HTMLElement).dataset.stop;

interface StopProps extends Omit<Box, 'key'> {
  stop: string;
  label: string;
  isApart: boolean;
  isReached: boolean;
  isSelected: boolean;
}

/** One of many, of which a selection or a typed text changes one or two. */
const Stop = memo(function Stop({ stop, label, isReached, isSelected, ...place }: StopProps) {
  const { left, top, width, height } = place;
  return (
    <button
      type="button"
      className="stop"
      data-stop={stop}
      data-apart={place.isApart || undefined}
      tabIndex={isReached ? 0 : -1}
      style={{ margin: `${top}px 0 0 ${left}px`, width, height }}
      aria-label={label}
      aria-current={isSelected || undefined}
    />
  );
});
