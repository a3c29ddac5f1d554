import { Alert, Button, Group } from '@mantine/core';
import { useCloseDialog } from './dialog-closing';

interface DialogActionsProps {
  confirmLabel: string;
  /** 'Cancel' where absent. */
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy: boolean;
  /** The action is impossible at present; the dialog says why. */
  isImpossible?: boolean;
  /** The error of the last attempt; the dialog stays open. */
  error?: string | undefined;
  /** Absent: closes the surrounding dialog. */
  onCancel?: () => void;
  /** Absent when the surrounding form is submitted instead. */
  onConfirm?: () => void;
}

/** The buttons of every dialog with a question. */
export function DialogActions(props: DialogActionsProps) {
  const closeDialog = useCloseDialog();
  const {
    confirmLabel,
    cancelLabel = 'Cancel',
    isDestructive,
    isBusy,
    isImpossible,
    error,
    onConfirm,
  } = props;
  const { onCancel = closeDialog } = props;
  return (
    <>
      {error && (
        <Alert color="red" title="Error" role="alert">
          {error}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          onClick={onCancel}
          disabled={isBusy}
          // A destructive dialog focuses Cancel, so that Enter destroys nothing.
          data-autofocus={isDestructive || isImpossible || undefined}
        >
          {cancelLabel}
        </Button>
        <Button
          type={onConfirm ? 'button' : 'submit'}
          color={isDestructive ? 'red' : undefined}
          loading={isBusy}
          disabled={isImpossible}
          onClick={onConfirm}
          data-autofocus={isDestructive || isImpossible ? undefined : true}
        >
          {confirmLabel}
        </Button>
      </Group>
    </>
  );
}
