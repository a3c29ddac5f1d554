import { Group, Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconPointFilled } from '@tabler/icons-react';
import type { FormWork } from './component-form';

/** The one place that says whether what one typed is saved. */
export function SaveState({ work }: { work: FormWork }) {
  const text = work.isSaving ? 'Saving…' : work.isDirty ? 'Not saved' : 'Saved';
  return (
    <Group
      gap={4}
      wrap="nowrap"
      c={work.isDirty && !work.isSaving ? 'var(--editor-warning)' : 'dimmed'}
      mr="xs"
    >
      {work.isSaving ? (
        <Loader size={14} aria-hidden />
      ) : work.isDirty ? (
        <IconPointFilled size={16} aria-hidden />
      ) : (
        <IconCircleCheck size={16} stroke={1.5} aria-hidden />
      )}
      <Text size="sm" role="status" aria-label="State of the form">
        {text}
      </Text>
    </Group>
  );
}
