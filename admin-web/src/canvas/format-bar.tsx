import { IconLink, IconPlus, IconSquareRoundedArrowRight } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { isInButton } from '../parts/text-editor/button-command';
import { textTools, toolsAtCursor } from '../parts/text-editor/text-commands';
import { openInsertions } from './slash-menu';
import type { TypingControl } from './typing';
import { useBarPlace } from './use-bar-place';

/** What the tools depend on, as one string. */
const pressedIn = (editor: Editor) =>
  [
    ...textTools.flat().map(({ isOn }) => isOn?.(editor)),
    editor.isActive('link'),
    isInButton(editor),
    editor.isActive('table'),
  ]
    .map(Number)
    .join('');

interface FormatBarProps {
  editor: Editor;
  element: HTMLElement;
  typing: TypingControl;
}

/** The first letter after a click on a text does not wait for its tools, in milliseconds. */
const toolsAfterMs = 100;

/** The tools for the rich text being edited, above it or at the top of the window. */
export function FormatBar(props: FormatBarProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), toolsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <TextTools {...props} />;
}

function TextTools({ editor, element, typing }: FormatBarProps) {
  const [, setPressed] = useState(() => pressedIn(editor));
  const place = useBarPlace(element);
  useEffect(() => {
    // Renders again only when an active tool changes: most keys change none.
    const look = () => setPressed(pressedIn(editor));
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor]);
  if (editor.isDestroyed) return null;
  return (
    <div className="format-way" style={place}>
      <div
        className="format"
        role="toolbar"
        aria-label="Text tools"
        // The selection stays while a tool is clicked.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={({ key }) => key === 'Escape' && typing.focus()}
        onBlur={({ relatedTarget, currentTarget }) => {
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
          if (!isInside && relatedTarget !== element) requestAnimationFrame(typing.endUnlessFocused);
        }}
      >
        {toolsAtCursor(editor).map((group) => (
          <span key={group[0]?.label} className="group">
            {group.map(({ label, icon: Icon, run, isOn }) => (
              <button
                key={label}
                type="button"
                aria-label={label}
                aria-pressed={isOn?.(editor)}
                onClick={() => run(editor.chain().focus()).run()}
              >
                <Icon size={17} stroke={1.75} aria-hidden />
              </button>
            ))}
          </span>
        ))}
        <span className="group">
          <button type="button" aria-label="Insert" data-keys="/" onClick={() => openInsertions(editor)}>
            <IconPlus size={17} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Link"
            data-keys="Ctrl+K"
            aria-pressed={editor.isActive('link')}
            onClick={typing.pickLink}
          >
            <IconLink size={17} stroke={1.75} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Button"
            aria-pressed={isInButton(editor)}
            onClick={() => typing.pickButton()}
          >
            <IconSquareRoundedArrowRight size={17} stroke={1.75} aria-hidden />
          </button>
        </span>
      </div>
    </div>
  );
}
