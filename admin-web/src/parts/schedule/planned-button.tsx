import type { Planned } from '@galley/shared/schemas/schedule';
import { Button, Text } from '@mantine/core';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { plannedWords } from './planned-words';

interface PlannedButtonProps {
  planned: Planned;
  timeZone: string | undefined;
  /** Absent for users who may not change it. */
  onChange?: (() => void) | undefined;
}

/** Shows the schedule of the version, as a button that changes it. */
export function PlannedButton({ planned, timeZone, onChange }: PlannedButtonProps) {
  const words = plannedWords(planned, timeZone);
  const color = planned.missed ? 'red' : undefined;
  const Icon = planned.missed ? IconClockExclamation : IconClock;
  const title = planned.missed ?? words;
  if (!onChange) {
    return (
      <Text size="sm" truncate title={title} c={color}>
        {words}
      </Text>
    );
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      color={color}
      miw={28}
      maw="100%"
      title={title}
      aria-label={`${words}. Change`}
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={onChange}
    >
      <Text span truncate size="sm" fw={550}>
        {words}
      </Text>
    </Button>
  );
}
