import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CanvasState, CanvasStore } from './canvas-state';
import { CommentMarks } from './comment-marks';
import { ConflictNote } from './conflict-note';
import { FrameTools } from './frame-tools';
import { PictureTools } from './picture-tools';
import { scrollToIt } from './scroll-to-it';
import { ShownMarks } from './shown-marks';
import { spokenChange } from './spoken-change';
import { Stops } from './stops';
import type { TypingControl } from './typing';
import { useDrag } from './use-drag';
import { type Box, isApart, placeOf } from './use-measured';
import { usePointed } from './use-pointed';
import type { WaitingWords } from './waiting-words';

interface OverlayProps {
  store: CanvasStore;
  typing: TypingControl;
  waiting: WaitingWords;
  state: CanvasState;
  boxes: readonly Box[];
  isTyping: boolean;
}

/** Frames, tools and keyboard stops above the page, which do not affect its layout. */
export function Overlay({ store, typing, waiting, state, boxes, isTyping }: OverlayProps) {
  const { entries, selected, canEdit } = state;
  const pointed = usePointed(boxes);
  const [said, setSaid] = useState('');
  const [heard, setHeard] = useState(entries);
  if (heard !== entries) {
    setHeard(entries);
    setSaid(spokenChange(heard, entries, selected) ?? said);
  }
  const boxOf = (key: string | undefined) => boxes.find((box) => box.key === key);
  const chosen = boxOf(selected);
  const index = entries.findIndex(({ key }) => key === selected);
  const entry = entries[index];
  const conflicted = boxOf(state.conflict?.key);
  const hovered = pointed.key === selected ? undefined : boxOf(pointed.key);
  const gap = canEdit ? pointed.gap : undefined;
  const tooled = canEdit && !isTyping && entry ? chosen : undefined;

  const moveTo = (key: string, to: number) => {
    const from = entries.findIndex((candidate) => candidate.key === key);
    if (!canEdit || from < 0 || to === from || to < 0 || to >= entries.length) return;
    store.move(key, to);
  };
  const move = (key: string, step: -1 | 1) =>
    moveTo(key, entries.findIndex((candidate) => candidate.key === key) + step);
  const hide = (key: string) => {
    const hidden = entries.find((candidate) => candidate.key === key);
    if (!hidden?.component) return;
    const isHidden = hidden.component.data.sectionHidden !== true;
    store.select(key);
    store.send({ kind: 'hide', key, isHidden });
  };
  const drag = useDrag(boxes, state.addsAt, moveTo);

  return (
    <>
      {hovered && !isTyping && <div className="frame hovered" style={placeOf(hovered)} />}
      {chosen && (
        <div
          className="frame"
          data-apart={isApart(chosen) || undefined}
          data-typing={isTyping || undefined}
          style={placeOf(chosen)}
        />
      )}
      <Stops {...{ store, typing, waiting, state, boxes, isTyping }} onMove={move} onHide={hide} />
      <ShownMarks {...{ state, boxes }} tooled={tooled?.key} />
      <CommentMarks {...{ store, state, boxes }} />
      {state.conflict && conflicted && (
        <ConflictNote
          {...{ store, typing, isTyping }}
          conflict={state.conflict}
          isOpen={state.isConflictOpen}
          box={conflicted}
        />
      )}
      {gap && <AddButton at={gap.at} left={gap.left} top={gap.top} store={store} name={gap.name} />}
      {tooled && entry && (
        <FrameTools
          {...{ store, entry, index }}
          count={entries.length}
          box={tooled}
          onMove={move}
          onHide={hide}
          onDrag={drag.begin}
        />
      )}
      {tooled && entry && <PictureTools {...{ store, state, entry, index, boxes }} />}
      {drag.line && (
        <div className="line" style={drag.line} ref={state.addsAt === undefined ? undefined : scrollToIt} />
      )}
      <div className="said" role="status">
        {said}
      </div>
    </>
  );
}

interface AddButtonProps {
  at: number;
  left: number;
  top: number;
  name: string;
  store: CanvasStore;
}

function AddButton({ at, left, top, name, store }: AddButtonProps) {
  return (
    <button
      type="button"
      className="add"
      tabIndex={-1}
      style={{ left, top }}
      aria-label={name}
      title={name}
      onClick={() => store.send({ kind: 'add', at })}
    >
      <IconPlus size={16} stroke={2} aria-hidden />
    </button>
  );
}
