import { Alert, Button, Group } from '@mantine/core';
import { useCloseDialog } from './dialog-closing';

interface DialogActionsProps {
  confirmLabel: string;
  /** 'Cancel' where absent. */
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy: boolean;
  /** It cannot be done as things are; the dialog says why. */
  isImpossible?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | undefined;
  /** Closes the dialog that it stands in where absent. */
  onCancel?: () => void;
  /** Absent when the surrounding form is submitted instead. */
  onConfirm?: () => void;
}

/** The bottom of every dialog that asks something. */
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
          // A destructive dialog opens on Cancel, so that Enter destroys nothing.
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
