import { limits } from '@galley/shared/limits';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { holdEvent } from '../../lib/listen';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { useLocalDraft } from '../../ui/form/use-local-draft';

interface CommentFieldProps {
  label: string;
  /** Identifies the field within the company for its local draft: 'comment on page 4'. */
  place: string;
  /** The comment that is being edited. */
  stored?: string;
  sendLabel: string;
  /** `key` stays the same while the same text is sent again. */
  onSend: (text: string, key: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  /** Called when there is unsent text. */
  onUnsent?: (isUnsent: boolean) => void;
  isLabelHidden?: boolean;
  autoFocus?: boolean;
}

const newKey = () => crypto.randomUUID();

/** A field for a comment. Its text survives an error, a reload and the closing of the panel. */
export function CommentField({ label, place, stored = '', sendLabel, onSend, ...props }: CommentFieldProps) {
  const { onCancel, onUnsent } = props;
  const draft = useLocalDraft<{ text: string }>(place, ({ text }) => text.trim() !== stored);
  const [text, setText] = useState(draft.offer?.values.text ?? stored);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newKey());
  const isUnsent = text.trim() !== stored && (text.trim() !== '' || stored !== '');

  const keepOffer = useEffectEvent(() => {
    if (draft.offer) draft.keep(draft.offer.values);
    draft.settleOffer();
  });
  // Text that was left unsent earlier is already in the field.
  useEffect(() => keepOffer(), []);
  useUnsavedWork({ hasUnsavedText: () => isUnsent, giveUp: draft.clear });
  useEffect(() => onUnsent?.(isUnsent), [onUnsent, isUnsent]);

  const type = (next: string) => {
    setText(next);
    // Another text is another comment, even if the first one was stored and only its response was lost.
    if (error) key.current = newKey();
    setError(undefined);
    draft.keep({ text: next });
  };
  const end = (next: string) => {
    setText(next);
    setError(undefined);
    key.current = newKey();
    draft.clear();
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await onSend(text.trim(), key.current);
      end(stored && text.trim());
    } catch (thrown) {
      setError(messageOf(thrown));
    }
    setIsBusy(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (event.key === 'Escape' && onCancel && !isUnsent) onCancel();
    else return;
    holdEvent(event);
  };
  const count = text.trim().length;
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={6}>
        <Textarea
          label={props.isLabelHidden ? undefined : label}
          aria-label={props.isLabelHidden ? label : undefined}
          placeholder={props.isLabelHidden ? `${sendLabel}…` : undefined}
          error={error}
          autosize
          minRows={1}
          maxRows={10}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          data-autofocus={props.autoFocus || undefined}
          autoFocus={props.autoFocus}
        />
        {count > limits.reviewComment && (
          <Text size="sm" c="var(--mantine-color-error)" role="status">
            {count.toLocaleString('en-US')} of {limits.reviewComment.toLocaleString('en-US')} characters
          </Text>
        )}
        {(isUnsent || onCancel) && (
          <Group gap="xs">
            <Button type="submit" size="xs" loading={isBusy} disabled={!isUnsent}>
              {sendLabel}
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              onClick={() => {
                end(stored);
                onCancel?.();
              }}
            >
              Cancel
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
