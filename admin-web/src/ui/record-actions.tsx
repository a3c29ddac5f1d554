import { Button, Group } from '@mantine/core';
import { useCloseDialog } from './dialog-closing';
import classes from './record-actions.module.css';

interface RecordActionsProps {
  onDelete: () => Promise<void>;
  isSaving: boolean;
}

/** The bottom of a record's form in a dialog: Delete, Cancel and Update. */
export function RecordActions({ onDelete, isSaving }: RecordActionsProps) {
  const close = useCloseDialog();
  return (
    <Group justify="flex-end" gap="xs" className={classes.actions}>
      <Button variant="subtle" color="red" mr="auto" onClick={() => void onDelete()} disabled={isSaving}>
        Delete
      </Button>
      <Button variant="default" onClick={close} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="submit" loading={isSaving}>
        Update
      </Button>
    </Group>
  );
}
