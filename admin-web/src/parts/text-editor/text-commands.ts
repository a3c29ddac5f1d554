import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSeparator,
  IconTable,
  IconTableColumn,
  IconTableOff,
  IconTableRow,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';

/** A command on the selected text, or at the cursor. */
export interface TextCommand {
  label: string;
  icon: TablerIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, icon: TablerIcon): TextCommand => ({
  label: `Heading ${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const aligned = (label: string, textAlign: string, icon: TablerIcon): TextCommand => ({
  label,
  icon,
  run: (chain) => chain.setTextAlign(textAlign),
  isOn: (editor) => editor.isActive({ textAlign }),
});

const commands = {
  heading2: heading(2, IconH2),
  heading3: heading(3, IconH3),
  heading4: heading(4, IconH4),
  bold: {
    label: 'Bold',
    icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    label: 'Italic',
    icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  underline: {
    label: 'Underline',
    icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  bulletList: {
    label: 'Bullet list',
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numberedList: {
    label: 'Numbered list',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  quotation: {
    label: 'Quotation',
    icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  table: {
    label: 'Table',
    icon: IconTable,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  divider: { label: 'Divider', icon: IconSeparator, run: (chain) => chain.setHorizontalRule() },
  alignLeft: aligned('Align left', 'left', IconAlignLeft),
  alignCentre: aligned('Align center', 'center', IconAlignCenter),
  alignRight: aligned('Align right', 'right', IconAlignRight),
  clear: {
    label: 'Clear formatting',
    icon: IconClearFormatting,
    run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
  },
} satisfies Record<string, TextCommand>;

/** The tools of every text, on the page and in forms, in their usual groups. */
export const textTools: readonly (readonly TextCommand[])[] = [
  [commands.heading2, commands.heading3, commands.heading4],
  [commands.bold, commands.italic, commands.underline],
  [commands.bulletList, commands.numberedList, commands.quotation],
  [commands.alignLeft, commands.alignCentre, commands.alignRight],
  [commands.clear],
];

const tableTools: readonly TextCommand[] = [
  { label: 'Row above', icon: IconRowInsertTop, run: (chain) => chain.addRowBefore() },
  { label: 'Row below', icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { label: 'Column before', icon: IconColumnInsertLeft, run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { label: 'Header row', icon: IconTableRow, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Header column', icon: IconTableColumn, run: (chain) => chain.toggleHeaderColumn() },
  { label: 'Delete table', icon: IconTableOff, run: (chain) => chain.deleteTable() },
];

/** The tools at the cursor: in a table, its own are where those of headings are elsewhere. */
export const toolsAtCursor = (editor: Editor): typeof textTools =>
  editor.isActive('table') ? [tableTools, ...textTools.slice(1, -1)] : textTools;

/** What an empty line can become. */
export const insertions: readonly TextCommand[] = [
  commands.heading2,
  commands.heading3,
  commands.bulletList,
  commands.numberedList,
  commands.quotation,
  commands.table,
  commands.divider,
];

export const dividerTool: TextCommand = commands.divider;
