import type { VersionDifference } from '@galley/shared/schemas/version';
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { countOf } from '../../../lib/count-of';
import { useShortcut } from '../../../ui/shortcuts';
import { changeNames } from '../change-badge';
import { nameOf } from '../component-comparison';

const steps = [
  { by: -1, key: 'ArrowUp', label: 'Previous change', Icon: IconChevronUp },
  { by: 1, key: 'ArrowDown', label: 'Next change', Icon: IconChevronDown },
] as const;

/** The step of a key press inside a frame, which the admin's shortcuts do not receive. */
export const stepOfKey = ({ altKey, key }: KeyboardEvent) =>
  altKey ? steps.find((step) => step.key === key)?.by : undefined;

/** 'Change 2 of 5: Prices, changed' */
export function stepWords(changes: readonly VersionDifference[], chosen: VersionDifference): string {
  const place = changes.indexOf(chosen) + 1;
  const { change, isMoved } = chosen;
  const what = changeNames[change].toLowerCase();
  const moved = isMoved && change !== 'moved' ? ' and moved' : '';
  return `Change ${place} of ${changes.length}: ${nameOf(chosen)}, ${what}${moved}`;
}

interface ChangeStepsProps {
  changes: readonly VersionDifference[];
  /** The last announcement: the step that was taken, or why a link does nothing. */
  said: string;
  onStep: (by: 1 | -1) => void;
}

/** Steps through the changes by button and by key, and announces each. */
export function ChangeSteps({ changes, said, onStep }: ChangeStepsProps) {
  useShortcut('alt+ArrowDown', 'Next change', () => onStep(1));
  useShortcut('alt+ArrowUp', 'Previous change', () => onStep(-1));
  const isNone = changes.length === 0;
  return (
    <Group gap={4} wrap="nowrap" miw={0} flex="1 1 180px">
      {steps.map(({ by, key, label, Icon }) => (
        <Tooltip key={key} label={`${label} (Alt+${by < 0 ? '↑' : '↓'})`}>
          <ActionIcon
            variant="default"
            size="md"
            aria-label={label}
            aria-keyshortcuts={`Alt+${key}`}
            disabled={isNone}
            onClick={() => onStep(by)}
          >
            <Icon size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      ))}
      <Text size="sm" ms="xs" role="status" aria-label="Change" truncate title={said}>
        {said || (isNone ? 'No components differ' : countOf(changes.length, 'change'))}
      </Text>
    </Group>
  );
}
