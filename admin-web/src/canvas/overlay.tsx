import { labelOf } from '@galley/shared/components/dictionary';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconFileMinus,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CanvasState, CanvasStore } from './canvas-state';
import type { CanvasEntry } from './messages';
import { focusStop, type TypingControl } from './typing';
import type { Box } from './use-measured';
import { usePointed } from './use-pointed';

interface OverlayProps {
  store: CanvasStore;
  typing: TypingControl;
  state: CanvasState;
  boxes: readonly Box[];
  isTyping: boolean;
}

const placeOf = ({ left, top, width, height }: Box) => ({ left, top, width, height });

/** 'Text Editor Opening' */
function nameOf({ component, note }: CanvasEntry): string {
  if (!component) return note ?? '';
  return `${labelOf(component.type) ?? component.type} ${component.data.componentName ?? ''}`.trim();
}

/** Frames, tools and the stops of the keyboard above the page; nothing of it takes part in the page's layout. */
export function Overlay({ store, typing, state, boxes, isTyping }: OverlayProps) {
  const { entries, selected, canEdit } = state;
  const pointed = usePointed(boxes);
  const [said, setSaid] = useState('');
  const boxOf = (key: string | undefined) => boxes.find((box) => box.key === key);
  const chosen = boxOf(selected);
  const index = entries.findIndex(({ key }) => key === selected);
  const entry = entries[index];
  const hovered = pointed.key === selected ? undefined : boxOf(pointed.key);
  const gap = canEdit ? pointed.gap : undefined;

  const move = (key: string, step: -1 | 1) => {
    const from = entries.findIndex((candidate) => candidate.key === key);
    const to = from + step;
    const moved = entries[from];
    if (!canEdit || !moved || to < 0 || to >= entries.length) return;
    store.send({ kind: 'move', key, step });
    setSaid(`${nameOf(moved)} is now ${to + 1} of ${entries.length}.`);
  };

  return (
    <>
      {hovered && !isTyping && <div className="frame hovered" style={placeOf(hovered)} />}
      {chosen && <div className="frame" data-typing={isTyping || undefined} style={placeOf(chosen)} />}
      <Stops {...{ store, typing, state, boxes }} onMove={move} />
      {gap && <AddButton at={gap.at} left={gap.left} top={gap.top} store={store} name={gap.name} />}
      {chosen && entry && canEdit && !isTyping && (
        <div
          className="tools"
          role="toolbar"
          aria-label={nameOf(entry)}
          style={{ left: chosen.left + chosen.width, top: toolsTop(chosen) }}
        >
          <span className="name">{labelOf(entry.component?.type ?? '') ?? ''}</span>
          <Tool label="Move up" isOff={index === 0} onClick={() => move(entry.key, -1)}>
            <IconArrowUp size={16} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label="Move down" isOff={index === entries.length - 1} onClick={() => move(entry.key, 1)}>
            <IconArrowDown size={16} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label="Add below" onClick={() => store.send({ kind: 'add', at: index + 1 })}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label="Duplicate" onClick={() => store.send({ kind: 'duplicate', key: entry.key })}>
            <IconCopy size={16} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label="Remove from this page…" onClick={() => store.send({ kind: 'remove', key: entry.key })}>
            <IconFileMinus size={16} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label="Delete component…" onClick={() => store.send({ kind: 'delete', key: entry.key })}>
            <IconTrash size={16} stroke={1.75} aria-hidden />
          </Tool>
        </div>
      )}
      <div className="said" role="status">
        {said}
      </div>
    </>
  );
}

/** Above its component, or inside it where there is no room above. */
const toolsTop = ({ top }: Box) => (top < 44 ? top + 6 : top - 40);

interface ToolProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
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

interface StopsProps extends Omit<OverlayProps, 'isTyping'> {
  onMove: (key: string, step: -1 | 1) => void;
}

/**
 * The components for the keyboard: one stop for all, in which the arrows walk. Enter begins to type, Alt and an arrow
 * move the component, Escape chooses none.
 */
function Stops({ store, typing, state, boxes, onMove }: StopsProps) {
  const { entries, selected, canEdit } = state;
  const [current, setCurrent] = useState<string>();
  const reached = entries.find(({ key }) => key === (selected ?? current)) ?? entries[0];
  useEffect(() => setCurrent(selected), [selected]);

  const go = (index: number) => {
    const next = entries[index];
    if (!next) return;
    setCurrent(next.key);
    store.select(next.key);
    focusStop(next.key);
  };
  const press = (event: KeyboardEvent, { key }: CanvasEntry, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step !== undefined && event.altKey) onMove(key, step);
    else if (step !== undefined) go(index + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(entries.length - 1);
    else if (event.key === 'Escape') store.select(undefined);
    else if (event.key === 'Enter') {
      store.select(key);
      if (canEdit) typing.beginAt(key);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <fieldset aria-label="Components on the page">
      {entries.map((entry, index) => {
        const box = boxes.find(({ key }) => key === entry.key);
        if (!box) return null;
        return (
          <button
            key={entry.key}
            type="button"
            className="stop"
            data-stop={entry.key}
            tabIndex={entry === reached ? 0 : -1}
            style={placeOf(box)}
            aria-label={`Edit ${nameOf(entry)}`}
            aria-current={entry.key === selected || undefined}
            onKeyDown={(event) => press(event, entry, index)}
            onClick={() => store.select(entry.key)}
          />
        );
      })}
    </fieldset>
  );
}
