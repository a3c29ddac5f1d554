import { Modal } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconSquareRoundedArrowRight } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useDialogAbove } from '../../ui/dialogs-above';
import {
  buttonAtCursor,
  convertButtonToText,
  isInButton,
  placeButton,
  startOfButton,
} from './button-command';
import { ButtonForm } from './button-form';

/** Inserts a button, which is a link that looks like one, or edits the button at the cursor. */
export function ButtonTool({ editor }: { editor: Editor | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: () => editor !== null && isInButton(editor) }) ?? false;
  const label = isActive ? 'Edit button' : 'Insert button';
  useDialogAbove(isOpen);
  const close = () => {
    setIsOpen(false);
    editor?.commands.focus();
  };
  return (
    <>
      <RichTextEditor.Control
        onClick={() => setIsOpen(true)}
        active={isActive}
        disabled={!editor}
        aria-label={label}
        title={label}
      >
        <IconSquareRoundedArrowRight size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <Modal opened={isOpen} onClose={close} title={label} returnFocus={false}>
        {editor && <FormAtCursor editor={editor} onDone={close} />}
      </Modal>
    </>
  );
}

function FormAtCursor({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  // The button at the cursor when the dialog opened: the cursor cannot move while it is open.
  const [current] = useState(() => buttonAtCursor(editor));
  return (
    <ButtonForm
      start={startOfButton(editor)}
      onPlace={(button) => {
        placeButton(editor, button, current);
        onDone();
      }}
      onConvert={
        current &&
        (() => {
          convertButtonToText(editor, current);
          onDone();
        })
      }
    />
  );
}
