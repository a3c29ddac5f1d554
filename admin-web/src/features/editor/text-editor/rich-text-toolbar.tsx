import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment } from 'react';
import { ButtonTool } from './button-tool';
import { ImageTool } from './image-tool';
import { LinkTool } from './link-tool';
import { dividerTool, type TextCommand, textTools } from './text-commands';
import classes from './text-editor.module.css';

/** Pixels: the shell's top bar, below which the toolbar sticks where the window scrolls. */
const topBarHeight = 56;

/** What is put into a text stands between lists and alignment. */
const placeOfInserts = 3;

/** The tools that are on where the cursor stands, as one word. */
const pressedIn = (editor: Editor | null) =>
  textTools
    .flat()
    .filter(({ isOn }) => editor && isOn?.(editor))
    .map(({ label }) => label)
    .join(',');

interface RichTextToolbarProps {
  editor: Editor | null;
  /** Where the toolbar stops when one scrolls on; absent, below the shell's top bar. */
  stickyTop?: number | string;
}

/** The tools, in the order in which people look for them. Those of a table show while the cursor is in one. */
export function RichTextToolbar({ editor: given, stickyTop = topBarHeight }: RichTextToolbarProps) {
  // The toolbar draws by itself too, when TipTap may have taken the editor away that was alive when it was handed over.
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
