import { IconPhoto, IconSquareRoundedArrowRight } from '@tabler/icons-react';
import type { Editor, EditorEvents } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../lib/use-latest';
import { insertions } from '../parts/text-editor/text-commands';
import { coveredBelow } from './cursor-in-sight';
import { scrollToIt } from './scroll-to-it';
import type { TypingControl } from './typing';

/** The text after a slash that begins a line or follows a space, up to the cursor; undefined elsewhere. */
export function askedIn(before: string): string | undefined {
  return /(?:^|\s)\/((?:[\p{L}\p{N}][\p{L}\p{N} ]{0,19})?)$/u.exec(before)?.[1];
}

interface Asked {
  words: string;
  /** Where the slash is; the cursor, where the menu opened without one. */
  from: number;
  at: CSSProperties;
  /** The position of the chosen option in what is offered. */
  place: number;
}

/** These ask for more in a dialog of the editor. */
const dialogs = [
  { label: 'Button', icon: IconSquareRoundedArrowRight, pick: 'pickButton' },
  { label: 'Picture', icon: IconPhoto, pick: 'pickPicture' },
] as const;

/** What people of other programs call some of them. */
const otherNames: Readonly<Record<string, string>> = {
  'Heading 2': 'h2 title',
  'Heading 3': 'h3 subtitle',
  'Bullet list': 'points',
  'Numbered list': 'ordered',
  Divider: 'line',
  Picture: 'image photo',
};

/** What has a word that begins like this. */
export const offeredFor = (words: string) =>
  [...insertions, ...dialogs].filter(({ label }) =>
    ` ${label} ${otherNames[label] ?? ''}`.toLowerCase().includes(` ${words.trim().toLowerCase()}`),
  );

/** The height in pixels of the menu with all options. */
const menuHeight = 308;

const pluginKey = new PluginKey('slash-menu');
/** Marks the transaction after which the menu opens without a slash. */
const opened = 'slash-menu-opened';

/** Begins a command at the cursor's line if that is empty, else in a new one below. */
function inEmptyLine(editor: Editor) {
  const { $to, to } = editor.state.selection;
  const chain = editor.chain().focus();
  const isEmptyLine = $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  return isEmptyLine
    ? chain
    : chain.insertContentAt($to.depth > 0 ? $to.after(1) : to, { type: 'paragraph' });
}

/** Opens the menu without a slash. */
export const openInsertions = (editor: Editor) => editor.chain().focus().setMeta(opened, true).run();

interface SlashMenuProps {
  editor: Editor;
  typing: TypingControl;
}

/**
 * Offers what can be inserted: a slash or the plus of the tools opens it, letters filter it, Enter chooses. Escape closes
 * it, and the typed text stays.
 */
export function SlashMenu({ editor, typing }: SlashMenuProps) {
  const [asked, setAsked] = useState<Asked>();
  // What the keys act on: Enter may follow the last letter before that is drawn.
  const current = useRef<Asked>(undefined);
  /** The place of a slash that is meant as text. */
  const dismissed = useRef<number>(undefined);
  const ask = useCallback((next: Asked | undefined) => {
    current.current = next;
    setAsked(next);
  }, []);

  const insert = (index: number) => {
    const { words = '', from = 0 } = current.current ?? {};
    const insertion = offeredFor(words)[index];
    if (!insertion) return;
    editor.commands.deleteRange({ from, to: editor.state.selection.from });
    ask(undefined);
    if ('run' in insertion) return insertion.run(inEmptyLine(editor)).run();
    typing[insertion.pick](() => inEmptyLine(editor).run());
  };
  /** Returns whether the menu handled the key. */
  const press = (key: string): boolean => {
    const now = current.current;
    const { length } = offeredFor(now?.words ?? '');
    if (!now || length === 0) return false;
    if (key === 'ArrowDown') ask({ ...now, place: (now.place + 1) % length });
    else if (key === 'ArrowUp') ask({ ...now, place: (now.place + length - 1) % length });
    else if (key === 'Enter') insert(now.place);
    else if (key === 'Escape') {
      dismissed.current = now.from;
      ask(undefined);
    } else return false;
    return true;
  };
  const latest = useLatest(press);

  useEffect(() => {
    const look = ({ transaction }: EditorEvents['transaction']) => {
      const isOpened = transaction.getMeta(opened) === true;
      // Moving the cursor does not open it.
      if (!transaction.docChanged && !isOpened && !current.current) return;
      const { empty, from: cursor, $from } = editor.state.selection;
      const { parent, parentOffset } = $from;
      const isText = empty && parent.type.name === 'paragraph';
      const written = isText ? askedIn(parent.textBetween(0, parentOffset, undefined, '\n')) : undefined;
      const words = isOpened ? '' : written;
      const from = isOpened || words === undefined ? cursor : cursor - words.length - 1;
      if (words === undefined) dismissed.current = undefined;
      if (words === undefined || from === dismissed.current) return ask(undefined);
      const { left, top, bottom } = editor.view.coordsAtPos(cursor);
      // Beside its own line, where there is more room, and completely inside the window.
      const below = innerHeight - bottom - 14 - coveredBelow();
      const isAbove = below < menuHeight && top - 14 > below;
      const at = {
        '--left': `${Math.max(8, Math.min(left, innerWidth - 200))}px`,
        [isAbove ? '--bottom' : '--top']: `${isAbove ? innerHeight - top + 6 : bottom + 6}px`,
        '--room': `${isAbove ? top - 14 : below}px`,
      } as CSSProperties;
      ask({ words, from, at, place: 0 });
    };
    editor.on('transaction', look);
    // Runs before every other key handler of the text: Enter belongs to the menu while it is open.
    const keys = new Plugin({
      key: pluginKey,
      props: { handleKeyDown: (_view, event) => !event.isComposing && latest.current(event.key) },
    });
    editor.registerPlugin(keys, (own, others) => [own, ...others]);
    // The canvas's own Escape handler leaves the field.
    const element = editor.view.dom;
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && latest.current('Escape')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    element.addEventListener('keydown', keep, { capture: true });
    return () => {
      editor.off('transaction', look);
      element.removeEventListener('keydown', keep, { capture: true });
      if (!editor.isDestroyed) editor.unregisterPlugin(pluginKey);
    };
  }, [editor, ask]);

  const offered = offeredFor(asked?.words ?? '');
  if (!asked || offered.length === 0) return null;
  return (
    <div className="slash" role="listbox" aria-label="Insert" style={asked.at}>
      {offered.map(({ label, icon: Icon }, index) => (
        // The text keeps the focus, and its key handler moves through the menu.
        <div
          key={label}
          role="option"
          tabIndex={-1}
          aria-selected={index === asked.place}
          ref={index === asked.place ? scrollToIt : undefined}
          onMouseDown={(event) => {
            event.preventDefault();
            insert(index);
          }}
        >
          <Icon size={17} stroke={1.75} aria-hidden />
          {label}
        </div>
      ))}
      <div className="said" role="status">
        {`Insert ${offered[asked.place]?.label}, ${asked.place + 1} of ${offered.length}`}
      </div>
    </div>
  );
}
