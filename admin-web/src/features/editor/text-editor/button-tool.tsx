import { messages } from '@galley/shared/messages';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconSquareRoundedArrowRight } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { completeAddress, isAllowedLink, linkHint } from './link-address';

/** Inserts a button: a link that looks like one, `<a class="button" href>`. */
export function ButtonTool({ editor }: { editor: Editor | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RichTextEditor.Control
        onClick={() => setIsOpen(true)}
        disabled={!editor}
        aria-label="Insert button"
        title="Insert button"
      >
        <IconSquareRoundedArrowRight size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Insert button" returnFocus={false}>
        {editor && <ButtonForm editor={editor} onDone={() => setIsOpen(false)} />}
      </Modal>
    </>
  );
}

function ButtonForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { from, to } = editor.state.selection;
  const [text, setText] = useState(editor.state.doc.textBetween(from, to, ' '));
  const [link, setLink] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [linkError, setLinkError] = useState<string>();

  const insert = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is part of a form to React, though not to the page.
    event.stopPropagation();
    const address = completeAddress(link);
    const isMissing = text.trim() === '' || address === '';
    setIsIncomplete(isMissing);
    setLinkError(isMissing || isAllowedLink(address) ? undefined : linkHint);
    if (isMissing || !isAllowedLink(address)) return;
    const marks = [{ type: 'link', attrs: { href: address, class: 'button' } }];
    editor.chain().focus().insertContent({ type: 'text', text: text.trim(), marks }).run();
    onDone();
  };

  return (
    <form onSubmit={insert} noValidate>
      <Stack>
        {isIncomplete && (
          <Alert color="red" role="alert">
            {messages.incompleteButton}
          </Alert>
        )}
        <TextInput
          label="Text"
          withAsterisk
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label="Link"
          description={linkHint}
          withAsterisk
          error={linkError}
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
          inputMode="url"
        />
        <Group justify="flex-end">
          <Button type="submit">Insert button</Button>
        </Group>
      </Stack>
    </form>
  );
}
