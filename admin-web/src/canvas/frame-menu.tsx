import {
  IconBookmark,
  IconDots,
  IconMessagePlus,
  IconRowInsertTop,
  type TablerIcon,
} from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdEvent } from '../lib/listen';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import type { CanvasStore } from './canvas-state';

interface FrameMenuProps {
  store: CanvasStore;
  entry: CanvasEntry;
  index: number;
}

interface Item {
  label: string;
  icon: TablerIcon;
  run: () => void;
}

/** The actions on the selected component that are needed more rarely, in a menu below the last tool. */
export function FrameMenu({ store, entry: { key, component }, index }: FrameMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items: Item[] = [
    { label: 'Add above', icon: IconRowInsertTop, run: () => store.send({ kind: 'add', at: index }) },
    ...(store.get().comments.canComment
      ? [{ label: 'Comment', icon: IconMessagePlus, run: () => store.comment(key) }]
      : []),
    ...(component
      ? [
          {
            label: 'Save as section…',
            icon: IconBookmark,
            run: () => store.send({ kind: 'saveSection', key }),
          },
        ]
      : []),
  ];
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div className="more">
      <button
        ref={button}
        type="button"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Items items={items} onClose={close} onLeave={(to) => to !== button.current && setIsOpen(false)} />
      )}
    </div>
  );
}

interface ItemsProps {
  items: readonly Item[];
  onClose: () => void;
  /** The focus has left the menu for another element, or for nothing. */
  onLeave: (to: EventTarget | null) => void;
}

function Items({ items, onClose, onLeave }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = menu;
    if (!current) return;
    // Below the last component of a window there is no room for it.
    current.toggleAttribute('data-above', current.getBoundingClientRect().bottom > innerHeight);
    buttonsIn(current)[0]?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      aria-label="More"
      onKeyDown={(event) => press(event, onClose)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
      }}
    >
      {items.map(({ label, icon: Icon, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </div>
  );
}

const buttonsIn = (menu: HTMLElement) => [...menu.querySelectorAll('button')];

/** The arrow keys, Home and End move within the menu; Escape and Tab close it. */
function press(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const buttons = buttonsIn(event.currentTarget);
  const place = buttons.indexOf(event.target as HTMLButtonElement);
  const { length } = buttons;
  const to = {
    ArrowDown: (place + 1) % length,
    ArrowUp: (place + length - 1) % length,
    Home: 0,
    End: length - 1,
  }[event.key];
  if (to !== undefined) buttons[to]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') onClose();
  else return;
  holdEvent(event);
}
