import { Group, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { TableSkeleton } from '../../ui/skeletons';
import { useGetChecklist } from './use-get-checklist';

export function Checklist() {
  const { data, error, refetch } = useGetChecklist();
  if (error) {
    return (
      <ErrorPanel
        title="The checklist could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <TableSkeleton rows={4} />;
  return (
    <Stack gap="xs" component="ul" p={0} m={0}>
      {data.map(({ label, isDone }) => (
        <Group key={label} gap="xs" component="li" style={{ listStyle: 'none' }}>
          {isDone ? (
            <IconCircleCheckFilled
              size={20}
              color="var(--mantine-color-green-6)"
              role="img"
              aria-label="Done"
            />
          ) : (
            <IconCircle size={20} color="var(--mantine-color-dimmed)" role="img" aria-label="Not done" />
          )}
          <Text c={isDone ? undefined : 'dimmed'}>{label}</Text>
        </Group>
      ))}
    </Stack>
  );
}
