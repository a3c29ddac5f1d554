import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useDialogAbove } from '../../../ui/dialogs-above';
import { setLink as makeLink, unsetLink } from './link-command';
import { completeUrl, isAllowedLink, linkHint, notALink } from './link-url';

/** Makes the chosen words a link, changes the link the cursor is in, or inserts the address itself. */
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
        {editor && <LinkForm editor={editor} onDone={close} />}
      </Modal>
    </>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current: string = editor.getAttributes('link').href ?? '';
  const [link, setLink] = useState(current);
  const [error, setError] = useState<string>();

  const save = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is part of a form to React, though not to the page.
    event.stopPropagation();
    const address = completeUrl(link);
    if (!isAllowedLink(address)) {
      setError(link.trim() === '' ? 'Link is required.' : notALink);
      return;
    }
    makeLink(editor, address, link);
    onDone();
  };
  const remove = () => {
    unsetLink(editor);
    onDone();
  };

  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <TextInput
          label="Link"
          description={linkHint}
          error={error}
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
          inputMode="url"
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          {current && (
            <Button variant="default" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit">Set link</Button>
        </Group>
      </Stack>
    </form>
  );
}
