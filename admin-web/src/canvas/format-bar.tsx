import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { LinkLine } from './link-line';
import type { TypingControl } from './typing';
import { useBarPlace } from './use-bar-place';

interface FormatTool {
  label: string;
  icon: TablerIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** A rule stands before it. */
  isFirst?: boolean;
}

const tools: readonly FormatTool[] = [
  {
    label: 'Heading 2',
    icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Heading 3',
    icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
    isFirst: true,
  },
  {
    label: 'Italic',
    icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Bullet list',
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    isFirst: true,
  },
  {
    label: 'Numbered list',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quotation',
    icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Align left',
    icon: IconAlignLeft,
    run: (chain) => chain.setTextAlign('left'),
    isOn: (editor) => editor.isActive({ textAlign: 'left' }),
    isFirst: true,
  },
  {
    label: 'Centre',
    icon: IconAlignCenter,
    run: (chain) => chain.setTextAlign('center'),
    isOn: (editor) => editor.isActive({ textAlign: 'center' }),
  },
  {
    label: 'Align right',
    icon: IconAlignRight,
    run: (chain) => chain.setTextAlign('right'),
    isOn: (editor) => editor.isActive({ textAlign: 'right' }),
  },
  {
    label: 'Clear formatting',
    icon: IconClearFormatting,
    run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
    isFirst: true,
  },
];

/** Which tools are on, as one word. */
const pressedIn = (editor: Editor) =>
  [...tools.map(({ isOn }) => isOn?.(editor)), editor.isActive('link')].map(Number).join('');

interface FormatBarProps {
  editor: Editor;
  element: HTMLElement;
  typing: TypingControl;
}

/** The tools of the rich text that is being typed in, above it or where its top would be. */
export function FormatBar({ editor, element, typing }: FormatBarProps) {
  const [, setPressed] = useState(() => pressedIn(editor));
  const [isLinking, setIsLinking] = useState(false);
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
      onMouseDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && relatedTarget !== element) requestAnimationFrame(typing.endUnlessFocused);
      }}
    >
      {isLinking ? (
        <LinkLine
          editor={editor}
          onDone={() => {
            setIsLinking(false);
            editor.commands.focus();
          }}
        />
      ) : (
        <>
          {tools.map(({ label, icon: Icon, run, isOn, isFirst }) => (
            <span key={label} style={{ display: 'contents' }}>
              {isFirst && <span className="rule" />}
              <button
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={isOn?.(editor)}
                onClick={() => run(editor.chain().focus()).run()}
              >
                <Icon size={17} stroke={1.75} aria-hidden />
              </button>
            </span>
          ))}
          <button
            type="button"
            aria-label="Link"
            title="Link"
            aria-pressed={editor.isActive('link')}
            onClick={() => setIsLinking(true)}
          >
            <IconLink size={17} stroke={1.75} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
