import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-bar.module.css';

interface FormBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** What a save does. */
  about?: string;
  saveLabel?: string;
  /** Another way to save, beside Save. */
  otherSave?: ReactNode;
  /** Shown before Save. */
  children?: ReactNode;
}

/** The bar above a long form: shows whether there are unsaved changes, with the Save button. */
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
        {[isDirty && 'Not saved', about].filter(Boolean).join(' · ')}
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
