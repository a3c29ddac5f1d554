import { Button, Group, Text } from '@mantine/core';
import classes from './form-bar.module.css';

interface FormBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** What the form is for; it gives way to 'Not saved'. */
  about?: string;
}

/** Above a long form: whether something typed is not saved yet, and the way to save it. */
export function FormBar({ isDirty, isSaving, about = '' }: FormBarProps) {
  return (
    <Group justify="space-between" wrap="nowrap" className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty ? 'Not saved' : about}
      </Text>
      <Button type="submit" loading={isSaving} flex="none">
        Save
      </Button>
    </Group>
  );
}
