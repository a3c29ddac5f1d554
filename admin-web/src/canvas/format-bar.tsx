import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { textTools } from '../features/editor/text-editor/text-commands';
import type { TypingControl } from './typing';
import { useBarPlace } from './use-bar-place';

/** Which tools are on, as one word. */
const pressedIn = (editor: Editor) =>
  [...textTools.flat().map(({ isOn }) => isOn?.(editor)), editor.isActive('link')].map(Number).join('');

interface FormatBarProps {
  editor: Editor;
  element: HTMLElement;
  typing: TypingControl;
}

/** The tools of the rich text that is being typed in, above it or where its top would be. */
export function FormatBar({ editor, element, typing }: FormatBarProps) {
  const [, setPressed] = useState(() => pressedIn(editor));
  const place = useBarPlace(element);
  useEffect(() => {
    // Drawn again only where a tool is on that was off: most keys change nothing of it.
    const look = () => setPressed(pressedIn(editor));
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor]);
  if (editor.isDestroyed) return null;
  return (
    <div
      className="format"
      role="toolbar"
      aria-label="Text tools"
      style={place}
      // The selection stays while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && relatedTarget !== element) requestAnimationFrame(typing.endUnlessFocused);
      }}
    >
      {textTools.map((group) => (
        <span key={group[0]?.label} className="group">
          {group.map(({ label, icon: Icon, run, isOn }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={isOn?.(editor)}
              onClick={() => run(editor.chain().focus()).run()}
            >
              <Icon size={17} stroke={1.75} aria-hidden />
            </button>
          ))}
        </span>
      ))}
      <span className="group">
        <button
          type="button"
          aria-label="Link"
          title="Link (Ctrl+K)"
          aria-pressed={editor.isActive('link')}
          onClick={typing.pickLink}
        >
          <IconLink size={17} stroke={1.75} aria-hidden />
        </button>
      </span>
    </div>
  );
}
