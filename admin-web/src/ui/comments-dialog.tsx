import { Checkbox, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { askInDialog, type DialogNote } from './ask-in-dialog';
import { CommentsInput } from './comments-input';
import { DialogActions } from './dialog-actions';
import { type GoingOn, useReasonToGoOn } from './reason-to-go-on';
import { useDialogAction } from './use-dialog-action';

interface CommentsOptions {
  title: string;
  /** Says in a sentence what will happen. */
  text: string;
  /** Information to consider first; it can close the dialog. */
  note?: DialogNote | undefined;
  /** Whether something must be fixed first, or a reason is required. */
  goingOn?: GoingOn;
  confirmLabel: string;
  isRequired?: boolean;
  isDestructive?: boolean;
  /** An optional checkbox. */
  choice?: string | undefined;
  /** Runs while the dialog stays open; when it throws, the dialog shows the error and keeps the input. */
  onSubmit: (comments: string, isChosen: boolean, reason: string) => Promise<unknown>;
  /** Reported once it is done. */
  notice?: string;
}

/** Asks for version comments: confirmation and comment in one. Resolves to whether it was done. */
export function askForComments({ notice, ...options }: CommentsOptions): Promise<boolean> {
  return askInDialog(options.title, (onClose) => <CommentsBody {...options} onClose={onClose} />, notice);
}

function CommentsBody(props: CommentsOptions & { onClose: (isConfirmed: boolean) => void }) {
  const [comments, setComments] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const goingOn = useReasonToGoOn(props.goingOn);
  const { isBusy, error, forgetError, run } = useDialogAction(goingOn.askWhereRefused);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = comments.trim();
    setIsMissing(Boolean(props.isRequired) && text === '');
    if (!goingOn.isReady() || (props.isRequired && text === '')) return;
    await run(async () => {
      await props.onSubmit(text, isChosen, goingOn.reason);
      props.onClose(true);
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {props.note?.(() => props.onClose(false), forgetError)}
        {goingOn.input}
        <Text>{props.text}</Text>
        {props.choice && (
          <Checkbox
            label={props.choice}
            checked={isChosen}
            onChange={(event) => setIsChosen(event.currentTarget.checked)}
          />
        )}
        <CommentsInput
          withAsterisk={props.isRequired}
          error={isMissing && 'Comments is required.'}
          value={comments}
          onChange={(event) => setComments(event.currentTarget.value)}
        />
        <DialogActions
          confirmLabel={props.confirmLabel}
          isDestructive={props.isDestructive}
          isBusy={isBusy}
          isImpossible={goingOn.cannotGoOn}
          error={error}
          onCancel={() => props.onClose(false)}
        />
      </Stack>
    </form>
  );
}
