import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-bar.module.css';

interface FormBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** What the form is for; it gives way to 'Not saved'. */
  about?: string;
  /** What stands before Save. */
  children?: ReactNode;
}

/** Above a long form: whether something typed is not saved yet, and the way to save it. */
export function FormBar({ isDirty, isSaving, about = '', children }: FormBarProps) {
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty ? 'Not saved' : about}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {children}
        <Button type="submit" loading={isSaving} flex="none">
          Save
        </Button>
      </Group>
    </Group>
  );
}
