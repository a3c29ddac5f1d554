import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment } from 'react';
import { ButtonTool } from './button-tool';
import { ImageTool } from './image-tool';
import { LinkTool } from './link-tool';
import { dividerTool, type TextCommand, textTools } from './text-commands';
import classes from './text-editor.module.css';

/** In pixels: the toolbar sticks below the shell's top bar where the window scrolls. */
const topBarHeight = 56;

/** Inserting tools are between lists and alignment. */
const placeOfInserts = 3;

/** The active tools at the cursor as one string. */
const pressedIn = (editor: Editor | null) =>
  textTools
    .flat()
    .filter(({ isOn }) => editor && isOn?.(editor))
    .map(({ label }) => label)
    .join(',');

interface RichTextToolbarProps {
  editor: Editor | null;
  /** Where the toolbar sticks; absent: below the shell's top bar. */
  stickyTop?: number | string;
}

/** The tools, in their usual order. Table tools show while the cursor is in a table. */
export function RichTextToolbar({ editor: given, stickyTop = topBarHeight }: RichTextToolbarProps) {
  // The toolbar renders by itself too, when TipTap may have destroyed the editor that it was given.
  const editor = given && !given.isDestroyed ? given : null;
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false });
  const pressed = (useEditorState({ editor, selector: () => pressedIn(editor) }) ?? '').split(',');
  return (
    <RichTextEditor.Toolbar
      sticky
      stickyOffset={stickyTop}
      role="toolbar"
      aria-label="Text tools"
      className={classes.toolbar}
    >
      {textTools.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index === placeOfInserts && (
            <RichTextEditor.ControlsGroup>
              <LinkTool editor={editor} />
              <ImageTool editor={editor} />
              <RichTextEditor.TableInsert maxColumns={6} maxRows={8} />
              <ButtonTool editor={editor} />
              <Tool editor={editor} command={dividerTool} isOn={false} />
            </RichTextEditor.ControlsGroup>
          )}
          <RichTextEditor.ControlsGroup>
            {group.map((command) => (
              <Tool
                key={command.label}
                editor={editor}
                command={command}
                isOn={pressed.includes(command.label)}
              />
            ))}
          </RichTextEditor.ControlsGroup>
        </Fragment>
      ))}
      {editor && 'undo' in editor.commands && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      )}
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

interface ToolProps {
  editor: Editor | null;
  command: TextCommand;
  isOn: boolean;
}

function Tool({ editor, command: { label, icon: Icon, run }, isOn }: ToolProps) {
  return (
    <RichTextEditor.Control
      onClick={() => editor && run(editor.chain().focus()).run()}
      active={isOn}
      disabled={!editor}
      aria-label={label}
      title={label}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  );
}
