import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-bar.module.css';

interface FormBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** What the form is for; it gives way to 'Not saved'. */
  about?: string;
  saveLabel?: string;
  /** Another way to save, right behind Save. */
  otherSave?: ReactNode;
  /** What stands before Save. */
  children?: ReactNode;
}

/** Above a long form: whether something typed is not saved yet, and the way to save it. */
export function FormBar({
  isDirty,
  isSaving,
  about = '',
  saveLabel = 'Save',
  otherSave,
  children,
}: FormBarProps) {
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty ? 'Not saved' : about}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {children}
        <Button.Group>
          <Button type="submit" loading={isSaving} flex="none">
            {saveLabel}
          </Button>
          {otherSave}
        </Button.Group>
      </Group>
    </Group>
  );
}
