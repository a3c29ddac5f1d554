import { Badge, Group, Text } from '@mantine/core';

const colors: Record<string, string> = {
  draft: 'blue',
  pending: 'yellow',
  live: 'green',
  backup: 'gray',
  Deleted: 'red',
};

interface StatusBadgeProps {
  status: string;
  /** A live page that has an open draft beside it. */
  hasDraft?: boolean;
  /** A page that is hidden because a page above it was deleted. */
  isParentDeleted?: boolean;
}

/** A status is always the word in a badge, never colour alone. */
export function StatusBadge({ status, hasDraft, isParentDeleted }: StatusBadgeProps) {
  return (
    <Group gap={6} wrap="nowrap">
      {status === '' ? (
        <Text size="xs" c="dimmed">
          No version
        </Text>
      ) : (
        <Badge size="sm" radius="sm" variant="light" color={colors[status] ?? 'gray'} tt="none">
          {status}
        </Badge>
      )}
      {hasDraft && status === 'live' && (
        <Badge size="xs" radius="sm" variant="outline" color="blue" tt="none">
          draft
        </Badge>
      )}
      {isParentDeleted && (
        <Badge size="xs" radius="sm" variant="outline" color="red" tt="none">
          Parent deleted
        </Badge>
      )}
    </Group>
  );
}
