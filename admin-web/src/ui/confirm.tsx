import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../lib/api-error';
import { askInDialog } from './ask-in-dialog';
import { DialogActions } from './dialog-actions';
import { type GoingOn, useReasonToGoOn } from './reason-to-go-on';

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
}

/** Asks a question in a dialog. Resolves to true once confirmed and done, to false when it was cancelled. */
export function confirmAction(options: ConfirmOptions): Promise<boolean> {
  return askInDialog(options.title, (onClose) => <ConfirmBody {...options} onClose={onClose} />);
}

function ConfirmBody(props: ConfirmOptions & { onClose: (isConfirmed: boolean) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const goingOn = useReasonToGoOn(props.goingOn);
  const confirm = async () => {
    if (!goingOn.isReady()) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await props.onConfirm?.(goingOn.reason);
      props.onClose(true);
    } catch (thrown) {
      goingOn.askWhereRefused(thrown);
      setError(messageOf(thrown));
      setIsBusy(false);
    }
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
