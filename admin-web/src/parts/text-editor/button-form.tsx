import { messages } from '@galley/shared/messages';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { holdEvent } from '../../lib/listen';
import { LinkField } from '../links/link-field';
import { completeUrl, isAllowedLink, notALink } from '../links/link-url';
import type { ButtonContent } from './button-command';

interface ButtonFormProps {
  start: ButtonContent;
  onPlace: (button: ButtonContent) => void;
  /** Turns the button back into text; absent for a new one. */
  onConvert?: (() => void) | undefined;
}

/** Asks for the label of a button in a text, and where it leads. */
export function ButtonForm({ start, onPlace, onConvert }: ButtonFormProps) {
  const [text, setText] = useState(start.text);
  const [link, setLink] = useState(start.href);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [linkError, setLinkError] = useState<string>();

  const place = (event: FormEvent) => {
    holdEvent(event);
    const url = completeUrl(link);
    const isMissing = text.trim() === '' || url === '';
    setIsIncomplete(isMissing);
    setLinkError(isMissing || isAllowedLink(url) ? undefined : notALink);
    if (isMissing || !isAllowedLink(url)) return;
    onPlace({ text: text.trim(), href: url });
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
        <LinkField label="Link" isRequired isInline error={linkError} value={link} onChange={setLink} />
        <Group justify="flex-end" gap="xs">
          {onConvert && (
            <Button variant="default" onClick={onConvert}>
              Make it plain text
            </Button>
          )}
          <Button type="submit">{onConvert ? 'Set button' : 'Insert button'}</Button>
        </Group>
      </Stack>
    </form>
  );
}
