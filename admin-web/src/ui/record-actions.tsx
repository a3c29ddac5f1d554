import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { confirmAction } from './confirm';
import { useCloseDialog } from './dialog-closing';
import classes from './record-actions.module.css';

interface RecordActionsProps {
  form: { isSaving: boolean; giveUp: () => void };
  /** What the question before the deletion calls the record. */
  name: string;
  question: string;
  /** Where it is used, for the same question. */
  usage: ReactNode;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
}

/** The bottom of a library record's form in a dialog: Delete, Cancel and Update. */
export function RecordActions({ form, name, question, usage, onDelete, onDeleted }: RecordActionsProps) {
  const close = useCloseDialog();
  const remove = async () => {
    const isDone = await confirmAction({
      title: `Delete ${name}`,
      question,
      details: (
        <>
          <Text size="sm" mb="xs">
            It cannot be brought back.
          </Text>
          {usage}
        </>
      ),
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: onDelete,
      notice: 'Deleted',
    });
    if (!isDone) return;
    form.giveUp();
    onDeleted();
  };
  return (
    <Group justify="flex-end" gap="xs" className={classes.actions}>
      <Button variant="subtle" color="red" mr="auto" onClick={() => void remove()} disabled={form.isSaving}>
        Delete
      </Button>
      <Button variant="default" onClick={close} disabled={form.isSaving}>
        Cancel
      </Button>
      <Button type="submit" loading={form.isSaving}>
        Update
      </Button>
    </Group>
  );
}
