import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormActionsProps {
  form: { isDirty: boolean; isSaving: boolean };
  /** 'Save' where absent. */
  label?: string;
  variant?: 'default';
  /** Other buttons, before the one that saves. */
  children?: ReactNode;
}

/** The bottom of a form: shows whether there are unsaved changes, with the button that saves. */
export function FormActions({ form, label = 'Save', variant, children }: FormActionsProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
        {form.isDirty ? 'Not saved' : ''}
      </Text>
      {children}
      <Button type="submit" variant={variant} loading={form.isSaving}>
        {label}
      </Button>
    </Group>
  );
}
