import type { VersionDifference } from '@galley/shared/schemas/version';
import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { countOf } from '../../lib/count-of';
import { useOpenOf } from '../../parts/comments/component-threads';
import { ChangeBadge } from './change-badge';
import classes from './comparison-list.module.css';
import { ComponentComparison, nameOf } from './component-comparison';

const changes = ['changed', 'added', 'removed', 'moved', 'same'] as const;

/** Shows the number of changed, added, removed and moved components. */
export function ComparisonSummary({ differences }: { differences: readonly VersionDifference[] }) {
  return (
    <Group gap="xs" role="status" aria-label="Summary">
      {changes.map((change) => {
        const count = differences.filter((difference) => difference.change === change).length;
        return count > 0 && <ChangeBadge key={change} change={change} count={count} />;
      })}
    </Group>
  );
}

/** Lists the components in the order of the later version; neighbours without changes are collapsed into a line. */
export function ComparisonList({ differences }: { differences: readonly VersionDifference[] }) {
  return (
    <Stack gap="sm">
      {groupsOf(differences).map((group) => {
        const [first] = group;
        if (first.change === 'same') return <Unchanged key={first.componentId} group={group} />;
        return <ComponentComparison key={first.componentId} difference={first} />;
      })}
    </Stack>
  );
}

function Unchanged({ group }: { group: readonly VersionDifference[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const open = useOpenOf(group.map(({ componentId }) => componentId));
  const count = group.length === 1 ? '1 unchanged component' : `${group.length} unchanged components`;
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <Chevron size={16} aria-hidden />
        <Text span c="dimmed">
          {count}
          {!isOpen && `: ${group.map(nameOf).join(', ')}`}
          {open > 0 && ` · ${countOf(open, 'open comment')}`}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <Stack gap="sm" mt="xs">
          {group.map((difference) => (
            <ComponentComparison key={difference.componentId} difference={difference} />
          ))}
        </Stack>
      )}
    </div>
  );
}

type Neighbours = [VersionDifference, ...VersionDifference[]];

function groupsOf(differences: readonly VersionDifference[]): Neighbours[] {
  const groups: Neighbours[] = [];
  for (const difference of differences) {
    const last = groups.at(-1);
    if (difference.change === 'same' && last?.[0].change === 'same') last.push(difference);
    else groups.push([difference]);
  }
  return groups;
}
