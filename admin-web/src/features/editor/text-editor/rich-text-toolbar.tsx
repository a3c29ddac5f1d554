import { RichTextEditor } from '@mantine/tiptap';
import { IconClearFormatting } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { ButtonTool } from './button-tool';
import { ImageTool } from './image-tool';
import { LinkTool } from './link-tool';

/** Pixels: the shell's top bar, below which the toolbar sticks where the window scrolls. */
const topBarHeight = 56;

interface RichTextToolbarProps {
  editor: Editor | null;
  /** Where the toolbar stops when one scrolls on; absent, below the shell's top bar. */
  stickyTop?: number | string;
}

/** The tools, in the order in which people look for them. Those of a table show while the cursor is in one. */
export function RichTextToolbar({ editor, stickyTop = topBarHeight }: RichTextToolbarProps) {
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false });
  const clear = () => editor?.chain().focus().unsetAllMarks().clearNodes().unsetTextAlign().run();
  return (
    <RichTextEditor.Toolbar sticky stickyOffset={stickyTop} role="toolbar" aria-label="Text tools">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkTool editor={editor} />
        <ImageTool editor={editor} />
        <RichTextEditor.TableInsert maxColumns={6} maxRows={8} />
        <ButtonTool editor={editor} />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control onClick={clear} aria-label="Clear formatting" title="Clear formatting">
          <IconClearFormatting size={16} stroke={1.5} />
        </RichTextEditor.Control>
        {editor && 'undo' in editor.commands && (
          <>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </>
        )}
      </RichTextEditor.ControlsGroup>
      {isInTable && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowBefore />
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnBefore />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableToggleHeaderRow />
          <RichTextEditor.TableToggleHeaderColumn />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      )}
    </RichTextEditor.Toolbar>
  );
}
