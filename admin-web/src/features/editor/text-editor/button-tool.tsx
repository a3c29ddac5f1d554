import { messages } from '@galley/shared/messages';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconSquareRoundedArrowRight } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useDialogAbove } from '../../../ui/dialogs-above';
import { LinkField } from '../../links/link-field';
import { completeUrl, isAllowedLink, notALink } from '../../links/link-url';
import { type ButtonAtCursor, buttonAtCursor, convertButtonToText, placeButton } from './button-command';

/** Inserts a button, which is a link that looks like one, or edits the button at the cursor. */
export function ButtonTool({ editor }: { editor: Editor | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: () => isInButton(editor) }) ?? false;
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
        {editor && <ButtonForm editor={editor} onDone={close} />}
      </Modal>
    </>
  );
}

function isInButton(editor: Editor | null): boolean {
  return editor?.isActive('link', { class: 'button' }) ?? false;
}

function ButtonForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  // The button at the cursor when the dialog opened: the cursor cannot move while it is open.
  const [current] = useState<ButtonAtCursor | undefined>(() => buttonAtCursor(editor));
  const [text, setText] = useState(current?.text ?? selectedText(editor));
  const [link, setLink] = useState(current?.href ?? '');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [linkError, setLinkError] = useState<string>();

  const place = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around the dialog, although the DOM does not.
    event.stopPropagation();
    const address = completeUrl(link);
    const isMissing = text.trim() === '' || address === '';
    setIsIncomplete(isMissing);
    setLinkError(isMissing || isAllowedLink(address) ? undefined : notALink);
    if (isMissing || !isAllowedLink(address)) return;
    placeButton(editor, { text: text.trim(), href: address }, current);
    onDone();
  };

  return (
    <form onSubmit={place} noValidate>
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
        <LinkField label="Link" isRequired error={linkError} value={link} onChange={setLink} />
        <Group justify="flex-end" gap="xs">
          {current && (
            <Button
              variant="default"
              onClick={() => {
                convertButtonToText(editor, current);
                onDone();
              }}
            >
              Make it plain text
            </Button>
          )}
          <Button type="submit">{current ? 'Set button' : 'Insert button'}</Button>
        </Group>
      </Stack>
    </form>
  );
}

function selectedText(editor: Editor): string {
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, to, ' ');
}
