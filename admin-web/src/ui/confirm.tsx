import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { askInDialog } from './ask-in-dialog';
import { DialogActions } from './dialog-actions';
import { type GoingOn, useReasonToGoOn } from './reason-to-go-on';
import { useDialogAction } from './use-dialog-action';

interface ConfirmOptions {
  title: string;
  /** The observed question, word for word: one of `confirmations` in shared/messages.ts. */
  question: string;
  /** What the user should know before: what is destroyed, what stays. */
  details?: ReactNode;
  /** Whether something must be fixed first, or a reason is required. */
  goingOn?: GoingOn;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Runs while the dialog stays open; when it throws, the dialog shows the error and can be confirmed again. */
  onConfirm?: (reason: string) => Promise<unknown>;
  /** Reported once it is done. */
  notice?: string;
}

/** Asks a question in a dialog. Resolves to true once confirmed and done, to false when it was cancelled. */
export function confirmAction({ notice, ...options }: ConfirmOptions): Promise<boolean> {
  return askInDialog(options.title, (onClose) => <ConfirmBody {...options} onClose={onClose} />, notice);
}

function ConfirmBody(props: ConfirmOptions & { onClose: (isConfirmed: boolean) => void }) {
  const goingOn = useReasonToGoOn(props.goingOn);
  const { isBusy, error, run } = useDialogAction(goingOn.askWhereRefused);
  const confirm = async () => {
    if (!goingOn.isReady()) return;
    await run(async () => {
      await props.onConfirm?.(goingOn.reason);
      props.onClose(true);
    });
  };
  return (
    <Stack>
      <Text>{props.question}</Text>
      {props.details && (
        <Text component="div" size="sm" c="dimmed">
          {props.details}
        </Text>
      )}
      {goingOn.input}
      <DialogActions
        confirmLabel={props.confirmLabel}
        isDestructive={props.isDestructive}
        isBusy={isBusy}
        isImpossible={goingOn.cannotGoOn}
        error={error}
        onCancel={() => props.onClose(false)}
        onConfirm={confirm}
      />
    </Stack>
  );
}
