import { Modal } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useDialogAbove } from '../../ui/dialogs-above';
import { LinkForm } from '../links/link-form';
import { setLink, unsetLink } from './link-command';

/** Makes the selected text a link, changes the link at the cursor, or inserts the URL itself. */
export function LinkTool({ editor }: { editor: Editor | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: () => editor?.isActive('link') ?? false }) ?? false;
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
        aria-label="Link"
        title="Link"
      >
        <IconLink size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <Modal opened={isOpen} onClose={close} title="Link" returnFocus={false}>
        {editor && (
          <LinkForm
            current={String(editor.getAttributes('link').href ?? '')}
            onSet={(link, words) => {
              setLink(editor, link, words);
              close();
            }}
            onRemove={() => {
              unsetLink(editor);
              close();
            }}
          />
        )}
      </Modal>
    </>
  );
}
