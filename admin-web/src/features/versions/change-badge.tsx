import type { VersionDifference } from '@galley/shared/schemas/version';
import { Badge } from '@mantine/core';
import { IconArrowsMoveVertical, IconEqual, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import classes from './change-badge.module.css';

export type Change = VersionDifference['change'];

export const changeNames: Record<Change, string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  same: 'Unchanged',
};
export const changeIcons = {
  added: IconPlus,
  removed: IconMinus,
  changed: IconPencil,
  moved: IconArrowsMoveVertical,
  same: IconEqual,
};

/** Shows the kind of a change by word and icon, never by colour alone. */
export function ChangeBadge({ change, count }: { change: Change; count?: number }) {
  const Icon = changeIcons[change];
  return (
    <Badge
      size="sm"
      radius="sm"
      className={`${classes.badge} ${classes[change]}`}
      leftSection={<Icon size={12} stroke={2.5} aria-hidden />}
    >
      {count === undefined ? changeNames[change] : `${count} ${changeNames[change].toLowerCase()}`}
    </Badge>
  );
}
